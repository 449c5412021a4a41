import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OpsDiscountFigures } from '@rendezvous/contract/operators/discounts/schemas';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { useDiscountWords } from '../hooks/use-discount-words.ts';
import { Code } from './discount-row.tsx';

/** The offer to new members, which the settings make. */
export function BonusLine({ bonus }: { bonus: NonNullable<OpsDiscountFigures['bonus']> }) {
  const intl = useIntl();
  const { percent, sums } = useDiscountWords();
  return (
    <Line>
      <Code>{bonus.code}</Code>{' '}
      {intl.formatMessage(
        {
          id: 'discounts.bonus',
          defaultMessage:
            'takes {percent} off for new members in their first hours. Used: {taken, number}. Cost so far: {cost}. Change it in the settings.',
        },
        { percent: percent(bonus.percentage), taken: bonus.used, cost: sums(bonus.cost) },
      )}
    </Line>
  );
}

const Line = styled.p`
  margin-top: ${theme.space.s3};
  ${text.small}
  color: ${theme.color.ink2};
  overflow-wrap: anywhere;
`;
