import type { CountryCode } from '@rendezvous/contract/kernel/countries';
import type { Lander, LanderStep } from '@rendezvous/contract/resources/landers/schemas';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { MemberCard } from '@rendezvous/contract/resources/members/schemas';
import type { Tx } from '#src/platform/db/database.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import { previewMembers, type Searcher } from '#src/people/members/face.ts';
import { presentLander, type LanderAudience } from './presenter.ts';
import { countStep, findLander, insertLander, upsertLander } from './repository.ts';
import type { LanderTexts } from './tables.ts';

/** Members a landing page shows: real ones with a photo, near the visitor. */
const STRIP = 6;

export interface LanderVisitor extends LanderAudience {
  country: CountryCode;
  searcher: Searcher;
}

/** One edition of a landing page, as marketing publishes it. */
export interface LanderEdition {
  name: string;
  slug?: string;
  version: number;
  variant: string;
  template: string;
  texts: Partial<Record<Locale, LanderTexts>>;
}

/** Where visitors may not search, the page shows no members instead of a refusal. */
async function membersNearby(tx: Tx, { country, searcher }: LanderVisitor): Promise<MemberCard[]> {
  if (searcher.viewerId === null && searcher.loggedOutSearch === 'none') return [];
  const query = { country, has_photo: true, fictional: false, limit: STRIP };
  return previewMembers(tx, query, searcher);
}

/**
 * The landing page of a name and slug in the visitor's language (spec §2 Landers). An unknown slug shows the name's own page.
 * @throws problem `not_found`
 */
export async function readLander(
  tx: Tx,
  name: string,
  slug: string | undefined,
  visitor: LanderVisitor,
): Promise<Lander> {
  const row = await findLander(tx, name, slug ?? '');
  const lander = row && presentLander(row, visitor, await membersNearby(tx, visitor));
  if (!lander) throw problem('not_found');
  return lander;
}

/**
 * Counts a step on an edition, per day, without any identity.
 * @throws problem `not_found` for an edition that is not published
 */
export async function countLanderStep(
  tx: Tx,
  edition: { name: string; version: number; variant: string },
  step: LanderStep,
  now: Date,
): Promise<void> {
  if (!(await countStep(tx, edition, step, now.toISOString().slice(0, 10)))) throw problem('not_found');
}

/** Publishes an edition; again with the same name, slug, version and variant it replaces the words. */
export async function publishLander(tx: Tx, edition: LanderEdition, now: Date): Promise<void> {
  await upsertLander(tx, rowOf(edition, now));
}

/** Publishes an edition that was never stored; words that were changed since, or a page that was closed, stay so. */
export async function publishNewLander(tx: Tx, edition: LanderEdition, now: Date): Promise<void> {
  await insertLander(tx, rowOf(edition, now));
}

function rowOf({ name, slug = '', version, variant, template, texts }: LanderEdition, now: Date) {
  return {
    id: newId(),
    name,
    slug,
    version,
    variant,
    template,
    texts: JSON.stringify(texts),
    created_at: now,
  };
}
