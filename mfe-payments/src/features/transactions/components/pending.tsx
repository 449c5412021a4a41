import { useIntl } from 'react-intl';
import { HalvesMark } from './halves-mark.tsx';
import { ResultTitle, ResultWords, WaysOn } from './words.tsx';
import { AllPayments, BackOn } from './ways-on.tsx';

/** Waiting for the provider's word. The page may be left at once; after a minute it says that the mail comes. */
export function Pending({ late }: { late: boolean }) {
  const intl = useIntl();
  return (
    <>
      <HalvesMark of="waiting" />
      <ResultTitle>
        {intl.formatMessage({ id: 'result.pending.title', defaultMessage: 'Processing your payment' })}
      </ResultTitle>
      <ResultWords>
        {late
          ? intl.formatMessage({
              id: 'result.late.text',
              defaultMessage:
                'Your bank is taking its time. No need to wait here: we’ll e-mail you as soon as the credits are yours. Please don’t pay a second time.',
            })
          : intl.formatMessage({
              id: 'result.pending.text',
              defaultMessage:
                'This usually takes a few seconds. The page updates by itself; you may also leave, and we’ll e-mail you.',
            })}
      </ResultWords>
      <WaysOn>
        <BackOn tone={late ? 'primary' : 'outline'} />
        {late && <AllPayments />}
      </WaysOn>
    </>
  );
}
