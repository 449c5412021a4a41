/**
 * Every table, by name. Each module adds its own in its `tables.ts`, so that this file knows none of them:
 * `declare module '#src/platform/db/schema.ts' { interface Database { … } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the modules
export interface Database {}
