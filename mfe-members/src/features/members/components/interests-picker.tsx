import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import {
  groupInterests,
  INTERESTS,
  INTERESTS_MAX,
  type Interest,
} from '@rendezvous/contract/resources/profile/values';
import { interestLabel } from '@rendezvous/i18n/labels';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { ChipToggle } from '@rendezvous/ui/controls/chip';
import { Accordion } from '@rendezvous/ui/layout/accordion';
import { Modal } from '@rendezvous/ui/feedback/modal';

interface Props {
  chosen: readonly Interest[];
  onChange: (chosen: readonly Interest[]) => void;
  onClose: () => void;
}

/** All interests of the site, sorted in the visitor's language. Intimate ones stay folded until they are asked for (PRODUCT.md §4). */
export function InterestsPicker({ chosen, onChange, onClose }: Props) {
  const intl = useIntl();
  const { interests: offered } = useSettings();
  const [startsOpen] = useState(() => groupInterests(chosen).intimate.length > 0);
  const full = chosen.length >= INTERESTS_MAX;
  const groups = groupInterests(INTERESTS.filter((interest) => offered.includes(interest)));
  const chips = (group: readonly Interest[]) => (
    <Choices>
      {group
        .map((interest) => ({ interest, label: interestLabel(intl, interest) }))
        .sort((a, b) => a.label.localeCompare(b.label, intl.locale))
        .map(({ interest, label }) => {
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
  );
  return (
    <Modal
      size="l"
      title={intl.formatMessage({
        id: 'members.filters.interests.title',
        defaultMessage: 'What should you have in common?',
      })}
      onClose={onClose}
    >
      <Groups>
        {chips(groups.open)}
        {groups.intimate.length > 0 && (
          <Accordion
            title={intl.formatMessage({
              id: 'interests.intimate',
              defaultMessage: 'Intimate interests',
            })}
            open={startsOpen}
          >
            {chips(groups.intimate)}
          </Accordion>
        )}
      </Groups>
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
`;

const Groups = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  margin-block: ${theme.space.s4h};
`;
