import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { FactList } from '#src/lib/members/fact-list.ts';
import { useGenderTexts, useValueText } from '../hooks/use-value-text.ts';
import { draftOf } from '../draft.ts';
import { PlaceForm } from './forms/place-form.tsx';
import { ProfilePart } from './profile-part.tsx';

/** Gender, gender sought and place, and what stays as it is (decision 085). */
export function PlacePart() {
  const intl = useIntl();
  const { profile } = useUser()!;
  const genders = useGenderTexts();
  const valueText = useValueText();
  const facts: [string, string][] = [
    [intl.formatMessage({ id: 'gender.label', defaultMessage: 'I am' }), genders.own[profile.gender]],
    [
      intl.formatMessage({ id: 'seeking.label', defaultMessage: 'Looking for' }),
      genders.sought[profile.seeking],
    ],
    [
      intl.formatMessage({ id: 'profile.place.label', defaultMessage: 'Place' }),
      valueText('city', draftOf(profile)),
    ],
  ];
  return (
    <ProfilePart
      name="place"
      title={intl.formatMessage({ id: 'profile.place.title', defaultMessage: 'Who and where' })}
      edit={intl.formatMessage({ id: 'profile.place.edit', defaultMessage: 'Edit “Who and where”' })}
      Form={PlaceForm}
    >
      <FactList>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </FactList>
      <Fixed>
        {intl.formatMessage(
          {
            id: 'profile.fixed',
            defaultMessage:
              'Your name ({name}) and your date of birth ({born}) can’t be changed, because others rely on them. If something is wrong, <a>write to us</a>.',
          },
          {
            name: profile.name,
            born: profile.date_of_birth
              ? intl.formatDate(profile.date_of_birth, { dateStyle: 'long', timeZone: 'UTC' })
              : intl.formatNumber(profile.age),
            a: (words) => (
              <Link key="service" to={pathTo('pages-service')}>
                {words}
              </Link>
            ),
          },
        )}
      </Fixed>
    </ProfilePart>
  );
}

const Fixed = styled.p`
  ${text.small}
  margin-top: ${theme.space.s3};
  color: ${theme.color.ink2};
`;
