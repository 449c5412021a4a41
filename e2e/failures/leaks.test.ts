import type { LaunchOptions, Page } from '@playwright/test';
import type { PageRegistry } from '@rendezvous/contract/composition/page';
import type { RemoteName } from '@rendezvous/contract/kernel/routes';
import { SLOT_OWNERS } from '@rendezvous/contract/composition/slots';
import { daan } from '#fixtures/people/people.ts';
import { countersOf, measureMemory } from '#fixtures/browser/page-memory.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test as base } from '#fixtures/test.ts';
import { otherWomen } from '#pages/chat.ts';
import { enterSite } from '#pages/entry-warning.ts';

/** Compiled code counts as heap and grows for as long as V8 finds something to optimise: here nothing is compiled. */
const INTERPRETED = '--js-flags=--no-opt --no-maglev --no-sparkplug';
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({ ...launchOptions, args: [...(launchOptions.args ?? []), INTERPRETED] }),
    { scope: 'worker' },
  ],
});

/** Thirty, unless `npm test` asks for fewer: what one cycle leaves shows in a few. */
const CYCLES = Number(process.env.LEAK_CYCLES ?? 30);
/** Code, texts and answers come during the first cycles and stay. */
const WARM_UP = 6;

/** One screen of each remote; of the operators’ rooms a member sees the log-in. */
const SCREENS = Object.entries({
  members: '/likes',
  chat: '/chats',
  payments: '/pricing',
  signup: '/activate/error',
  landers: '/landers/adultonly',
  ops: '/ops',
} satisfies Record<RemoteName, string>);

/** Sign-up is for visitors: for a member it closes at once. */
const VISITOR_SLOT = 'signup-modal';
const MEMBER_SLOTS = Object.keys(SLOT_OWNERS).filter((slot) => slot !== VISITOR_SLOT);

/** Slots that the deployed remotes say they fill. */
async function filledSlots(page: Page): Promise<string[]> {
  const answer = await page.request.get('/remotes.json');
  const { remotes } = (await answer.json()) as { remotes: PageRegistry };
  return Object.values(remotes).flatMap(({ slots }) => slots ?? []);
}

/** Opens the screens one after the other, `cycles` times, each until its remote has drawn something. */
async function visitScreens(page: Page, cycles: number): Promise<void> {
  await page.evaluate(
    async ([screens, count]) => {
      const drawn = (remote: string): boolean =>
        document.querySelector(`[data-remote="${remote}"]`)?.firstElementChild != null;
      const untilDrawn = async (remote: string): Promise<void> => {
        for (let frame = 0; !drawn(remote); frame += 1) {
          if (frame === 1_200) throw new Error(`${remote} drew nothing`);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      };
      for (let cycle = 0; cycle < count; cycle += 1)
        for (const [remote, path] of screens) {
          window.history.pushState(null, '', path);
          window.dispatchEvent(new PopStateEvent('popstate'));
          await untilDrawn(remote);
        }
    },
    [SCREENS, cycles] as const,
  );
}

/** Opens and closes those of the slots that a remote fills, `cycles` times, by the services that remotes call; answers which. */
async function openSlots(
  page: Page,
  slots: readonly string[],
  cycles: number,
  member?: string,
): Promise<string[]> {
  return page.evaluate(
    async ([wanted, count, other]) => {
      interface Fiber {
        child: Fiber | null;
        memoizedProps: { value?: { services?: Services } };
      }
      interface Services {
        openSlot(name: string, props: object): boolean;
        closeSlot(name: string): void;
      }
      // Only remotes are handed the services: here they are read from the frame's context.
      const servicesOf = (host: Element): Services => {
        const key = Object.keys(host).find((name) => name.startsWith('__reactContainer$'))!;
        let fiber = (host as Element & Record<string, Fiber | null>)[key] ?? null;
        for (; fiber; fiber = fiber.child) {
          const services = fiber.memoizedProps?.value?.services;
          if (services) return services;
        }
        throw new Error('the page has no frame');
      };
      const { openSlot, closeSlot } = servicesOf(document.getElementById('frame')!);
      const until = async (what: string, isTrue: () => boolean): Promise<void> => {
        for (let frame = 0; !isTrue(); frame += 1) {
          if (frame === 1_200) throw new Error(what);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      };
      const shown = (): boolean => document.querySelector('dialog[open]') !== null;
      const opened = new Set<string>();
      for (let cycle = 0; cycle < count; cycle += 1)
        for (const slot of wanted) {
          // Not filled yet.
          if (!openSlot(slot, { ...(other && { member: other }), reason: 'premium_only' })) continue;
          opened.add(slot);
          await until(`${slot} shows no dialog`, shown);
          closeSlot(slot);
          await until(`${slot} stays`, () => !shown());
        }
      return [...opened];
    },
    [slots, cycles, member] as const,
  );
}

/** Repeats `act` and expects the page to have no more objects than before. */
async function expectNoGrowth(page: Page, act: (cycles: number) => Promise<unknown>): Promise<void> {
  await act(WARM_UP);
  const counters = await countersOf(page);
  const before = await measureMemory(page, counters);
  await act(CYCLES);
  // The timers of the last steps reference their elements for five seconds.
  await expect(async () => {
    const after = await measureMemory(page, counters);
    // A mount that stays adds more than a hundred listeners and several nodes; less than one a cycle is none.
    expect(after.listeners - before.listeners, 'event listeners').toBeLessThan(CYCLES);
    expect(after.nodes - before.nodes, 'nodes').toBeLessThan(CYCLES);
    expect(after.styles, 'style tags').toBe(before.styles);
    expect(after.heapBytes / before.heapBytes, 'heap').toBeLessThan(1.05);
  }).toPass({ timeout: 12_000, intervals: [1_000] });
}

/** Logs a member in and opens the member's likes. */
async function enterAsMember(page: Page, url: string): Promise<void> {
  await haveSession(page.context(), url, daan);
  await page.goto('/likes');
  await expect(page.getByRole('heading', { level: 1, name: /Likes/ })).toBeVisible();
}

test('repeated visits to each remote leave nothing behind', async ({ page, site }) => {
  await enterAsMember(page, site.url);
  await expectNoGrowth(page, (cycles) => visitScreens(page, cycles));
});

test('repeated openings of each slot leave nothing behind', async ({ page, site }) => {
  await enterAsMember(page, site.url);
  const [woman] = await otherWomen(page);
  const filled = (await filledSlots(page)).filter((slot) => slot !== VISITOR_SLOT);
  expect(filled.length).toBeGreaterThan(0);
  expect((await openSlots(page, MEMBER_SLOTS, 1, woman!.id)).sort()).toEqual(filled.sort());
  await expectNoGrowth(page, (cycles) => openSlots(page, MEMBER_SLOTS, cycles, woman!.id));
});

test('repeated openings of sign-up by a visitor leave nothing behind', async ({ page }) => {
  await enterSite(page, '/complaints');
  expect(await openSlots(page, [VISITOR_SLOT], 1)).toEqual([VISITOR_SLOT]);
  await expectNoGrowth(page, (cycles) => openSlots(page, [VISITOR_SLOT], cycles));
});
