import type { TonightChoice } from '@rendezvous/contract/resources/tonight/values';

/** What a member is up for this evening. It counts until `until`, whether or not its row has been deleted by then. */
export interface TonightChoicesTable {
  user_id: string;
  choice: TonightChoice;
  chosen_at: Date;
  until: Date;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    tonight_choices: TonightChoicesTable;
  }
}
