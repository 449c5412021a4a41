import { rereadCalls } from '@rendezvous/api-client/cache';
import { READ_MEMBER, SEARCH_MEMBERS, SUGGEST_MEMBERS } from '@rendezvous/contract/resources/members/calls';
import type { Member } from '@rendezvous/contract/resources/members/schemas';
import type { ShellServices } from '@rendezvous/contract/composition/remote-contract';
import { catchFocus } from '@rendezvous/ui/focus';
import { showRefusal, type Announcer } from '#src/lib/dialogs/show-refusal.ts';
import { setBlock } from './set-block.ts';

/** Blocks a member or ends the block, says so in these words, and reads again what the block hides. */
export async function changeBlock(
  announcer: Announcer,
  { member, blocked, text }: { member: string; blocked: boolean; text: string },
): Promise<void> {
  const { shell } = announcer;
  try {
    await setBlock(member, blocked);
  } catch (error) {
    return showRefusal(announcer, error);
  }
  shell.toast({ text, tone: 'ok' });
  await rereadBlocked(shell);
  // On the profile, the control that blocks and the one that unblocks replace each other.
  catchFocus(document.querySelector<HTMLElement>('[data-block]'));
}

/** Ends the block of a member. */
export function unblockMember(
  announcer: Announcer,
  { id, name }: Pick<Member, 'id' | 'name'>,
): Promise<void> {
  const text = announcer.intl.formatMessage(
    { id: 'member.block.undone', defaultMessage: '{name} is no longer blocked.' },
    { name },
  );
  return changeBlock(announcer, { member: id, blocked: false, text });
}

/** Reads again what a block hides. */
export async function rereadBlocked(shell: Pick<ShellServices, 'refresh'>): Promise<void> {
  await Promise.all([
    rereadCalls(READ_MEMBER, SEARCH_MEMBERS, SUGGEST_MEMBERS),
    shell.refresh('likes', 'chats'),
  ]);
}
