import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { errorText } from '@rendezvous/i18n/errors';
import type { PaymentMethod } from '@rendezvous/contract/resources/payments/schemas';
import type { ApiError } from '@rendezvous/api-client/client';
import { useShell } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { SectionTitle, Wrap } from '@rendezvous/ui/layout/page';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { Waiting } from '@rendezvous/ui/feedback/waiting';
import { leaveFor } from '#src/lib/leave-for.ts';
import { useBuy } from '../hooks/use-buy.ts';
import { useExpressRequest } from '../hooks/use-express-request.ts';
import type { Order } from '../hooks/use-order.ts';
import { BonusBox } from './bonus-box.tsx';
import { CountryChoice } from './country-choice.tsx';
import { MethodList } from './method-list.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OwnAmount } from './own-amount.tsx';
import { PackageList } from './package-list.tsx';
import { PayDock } from './pay-dock.tsx';
import { Refusal } from './refusal.tsx';

interface CheckoutProps {
  order: Order;
  /** Something else has to be known before anything of the order is drawn. */
  waiting: boolean;
  header: React.ReactNode;
  /** Whether the packages are there to choose from, or the package is settled. */
  withPackages: boolean;
  footer?: React.ReactNode;
}

/** Package, method, sum and the button that pays: one screen, from either door. */
export function Checkout({ order, waiting, header, withPackages, footer }: CheckoutProps) {
  const { buy, busy, refused, tried } = useBuy(leaveFor);
  const shell = useShell();
  const { body, price } = order;
  const begin = useBlockedModals();
  const request = useExpressRequest();
  function onBuy(): void {
    if (!body || !request.mayOrder()) return;
    buy({ ...body, ...(request.needed && { express_request: true }) });
  }
  const { packages, methods } = order;
  const known = packages && methods;
  const [wasKnown, setKnown] = useState(false);
  const isDrawn = wasKnown || (known !== undefined && !waiting);
  if (isDrawn && !wasKnown) setKnown(true);
  const purchase = { price, ready: body !== null, busy, waiting: !known, onBuy };
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
  return (
    <Grid onPointerDown={begin} onKeyDown={begin}>
      <div>
        {header}
        {order.linkRefused && <LinkRefusal error={order.linkRefused} />}
        {order.discount?.expires && <BonusBox discount={order.discount} onEnd={order.onDiscountEnd} />}
        {withPackages &&
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
        {known && order.entry?.min_credits !== undefined && (
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
        <OrderSummary
          order={order}
          purchase={purchase}
          request={request}
          refusal={refused && <Refusal error={refused} tried={tried} order={order} />}
        />
      </div>
      <PayDock order={order} />
    </Grid>
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

/** The code of a link is not valid: said once, and the order goes on without it. */
function LinkRefusal({ error }: { error: ApiError }) {
  const intl = useIntl();
  return (
    <Said>
      <Alert tone="bad">
        {errorText(intl, error.problem)}{' '}
        {intl.formatMessage({
          id: 'discount.link_refused',
          defaultMessage: 'The prices shown don’t include it.',
        })}
      </Alert>
    </Said>
  );
}

function SkeletonRows({ height }: { height: string }) {
  return (
    <Waiting>
      <Rows>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} $height={height} $radius="44px" />
        ))}
      </Rows>
    </Waiting>
  );
}

function OrderSkeleton({ header }: { header: React.ReactNode }) {
  return (
    <Grid>
      <div>
        {header}
        <SkeletonRows height="86px" />
      </div>
      <Summary>
        <Skeleton $height="280px" />
      </Summary>
    </Grid>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s3};
`;

/** Below the rows on small screens the order is too far down to replace this. */
const Summary = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
  }
`;

const Part = styled.section`
  margin-top: ${theme.space.s6h};
`;

const Said = styled.div`
  margin-block: ${theme.space.s4};
`;

const Grid = styled(Wrap)`
  padding-block: ${theme.space.s5} 0;
  & > div {
    min-width: 0;
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 400px;
    gap: ${theme.space.s7};
    padding-block: ${theme.space.s5h} ${theme.space.s8};
  }
`;
