import { publishNewLander, type LanderEdition } from '#src/site/landers/face.ts';
import type { Services } from '#src/platform/services.ts';
import { ADULT_ONLY } from './texts/lander-texts.ts';

/** Landing pages that come with the product (spec §2 Screens and routes). */
const PRODUCT_LANDERS: readonly LanderEdition[] = [
  { name: 'adultonly', version: 1, variant: 'a', template: 'halves', texts: ADULT_ONLY },
];

/** Publishes the product's landing pages where they are missing, with and without the demonstration. */
export async function publishProductLanders({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  for (const edition of PRODUCT_LANDERS) await publishNewLander(db, edition, clock.now());
}
