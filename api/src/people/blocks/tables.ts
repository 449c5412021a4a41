/** A block of one member by another. */
export interface BlocksTable {
  blocker: string;
  blocked: string;
  created_at: Date;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    blocks: BlocksTable;
  }
}
