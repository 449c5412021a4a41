import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { INTERESTS, INTERESTS_MAX, type Interest } from '@rendezvous/contract/profile';
import { interestLabel } from '@rendezvous/i18n/labels';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/button';
import { ChipToggle } from '@rendezvous/ui/chip';
import { Modal } from '@rendezvous/ui/modal';

interface Props {
  chosen: readonly Interest[];
  onChange: (chosen: readonly Interest[]) => void;
  onClose: () => void;
}

/** All interests of the site, sorted in the visitor's language. */
export function InterestsPicker({ chosen, onChange, onClose }: Props) {
  const intl = useIntl();
  const { interests: offered } = useSettings();
  const full = chosen.length >= INTERESTS_MAX;
  const choices = INTERESTS.filter((interest) => offered.includes(interest))
    .map((interest) => ({ interest, label: interestLabel(intl, interest) }))
    .sort((a, b) => a.label.localeCompare(b.label, intl.locale));
  return (
    <Modal
      size="l"
      title={intl.formatMessage({
        id: 'members.filters.interests.title',
        defaultMessage: 'What should you have in common?',
      })}
      onClose={onClose}
    >
      <Choices>
        {choices.map(({ interest, label }) => {
          const pressed = chosen.includes(interest);
          return (
            <ChipToggle
              key={interest}
              pressed={pressed}
              disabled={full && !pressed}
              onToggle={() =>
                onChange(pressed ? chosen.filter((other) => other !== interest) : [...chosen, interest])
              }
            >
              {label}
            </ChipToggle>
          );
        })}
      </Choices>
      <Button wide onClick={onClose}>
        {intl.formatMessage({ id: 'members.filters.interests.done', defaultMessage: 'Done' })}
      </Button>
    </Modal>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
  margin-block: ${theme.space.s4h};
`;
