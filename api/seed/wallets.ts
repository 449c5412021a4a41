import { grantCredits, openWallet } from '#src/money/wallet/face.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import type { Services } from '#src/platform/services.ts';
import type { Person } from './people.ts';

/** Credits granted to demonstration members who write; all live in the demo accounts' country. The premium account buys its own. */
const POCKET_MONEY = 10;
const WRITERS_LIVE_IN = 'NL';

/**
 * Opens every wallet and grants the activation credits. Fictional profiles and unconfirmed accounts have none.
 */
export async function fillWallets({ db, settings }: Services, people: readonly Person[]): Promise<void> {
  const signupCredits = settings.value(DEFAULT_DOMAIN, 'signup_credits');
  await db.transaction().execute(async (tx) => {
    for (const person of people) {
      if (person.fictional || person.account?.role === 'not_confirmed') {
        await openWallet(tx, person.id);
      } else {
        await grantCredits(tx, {
          userId: person.id,
          credits: signupCredits,
          kind: 'signup',
          operationId: `signup:${person.id}`,
        });
        if (person.country === WRITERS_LIVE_IN && person.account?.role !== 'premium')
          await grantCredits(tx, {
            userId: person.id,
            credits: POCKET_MONEY,
            kind: 'demonstration',
            operationId: `demonstration:${person.id}`,
          });
      }
    }
  });
}
