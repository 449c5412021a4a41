import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { HALF_PROMPT_TEXT } from '@rendezvous/contract/resources/half-prompts/values';
import { theme } from '@rendezvous/theme/theme';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';

/** From here on one sees what is left: all of a half sentence, the end of a message. */
const NEAR_END = HALF_PROMPT_TEXT.max;

/** Number of characters that can still be written, negative beyond the limit: seen near the end, read out always (decision 114). */
export function CharactersLeft({ left }: { left: number }) {
  const intl = useIntl();
  const text = intl.formatMessage(
    {
      id: 'left.characters',
      defaultMessage: '{left, plural, one {# character left} other {# characters left}}',
    },
    { left },
  );
  return left > NEAR_END ? <VisuallyHidden>{text}</VisuallyHidden> : <Count $over={left < 0}>{text}</Count>;
}

const Count = styled.span<{ $over: boolean }>`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: ${({ $over }) => ($over ? theme.color.danger : 'inherit')};
`;
