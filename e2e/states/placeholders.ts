import type { Page } from '@playwright/test';

type Get = <T>(api: string) => Promise<T>;

interface Reported {
  ticket: string;
  kind: string;
  member: { id: string };
}

/** What operators have before them, by the name of its placeholder. */
const OFFICE: Readonly<Record<string, (get: Get) => Promise<string | undefined>>> = {
  async 'reported-member'(get) {
    const { items } = await get<{ items: Reported[] }>('/api/ops/reports');
    return items[0]?.member.id;
  },
  async 'report-of-member'(get) {
    const { items } = await get<{ items: Reported[] }>('/api/ops/reports');
    return items.find(({ kind }) => kind === 'profile')?.ticket;
  },
  async 'report-of-message'(get) {
    const { items } = await get<{ items: Reported[] }>('/api/ops/reports');
    return items.find(({ kind }) => kind === 'message')?.ticket;
  },
  async complaint(get) {
    const { items } = await get<{ items: { ticket: string }[] }>('/api/ops/complaints');
    return items[0]?.ticket;
  },
};

/** Replaces placeholders of an address with members of the demonstration, and with what operators have before them. */
export async function resolvePath(page: Page, path: string): Promise<string> {
  const get: Get = async <T>(api: string) => (await page.request.get(api)).json() as Promise<T>;
  if (path.includes('{conversation}')) {
    const { chats } = await get<{ chats: { conversation: { id: string } }[] }>('/api/chats.php');
    return path.replace('{conversation}', chats[0]?.conversation.id ?? 'none');
  }
  if (path.includes('{match}')) {
    const { matches } = await get<{ matches: { id: string }[] }>('/api/likes.php');
    return path.replace('{match}', matches[0]?.id ?? 'none');
  }
  for (const [name, find] of Object.entries(OFFICE))
    if (path.includes(`{${name}}`)) return path.replace(`{${name}}`, (await find(get)) ?? 'none');
  if (!/\{member\}|\{fictional\}|\{halves\}/.test(path)) return path;
  const { items } = await get<{ items: { id: string; fictional: boolean }[] }>(
    '/api/members.php?gender=female&country=NL&fictional=true',
  );
  if (path.includes('{halves}')) {
    // Only pages have half sentences.
    for (const { id, fictional } of items.toReversed()) {
      const { member } = await get<{ member: { half_prompts: { prompt: string }[] } }>(
        `/api/member.php?id=${id}`,
      );
      const half = member.half_prompts[0]?.prompt;
      if (half && !fictional) return path.replace('{halves}', id).replace('{half}', half);
    }
  }
  const wanted = items.find(({ fictional }) => fictional === path.includes('{fictional}'));
  return path.replace(/\{\w+\}/, wanted?.id ?? 'none');
}
