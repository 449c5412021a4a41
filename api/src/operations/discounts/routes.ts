import {
  OPS_ACT_ON_DISCOUNT,
  OPS_ADD_DISCOUNT,
  OPS_CHANGE_DISCOUNT,
  OPS_LIST_DISCOUNTS,
  OPS_READ_DISCOUNT,
  OPS_READ_DISCOUNT_FIGURES,
} from '@rendezvous/contract/operators/discounts/endpoints';
import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { operatorOf } from '#src/platform/http/access.ts';
import { handle } from '#src/platform/http/handle.ts';
import { readCursor } from '#src/platform/lib/cursor.ts';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import type { App } from '#src/platform/types.ts';
import { addDiscount } from './add.ts';
import { actOnDiscount, changeDiscount } from './change.ts';
import { listDiscounts, readDiscount, readFigures } from './show.ts';

/** A body with its reason without invisible characters. @throws a field error for spaces alone */
function reasoned<Body extends { reason: string }>(body: Body): Body {
  const reason = visibleText(body.reason);
  if (reason === '') throw fieldProblem('reason', 'required');
  return { ...body, reason };
}

/** Discount codes as operators make, limit and end them (PRODUCT.md §1). */
export async function opsDiscountRoutes(app: App): Promise<void> {
  const { services } = app;

  handle(app, OPS_READ_DISCOUNT_FIGURES, () => readFigures(services));

  handle(app, OPS_LIST_DISCOUNTS, ({ query }) =>
    listDiscounts(services, query.state, readCursor(query.cursor)),
  );

  handle(app, OPS_READ_DISCOUNT, ({ query }) => readDiscount(services.db, query.code, services.clock.now()));

  handle(app, OPS_ADD_DISCOUNT, (request) =>
    addDiscount(services, operatorOf(request).name, reasoned(request.body)),
  );

  handle(app, OPS_CHANGE_DISCOUNT, (request) =>
    changeDiscount(services, operatorOf(request).name, reasoned(request.body)),
  );

  handle(app, OPS_ACT_ON_DISCOUNT, (request) =>
    actOnDiscount(services, operatorOf(request).name, reasoned(request.body)),
  );
}
