import type { HalfPromptDraft } from '@rendezvous/contract/half-prompts';
import { PROFILE_CHOICE_NAMES, type Profile, type ProfileChoice } from '@rendezvous/contract/profile';
import type { Tx } from '#src/platform/db/database.ts';

export interface ProfileDetails extends Pick<
  Profile,
  'status' | 'gender' | 'seeking' | 'interests' | ProfileChoice | 'about_me'
> {
  half_prompts: HalfPromptDraft[];
}

/** Reads what a page shows beyond a card. Choice lists hold only the contract's values: writes are checked against them. */
export async function readDetails(
  tx: Tx,
  memberId: string,
): Promise<(ProfileDetails & { main_photo_id: string | null }) | null> {
  const row = await tx
    .selectFrom('profiles')
    .select([
      'status',
      'gender',
      'seeking',
      'interests',
      ...PROFILE_CHOICE_NAMES,
      'about_me',
      'half_prompts',
      'main_photo_id',
    ])
    .where('user_id', '=', memberId)
    .executeTakeFirst();
  return (row ?? null) as (ProfileDetails & { main_photo_id: string | null }) | null;
}
