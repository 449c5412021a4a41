import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { FICTIONAL } from '@rendezvous/ui/icons/objects/fictional';
import { useFictionalWords } from '@rendezvous/remote/react/use-domain';

/** Small marker of a fictional profile beside a name. */
export function FictionalSign() {
  const { singular } = useFictionalWords();
  return (
    <Sign>
      <Icon of={FICTIONAL} size="s" />
      <span>{singular}</span>
    </Sign>
  );
}

const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s1};
  color: ${theme.color.note};
  font-size: ${theme.size.micro};
  line-height: ${theme.line.micro};
  font-weight: ${theme.weight.label};
  white-space: nowrap;
`;
