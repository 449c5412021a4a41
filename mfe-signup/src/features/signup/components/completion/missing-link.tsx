import { useIntl } from 'react-intl';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { Centre } from '#src/lib/centre.tsx';
import { LinkFailed } from '#src/lib/link-failed.tsx';

/** The address of a partner’s sign-up without its secret, or with a wrong one. */
export function MissingLink() {
  const intl = useIntl();
  return (
    <Centre>
      <LinkFailed
        words={intl.formatMessage({
          id: 'complete.invalid',
          defaultMessage:
            'Something is missing in the address. Go back to the page you came from and try once more, or sign up here.',
        })}
        way={{
          to: pathTo('signup'),
          label: intl.formatMessage({ id: 'signup.free', defaultMessage: 'Sign up free' }),
        }}
      />
    </Centre>
  );
}
