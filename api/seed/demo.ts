import { hashPassword } from '#src/identity/accounts/passwords.ts';
import type { Services } from '#src/platform/services.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { act } from './acts.ts';
import { markDemonstration, storeDomains } from './domains.ts';
import { publishProductLanders } from './landers.ts';
import { drawMembers, storeMembers } from './members.ts';
import { drawUpPeople } from './people.ts';
import { beginSeed, completeSeed, findSeed } from './progress-repository.ts';
import { buyPremium } from './purchase.ts';
import { fillWallets } from './wallets.ts';

/** Reports the seed's progress: a step, and the share of the whole. */
export type SeedProgress = (step: string, done: number, total: number) => void;

const SEED = 'demonstration';

/** Is the database empty, or was this seed interrupted? Other databases are never seeded. */
async function isWanted({ db }: Services): Promise<boolean> {
  const seed = await findSeed(db, SEED);
  if (seed) return seed.completed_at === null;
  const [someone] = await db.selectFrom('users').select('id').limit(1).execute();
  return someone === undefined;
}

/**
 * Fills an empty database with the demonstration: two domains, 400 members with drawn portraits, demo accounts with a
 * history. Uses the services of real requests. Idempotent; an interrupted run continues.
 * @returns false when nothing was left to do
 */
export async function seedDemo(
  services: Services,
  progress: SeedProgress = () => undefined,
): Promise<boolean> {
  if (!(await isWanted(services))) return false;
  const { db, clock } = services;
  await beginSeed(db, SEED, clock.now());
  const people = drawUpPeople(clock.now());
  progress('domains and settings', 0, people.length);
  await storeDomains(services);
  await publishProductLanders(services);
  await storeMembers(services, people, await hashPassword(DEMO_PASSWORD));
  progress('wallets, chats and likes', 0, people.length);
  await fillWallets(services, people);
  await buyPremium(services, people);
  await act(services, people);
  await drawMembers(services, people, (done) => progress('portraits', done, people.length));
  await markDemonstration(services);
  await completeSeed(db, SEED, clock.now());
  return true;
}
