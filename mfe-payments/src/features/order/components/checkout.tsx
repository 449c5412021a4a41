import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { PaymentMethod } from '@rendezvous/contract/resources/payments/schemas';
import { useShell } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { SectionTitle, Wrap } from '@rendezvous/ui/layout/page';
import { leaveFor } from '#src/lib/leave-for.ts';
import { DEBT_HASH } from '#src/lib/debt-hash.ts';
import { LateDebtAlone, LateDebtOffer, LateDebtScreen } from '../debt/late-debt.ts';
import { useBuy } from '../hooks/use-buy.ts';
import { useExpressRequest } from '../hooks/use-express-request.ts';
import type { Order } from '../hooks/use-order.ts';
import { BonusBox } from './bonus-box.tsx';
import { CountryChoice } from './country-choice.tsx';
import { LinkRefusal } from './link-refusal.tsx';
import { MethodList } from './method-list.tsx';
import { OrderGrid } from './order-grid.tsx';
import { OrderSkeleton, SkeletonRows } from './order-skeleton.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OwnAmount } from './own-amount.tsx';
import { PackageList } from './package-list.tsx';
import { PayDock } from './pay-dock.tsx';
import { Refusal } from './refusal.tsx';

interface CheckoutProps {
  order: Order;
  header: React.ReactNode;
  /** Whether the packages are there to choose from, or the package is settled. */
  withPackages: boolean;
  footer?: React.ReactNode;
}

/** Package, method, sum and the button that pays: one screen, from either door. A debt is on the bill too, or is paid alone. */
export function Checkout({ order, header, withPackages, footer }: CheckoutProps) {
  const { buy, busy, refused, tried } = useBuy(leaveFor);
  const shell = useShell();
  const { body, debt } = order;
  const begin = useBlockedModals();
  const request = useExpressRequest();
  function onBuy(): void {
    if (!body || !request.mayOrder()) return;
    buy({ ...body, ...(request.needed && { express_request: true }) });
  }
  const { packages, methods } = order;
  const known = packages && methods;
  const [alone, setAlone] = useState(false);
  const { hash } = useLocation();
  const [wasKnown, setKnown] = useState(false);
  const isDrawn = wasKnown || (known !== undefined && debt !== undefined);
  if (isDrawn && !wasKnown) setKnown(true);
  const purchase = { order, ready: body !== null, busy, waiting: !known, onBuy };
  const reload = order.reload;
  // A code that was refused is no longer in the prices: one typed or linked is dropped. Whatever else differs is there once all is read again, the
  // country too, which may have been changed elsewhere.
  useEffect(() => {
    if (!refused) return;
    if (refused.problem.code.startsWith('code_') && order.code !== null) order.applyCode(null);
    else void Promise.all([shell.refresh('user'), reload()]);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per refusal
  }, [refused]);

  if (order.failed) {
    return (
      <Wrap>
        {header}
        <FailedRegion onRetry={() => void reload()} />
      </Wrap>
    );
  }
  // Nothing of the order is drawn before all of it is known: how many packages, ways to pay and bonuses there are moves the rest.
  if (!isDrawn) return <OrderSkeleton header={header} />;
  if (debt && (!order.debtLine || hash === DEBT_HASH))
    return <LateDebtScreen debt={debt} withOrder={order.debtLine !== null} />;
  return (
    <OrderGrid onPointerDown={begin} onKeyDown={begin}>
      <div>
        {header}
        {debt && <LateDebtOffer debt={debt} order={order} alone={alone} onChoose={setAlone} />}
        {order.linkRefused && <LinkRefusal error={order.linkRefused} />}
        {!alone && order.discount?.expires && (
          <BonusBox discount={order.discount} onEnd={order.onDiscountEnd} />
        )}
        {withPackages &&
          !alone &&
          (known ? (
            <PackageList
              packages={packages}
              discount={order.discount}
              chosen={order.entry?.id}
              onChoose={order.choosePackage}
            />
          ) : (
            <SkeletonRows height="86px" />
          ))}
        {known && !alone && order.entry?.min_credits !== undefined && (
          <OwnAmount
            entry={order.entry}
            amount={order.amount}
            ok={order.amountOk}
            onChange={order.setAmount}
          />
        )}
        <Methods order={order} methods={known && methods} />
        {footer}
      </div>
      <div>
        {debt && alone ? (
          <LateDebtAlone debt={debt} method={order.method?.id} />
        ) : (
          <OrderSummary
            order={order}
            purchase={purchase}
            request={request}
            refusal={refused && <Refusal error={refused} tried={tried} order={order} />}
          />
        )}
      </div>
      {!alone && <PayDock order={order} />}
    </OrderGrid>
  );
}

/** From the first touch on, and as long as this screen stays, no modal of the frame's own comes over the payment. */
function useBlockedModals(): () => void {
  const shell = useShell();
  const [begun, setBegun] = useState(false);
  useEffect(() => (begun ? shell.blockModals() : undefined), [begun, shell]);
  return () => setBegun(true);
}

function Methods({ order, methods }: { order: Order; methods: readonly PaymentMethod[] | undefined }) {
  const intl = useIntl();
  return (
    <Part>
      <SectionTitle>{intl.formatMessage({ id: 'method.title', defaultMessage: 'Pay with' })}</SectionTitle>
      <CountryChoice onChoose={order.changeCountry} />
      {methods ? (
        <MethodList methods={methods} chosen={order.method?.id} onChoose={order.chooseMethod} />
      ) : (
        <SkeletonRows height="60px" />
      )}
    </Part>
  );
}

const Part = styled.section`
  margin-top: ${theme.space.s6h};
`;
