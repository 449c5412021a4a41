import { rereadCalls } from '@rendezvous/api-client/cache';
import { READ_MEMBER, SEARCH_MEMBERS, SUGGEST_MEMBERS } from '@rendezvous/contract/calls/members';
import type { Member } from '@rendezvous/contract/members';
import type { ShellServices } from '@rendezvous/contract/remote-contract';
import { tellRefusal, type Teller } from '#src/lib/dialogs/tell-refusal.ts';
import { setBlock } from './set-block.ts';

/** Blocks a member or ends the block, says so, and reads anew what the block hides. */
export async function blockMember(
  teller: Teller,
  { id, name }: Pick<Member, 'id' | 'name'>,
  blocked: boolean,
): Promise<void> {
  const { intl, shell } = teller;
  try {
    await setBlock(id, blocked);
  } catch (error) {
    return tellRefusal(teller, error);
  }
  const text = blocked
    ? intl.formatMessage({ id: 'member.block.done', defaultMessage: '{name} is blocked.' }, { name })
    : intl.formatMessage(
        { id: 'member.block.undone', defaultMessage: '{name} is no longer blocked.' },
        { name },
      );
  shell.toast({ text, tone: 'ok' });
  await rereadBlocked(shell);
}

/** Reads anew what a block hides. */
export async function rereadBlocked(shell: Pick<ShellServices, 'refresh'>): Promise<void> {
  await Promise.all([
    rereadCalls(READ_MEMBER, SEARCH_MEMBERS, SUGGEST_MEMBERS),
    shell.refresh('likes', 'chats'),
  ]);
}
