import { useIntl } from 'react-intl';
import styled from 'styled-components';
import {
  INTERESTS_MAX,
  INTIMATE_INTERESTS,
  type Interest,
} from '@rendezvous/contract/resources/profile/values';
import { INTEREST_GROUPS } from '@rendezvous/domain/interest-groups';
import { interestLabel } from '@rendezvous/i18n/labels';
import { theme } from '@rendezvous/theme/theme';
import { ChipToggle } from '@rendezvous/ui/controls/chip';
import { Legend } from '@rendezvous/ui/controls/field';
import { Accordion } from '@rendezvous/ui/layout/accordion';
import { Row } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';
import { useSettings } from './hooks.tsx';

interface Props {
  chosen: readonly Interest[];
  onChange: (interests: Interest[]) => void;
  /** The intimate ones are in sight from the start. */
  showsIntimate?: boolean;
  /** Large chips below titles, for a page that asks nothing else. */
  large?: boolean;
}

/**
 * At most fifteen interests as chips, by where they lead. Intimate ones are a group of their own (spec §3 Interests). Those the site no longer offers
 * can still be removed.
 */
export function InterestChoice({ chosen, onChange, showsIntimate = false, large = false }: Props) {
  const intl = useIntl();
  const { interests: offered } = useSettings();
  const isFull = chosen.length >= INTERESTS_MAX;
  const toggle = (interest: Interest) =>
    onChange(
      chosen.includes(interest) ? chosen.filter((other) => other !== interest) : [...chosen, interest],
    );
  const names = {
    out: intl.formatMessage({ id: 'interests.out', defaultMessage: 'Going out' }),
    in: intl.formatMessage({ id: 'interests.in', defaultMessage: 'Staying in' }),
    away: intl.formatMessage({ id: 'interests.away', defaultMessage: 'Getting away' }),
    close: intl.formatMessage({ id: 'interests.close', defaultMessage: 'Being close' }),
  };
  const Heading = large ? Title : Legend;
  const Chips = large ? LargeChips : Row;
  const chips = (group: readonly Interest[]) => (
    <Chips $gap={8} $wrap>
      {group
        .filter((interest) => offered.includes(interest) || chosen.includes(interest))
        .map((interest) => (
          <ChipToggle
            key={interest}
            pressed={chosen.includes(interest)}
            disabled={isFull && !chosen.includes(interest)}
            onToggle={() => toggle(interest)}
          >
            {interestLabel(intl, interest)}
          </ChipToggle>
        ))}
    </Chips>
  );
  return (
    <>
      {INTEREST_GROUPS.map(({ name, interests }) => (
        <fieldset key={name}>
          <Heading>{names[name]}</Heading>
          {chips(interests)}
        </fieldset>
      ))}
      <Accordion
        title={intl.formatMessage({ id: 'interests.intimate', defaultMessage: 'Intimate interests' })}
        note={intl.formatMessage({
          id: 'interests.intimateNote',
          defaultMessage: 'A group of its own. It’s on your profile only if you choose one.',
        })}
        open={showsIntimate}
      >
        {chips(INTIMATE_INTERESTS)}
      </Accordion>
      <Count $centred={large}>
        {intl.formatMessage(
          { id: 'interests.chosen', defaultMessage: '{count} of at most {limit} chosen' },
          { count: chosen.length, limit: INTERESTS_MAX },
        )}
      </Count>
    </>
  );
}

const Title = styled.legend`
  ${text.title}
  margin-bottom: ${theme.space.s2h};
`;

const LargeChips = styled(Row)`
  & > button {
    min-height: 48px;
    padding-inline: ${theme.space.s4};
    border-radius: ${theme.curve.c24};
    font-size: ${theme.size.body};
  }
`;

const Count = styled.output<{ $centred: boolean }>`
  font-weight: ${theme.weight.medium};
  text-align: ${({ $centred }) => ($centred ? 'center' : 'start')};
`;
