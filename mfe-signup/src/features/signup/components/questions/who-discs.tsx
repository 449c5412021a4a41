import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Gender } from '@rendezvous/contract/resources/profile/values';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { DiscRadio } from '@rendezvous/ui/controls/disc-radio';

const Discs = styled.div`
  display: grid;
  gap: ${theme.space.s4h};
  ${media.phone} {
    grid-template-columns: 1fr 1fr;
  }
`;

export interface Who {
  gender: Gender | null;
  seeking: Gender | null;
}

interface Props extends Who {
  onChange: (part: Partial<Who>) => void;
  /** What is left open was asked for already. */
  asked: boolean;
}

/** Own gender and the gender sought, as the halves of two discs. */
export function WhoDiscs({ gender, seeking, onChange, asked }: Props) {
  const intl = useIntl();
  const missing = intl.formatMessage({ id: 'signup.choose.first', defaultMessage: 'Choose one of the two.' });
  return (
    <Discs>
      <DiscRadio<Gender>
        name="gender"
        legend={intl.formatMessage({ id: 'gender.label', defaultMessage: 'I am' })}
        value={gender}
        onChange={(value) => onChange({ gender: value })}
        error={asked && !gender ? missing : undefined}
        options={[
          {
            value: 'male',
            label: intl.formatMessage({ id: 'gender.man', defaultMessage: 'A man' }),
          },
          {
            value: 'female',
            label: intl.formatMessage({ id: 'gender.woman', defaultMessage: 'A woman' }),
          },
        ]}
      />
      <DiscRadio<Gender>
        name="seeking"
        legend={intl.formatMessage({ id: 'seeking.label', defaultMessage: 'Looking for' })}
        value={seeking}
        onChange={(value) => onChange({ seeking: value })}
        error={asked && !seeking ? missing : undefined}
        options={[
          {
            value: 'male',
            label: intl.formatMessage({ id: 'gender.men', defaultMessage: 'Men' }),
          },
          {
            value: 'female',
            label: intl.formatMessage({ id: 'gender.women', defaultMessage: 'Women' }),
          },
        ]}
      />
    </Discs>
  );
}
