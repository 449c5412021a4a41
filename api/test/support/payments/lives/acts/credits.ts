import assert from 'node:assert/strict';
import { giveBackToLots } from '#src/money/returns/face.ts';
import { giveBackCredits, spendCredits } from '#src/money/wallet/face.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { ProblemError } from '#src/platform/lib/problem.ts';
import type { Buyer } from '../buyer.ts';

export async function spend(buyer: Buyer): Promise<void> {
  const credits = 1 + buyer.draw(20);
  const operationId = `life:${newId()}`;
  const asked = { userId: buyer.user.id, credits, operationId, reason: 'gift' };
  const isSpent = await buyer.t.services
    .unitOfWork((tx) => spendCredits(tx, asked))
    .then(() => true)
    .catch((error: unknown) => {
      if (error instanceof ProblemError && error.code === 'not_enough_credits') return false;
      throw error;
    });
  buyer.note(`spend ${credits}`);
  const isExpected = buyer.oracle.spends(operationId, credits);
  assert.equal(isSpent, isExpected, 'a spend passes with enough credits alone');
  if (isSpent) buyer.spends.push(operationId);
}

/** The newest spend comes back, as one for a message that was not read does. */
export async function giveBack(buyer: Buyer): Promise<void> {
  const of = buyer.spends.pop();
  if (!of) return;
  buyer.note('give a spend back');
  const { services } = buyer.t;
  const operationId = `back:${of}`;
  await services.unitOfWork((tx, afterCommit) =>
    giveBackToLots(services, { tx, afterCommit }, of, () =>
      giveBackCredits(tx, { userId: buyer.user.id, operationId, of }),
    ),
  );
  buyer.oracle.gaveBack(of);
}
