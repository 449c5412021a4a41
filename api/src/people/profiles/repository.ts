import type { HalfPromptDraft } from '@rendezvous/contract/resources/half-prompts/schemas';
import {
  PROFILE_CHOICE_NAMES,
  type Profile,
  type ProfileChoice,
} from '@rendezvous/contract/resources/profile/schemas';
import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';

export interface ProfileDetails extends Pick<
  Profile,
  'status' | 'gender' | 'seeking' | 'interests' | ProfileChoice | 'about_me'
> {
  half_prompts: HalfPromptDraft[];
  /** Most conversations that others began were answered within a day. */
  replies_within_day: boolean;
}

/** What the photos of a page depend on. */
interface PhotoFacts {
  main_photo_id: string | null;
  paid_user: boolean;
  domain: string;
}

/** Reads what a page shows beyond a card. Choice lists contain only the contract's values: writes are checked against them. */
export async function readDetails(tx: Tx, memberId: string): Promise<(ProfileDetails & PhotoFacts) | null> {
  const row = await tx
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select([
      'profiles.status',
      'gender',
      'seeking',
      'interests',
      ...PROFILE_CHOICE_NAMES,
      'about_me',
      'half_prompts',
      'replies_within_day',
      'main_photo_id',
      'paid_user',
      'domain',
    ])
    .where('user_id', '=', memberId)
    .executeTakeFirst();
  return (row ?? null) as (ProfileDetails & PhotoFacts) | null;
}

/** Stores who usually answers within a day: these members, and no others. */
export async function storeReplies(tx: Tx, ids: readonly string[]): Promise<void> {
  const replies = sql<boolean>`user_id = any(${[...ids]}::text[])`;
  await tx
    .updateTable('profiles')
    .set({ replies_within_day: replies })
    .where(sql<boolean>`replies_within_day <> (${replies})`)
    .execute();
}
