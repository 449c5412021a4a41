import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { SegmentedControl } from '@rendezvous/ui/controls/segmented-control';
import { text } from '@rendezvous/ui/layout/text';
import { useCountryName } from '#src/lib/places.ts';

export type View = 'edit' | 'seen';

interface Props {
  view: View;
  onChange: (view: View) => void;
}

/** Name, age and place, and the two ways to look at the own profile. */
export function ProfileHeader({ view, onChange }: Props) {
  const intl = useIntl();
  const countryName = useCountryName();
  const { name, age, city, region, country } = useUser()!.profile;
  return (
    <Head>
      <div>
        <Name>
          {intl.formatMessage({ id: 'person.nameAge', defaultMessage: '{name}, {age}' }, { name, age })}
        </Name>
        <Place>{[city ?? region, countryName(country)].filter(Boolean).join(', ')}</Place>
      </div>
      <Views>
        <SegmentedControl
          name="profile-view"
          legend={intl.formatMessage({ id: 'profile.view', defaultMessage: 'View' })}
          legendHidden
          value={view}
          onChange={onChange}
          options={[
            { value: 'edit', label: intl.formatMessage({ id: 'profile.view.edit', defaultMessage: 'Edit' }) },
            {
              value: 'seen',
              label: intl.formatMessage({ id: 'profile.view.seen', defaultMessage: 'As others see it' }),
            },
          ]}
        />
      </Views>
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s4};
  align-items: end;
  justify-content: space-between;
`;

const Name = styled.h1`
  ${text.d3}
  overflow-wrap: anywhere;
`;

const Place = styled.p`
  margin-top: ${theme.space.s1};
  color: ${theme.color.ink2};
`;

const Views = styled.div`
  width: 100%;
  max-width: 380px;
  font-size: ${theme.size.label};
`;
