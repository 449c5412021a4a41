import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOPICS, type Topic, type TopicRules } from '@rendezvous/contract/composition/events';

const SOURCE = 'shared/contract/src/composition/events.ts';

const HEAD = `# The event bus

Written by \`npm run write bus\` from [events.ts](../${SOURCE}); \`npm test\` fails when it is out of date.

Shell and remotes notify each other by typed topics, named \`noun:past-participle\`. Each topic has one owner:
publishing another's throws. A remote reads with \`useTopic('unread:changed')\` (the last payload) or
\`useTopicListener('live:received', …)\` (each payload) of \`@rendezvous/remote/react/hooks\`, and publishes with \`useBus()\`.

- **Replay.** \`last\`: a late subscriber gets the last payload at once. \`none\`: a late subscriber misses it.
- **About.** Payloads about the \`member\` are forgotten at log-out, before \`session:changed\` is published; those about the \`page\` stay.
- **Tabs.** \`all\`: every tab of the same member receives it, over a channel of that member's; topics about the page reach all tabs.
  \`own\`: only the tab it was published in. One tab streams and polls for all; when it goes, the next takes over.
- **Log.** \`localStorage['rv.device.bus-log'] = '1'\`, or \`?buslog\` in the address of a page, writes every payload to the console;
  off by default and nothing of it is loaded then.

`;

/** One topic with what the contract says about it. */
interface Entry extends TopicRules {
  topic: Topic;
  payload: string;
  meaning: string;
}

/** Reads payload and docstring of every topic out of the contract's source. */
export function readTopics(source: string): Map<string, { payload: string; meaning: string }> {
  const body = /export interface Topics \{\n(.*?)\n\}/s.exec(source)?.[1];
  if (body === undefined) throw new Error(`${SOURCE} has no interface Topics`);
  const member = /\/\*\*\s*(.*?)\s*\*\/\s*'([a-z-]+:[a-z]+)': (.*?);(?=\n|$)/gs;
  return new Map(
    [...body.matchAll(member)].map(([, doc, topic, payload]) => [
      topic!,
      { payload: payload!, meaning: doc!.replace(/\s*\n\s*\*\s*/g, ' ') },
    ]),
  );
}

function row({ topic, owner, replay, about, tabs, payload, meaning }: Entry): string {
  return `| \`${topic}\` | ${owner} | ${replay} | ${about} | ${tabs} | \`${payload.replaceAll('|', '\\|')}\` | ${meaning.replaceAll('|', '\\|')} |\n`;
}

/** The current text of docs/bus.md. @throws Error when a topic has no docstring */
export function busDocument(root: string): string {
  const described = readTopics(readFileSync(join(root, SOURCE), 'utf8'));
  const rows = Object.entries(TOPICS).map(([name, rules]) => {
    const known = described.get(name);
    if (!known) throw new Error(`${SOURCE}: ${name} has no docstring`);
    return row({ topic: name as Topic, ...rules, ...known });
  });
  return `${HEAD}| Topic | Owner | Replay | About | Tabs | Payload | Meaning |\n|---|---|---|---|---|---|---|\n${rows.join('')}`;
}
