import type { MeasureStatement } from '@rendezvous/contract/operators/members/schemas';

/** Reasons of a measure, for tests of something else. */
export const STATEMENT: MeasureStatement = { facts: 'A report.', rule: 'money', source: 'report' };
