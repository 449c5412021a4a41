import { CHAT_DRAFTS } from '@rendezvous/contract/resources/chats/drafts';

/** Drafts of one member, by who they are to. */
interface Stored {
  user: string;
  drafts: Record<string, string>;
}

/** Reads the drafts of a member; those of another member of this tab count as none. */
function readAll(user: string): Stored['drafts'] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(CHAT_DRAFTS) ?? 'null') as Partial<Stored> | null;
    return stored?.user === user && typeof stored.drafts === 'object' ? stored.drafts : {};
  } catch {
    return {};
  }
}

/** Draft of a member to another in this tab. Log-out clears it; a session that ended otherwise leaves it to the same member. */
export function readDraft(user: string, member: string): string {
  return readAll(user)[member] ?? '';
}

/** Stores a draft; removes it when empty. Without storage the draft lives as long as the field. */
export function storeDraft(user: string, member: string, text: string): void {
  const { [member]: _former, ...others } = readAll(user);
  const drafts = text ? { ...others, [member]: text } : others;
  try {
    if (Object.keys(drafts).length > 0)
      sessionStorage.setItem(CHAT_DRAFTS, JSON.stringify({ user, drafts } satisfies Stored));
    else sessionStorage.removeItem(CHAT_DRAFTS);
  } catch {
    // Storage is full or forbidden: the text stays in the field.
  }
}
