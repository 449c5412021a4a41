import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ConsentItem } from '@rendezvous/contract/resources/consents/schemas';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';

/** Text of the consent, in the words of sign-up, and the time when it was given or withdrawn. */
export function ConsentText({ latest }: { latest: ConsentItem | null }) {
  const intl = useIntl();
  const timeOf = (at: string) => intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Words>
      <p>
        {intl.formatMessage({
          id: 'consent.label',
          defaultMessage:
            'I agree that my gender, whom I’m looking for, my sexuality and interests (intimate ones too, if I choose any) and what I write are shown to other members to find me a match.',
        })}
      </p>
      <Note>
        {intl.formatMessage({
          id: 'consent.note',
          defaultMessage:
            'This can say something about your sex life and orientation, so we ask separately. You can withdraw it at any time in your settings; your profile is then hidden.',
        })}
      </Note>
      {latest && (
        <Note>
          {intl.formatMessage(
            { id: 'settings.consent.given', defaultMessage: 'Given on {when}, text of {version}.' },
            {
              when: timeOf(latest.given_at),
              version: intl.formatDate(latest.version, { dateStyle: 'long', timeZone: 'UTC' }),
            },
          )}{' '}
          {latest.withdrawn_at &&
            intl.formatMessage(
              { id: 'settings.consent.withdrawn', defaultMessage: 'Withdrawn on {when}.' },
              { when: timeOf(latest.withdrawn_at) },
            )}
        </Note>
      )}
    </Words>
  );
}

const Words = styled.div`
  display: grid;
  gap: ${theme.space.s1h};
  max-width: 64ch;
  margin-block: ${theme.space.s2} ${theme.space.s3h};
`;

const Note = styled.p`
  ${text.small}
  color: ${theme.color.ink2};
`;
