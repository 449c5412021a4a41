const KEY = 'rv.chat.drafts';

function readAll(): Record<string, string> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Draft to a member in this tab; log-out clears the tab's storage. */
export function readDraft(member: string): string {
  return readAll()[member] ?? '';
}

/** Stores a draft; removes it when empty. Without storage the draft lives as long as the field. */
export function storeDraft(member: string, text: string): void {
  const { [member]: _former, ...others } = readAll();
  const all = text ? { ...others, [member]: text } : others;
  try {
    if (Object.keys(all).length > 0) sessionStorage.setItem(KEY, JSON.stringify(all));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is full or forbidden: the text stays in the field.
  }
}
