import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import { after, HOUR, MINUTE } from '#src/platform/lib/clock.ts';
import { block } from '#src/people/blocks/face.ts';
import { chatContext, readUpTo, sendMessage } from '#src/conversation/chats/face.ts';
import { noNotify } from '#src/platform/notifications/face.ts';
import { like, likeContext } from '#src/people/likes/face.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import type { Services } from '#src/platform/services.ts';
import { choose } from '#src/site/tonight/face.ts';
import type { DemoRole } from './accounts.ts';
import { eveningsOf } from './evenings.ts';
import { FREE_LIKES, FREE_TALKS, PREMIUM_LIKES, PREMIUM_TALKS, TO_FICTIONAL, type Talk } from './history.ts';
import type { Person } from './people.ts';

/** Time between two lines of a chat. */
const LINE_EVERY = 4 * MINUTE;

const writerOf = (person: Person) => ({
  userId: person.id,
  paid: person.account?.role === 'premium',
  status: 'active' as const,
});

function accountOf(people: readonly Person[], role: DemoRole): Person {
  const found = people.find((person) => person.account?.role === role);
  if (!found) throw new Error(`no demo account is ${role}`);
  return found;
}

/**
 * Ordinary members of the account's country with matching preferences. Fictional profiles never act, and those who came today without a
 * photo have no history yet.
 */
function suitableFor(account: Person, people: readonly Person[]): Person[] {
  return people.filter(
    (person) =>
      !person.account &&
      !person.fictional &&
      person.looks.length > 0 &&
      person.country === account.country &&
      person.gender === account.seeking &&
      person.seeking === account.gender,
  );
}

async function talk(
  services: Services,
  account: Person,
  partners: readonly Person[],
  { partner, startedAgo, lines, read }: Talk,
): Promise<void> {
  const { clock } = services;
  const other = partners[partner]!;
  let at = after(clock.now(), -startedAgo * MINUTE);
  for (const [index, [from, text]] of lines.entries()) {
    const context = { ...chatContext(services, { domain: DEFAULT_DOMAIN, now: at }), notifies: false };
    const [writer, receiver] = from === 'account' ? [account, other] : [other, account];
    const clientId = `demo-${account.id.slice(0, 8)}-${partner}-${index}`;
    const { conversation, message } = await sendMessage(context, writerOf(writer), {
      member: receiver.id,
      client_id: clientId,
      kind: 'text',
      text,
    });
    // An answer implies that earlier messages were read.
    const reader = read && index === lines.length - 1 && from === 'partner' ? account : writer;
    await readUpTo(context, writerOf(reader), conversation.id, message.seq);
    at = after(at, LINE_EVERY);
  }
}

async function likeEachOther(
  services: Services,
  account: Person,
  partners: readonly Person[],
  plan: { received: readonly number[]; sent: readonly number[] },
): Promise<void> {
  const { clock } = services;
  const contextAt = (now: Date) => ({
    ...likeContext(services, { domain: DEFAULT_DOMAIN, now }),
    notify: noNotify,
  });
  const liker = (person: Person) => ({
    userId: person.id,
    paid: person.account?.role === 'premium',
    country: person.country satisfies CountryCode,
    status: 'active' as const,
  });
  // Old enough to leave today's allowances unused.
  const first = after(clock.now(), -30 * HOUR);
  for (const place of plan.sent) await like(contextAt(first), liker(account), partners[place]!.id);
  for (const [index, place] of plan.received.entries()) {
    await like(contextAt(after(first, (index + 1) * HOUR)), liker(partners[place]!), account.id);
  }
}

/** People who came today choose what they are up for, as they choose it themselves. */
async function chooseTonight(services: Services, people: readonly Person[]): Promise<void> {
  for (const [person, choice] of eveningsOf(people))
    await choose(services, { userId: person.id, country: person.country }, choice, services.clock.now());
}

/** Gives the demo accounts a history: chats, likes both ways, one match each, one block; and the evening its choices. Idempotent. */
export async function act(services: Services, people: readonly Person[]): Promise<void> {
  const { clock } = services;
  const [premium, free, blocker] = [
    accountOf(people, 'premium'),
    accountOf(people, 'free'),
    accountOf(people, 'blocked'),
  ];
  for (const [account, talks, likes] of [
    [premium, PREMIUM_TALKS, PREMIUM_LIKES],
    [free, FREE_TALKS, FREE_LIKES],
  ] as const) {
    const partners = suitableFor(account, people);
    await likeEachOther(services, account, partners, likes);
    for (const each of talks) await talk(services, account, partners, each);
  }
  const fictional = people.find(
    (person) => person.fictional && person.gender === 'male' && person.country === premium.country,
  )!;
  await sendMessage(
    {
      ...chatContext(services, { domain: DEFAULT_DOMAIN, now: after(clock.now(), -20 * HOUR) }),
      notifies: false,
    },
    writerOf(premium),
    {
      member: fictional.id,
      client_id: 'demo-to-fictional',
      kind: 'text',
      text: TO_FICTIONAL,
      fictional_confirmed: true,
    },
  );
  await block(services, blocker.id, free.id, clock.now());
  await chooseTonight(services, people);
}
