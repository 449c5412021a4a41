import { useIntl } from 'react-intl';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { HalvesMark } from './halves-mark.tsx';
import { ResultTitle, ResultWords, WaysOn } from './words.tsx';
import { AllPayments } from './ways-on.tsx';

/** A newer order replaced this one: what that means for its money, and the way to the newer one. */
export function Replaced({ by }: { by: string }) {
  const intl = useIntl();
  return (
    <>
      <HalvesMark of="one" />
      <ResultTitle>
        {intl.formatMessage({
          id: 'result.replaced.title',
          defaultMessage: 'A newer order replaced this one',
        })}
      </ResultTitle>
      <ResultWords>
        {intl.formatMessage({
          id: 'result.replaced.text',
          defaultMessage:
            'You ordered again while this one was open, so we closed it. Nothing was charged for it. If money still arrives, you get it back or the credits for it.',
        })}
      </ResultWords>
      <WaysOn>
        <ButtonLink to={pathTo('transactions-id', { id: by })}>
          {intl.formatMessage({ id: 'result.newer', defaultMessage: 'See the newer order' })}
        </ButtonLink>
        <AllPayments />
      </WaysOn>
    </>
  );
}
