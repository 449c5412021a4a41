import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { CreditReturn } from '@rendezvous/contract/resources/payments/schemas';
import { theme } from '@rendezvous/theme/theme';
import { useMemberZone } from '#src/lib/use-member-zone.ts';
import { text } from '@rendezvous/ui/layout/text';

/** Credits of first messages that were neither read nor answered, newest first. */
export function CreditReturns({ returns }: { returns: readonly CreditReturn[] }) {
  const intl = useIntl();
  const timeZone = useMemberZone();
  return (
    <Section aria-labelledby="credit-returns">
      <h2 id="credit-returns">
        {intl.formatMessage({ id: 'returns.title', defaultMessage: 'Credits you got back' })}
      </h2>
      <p>
        {intl.formatMessage({
          id: 'returns.text',
          defaultMessage: 'For first messages that no one read or answered in time.',
        })}
      </p>
      <ul>
        {returns.map(({ credits, at }) => (
          <li key={at}>
            <b>
              {intl.formatMessage(
                {
                  id: 'credits.count',
                  defaultMessage: '{count, plural, one {# credit} other {# credits}}',
                },
                { count: credits },
              )}
            </b>
            <span>{intl.formatDate(at, { dateStyle: 'medium', timeZone })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${theme.space.s5};
  & > h2 {
    ${text.title}
  }
  & > p {
    ${text.small}
    margin-bottom: ${theme.space.s2h};
    color: ${theme.color.ink2};
  }
  & li {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space.s3};
    padding: ${theme.space.s2h} ${theme.space.s4};
    background: ${theme.color.surface};
  }
  & li:first-child {
    border-radius: ${theme.radius.r3} ${theme.radius.r3} 0 0;
  }
  & li:last-child {
    border-radius: 0 0 ${theme.radius.r3} ${theme.radius.r3};
  }
  & li:only-child {
    border-radius: ${theme.radius.r3};
  }
  & li + li {
    margin-top: ${theme.seam.button};
  }
`;
