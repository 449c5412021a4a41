import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { FICTIONAL } from '@rendezvous/ui/icons/objects/fictional';
import { useFictionalWords } from '@rendezvous/remote/react/use-domain';

/** Bar under the header of every conversation with a fictional profile. */
export function FictionalBar() {
  const { warning } = useFictionalWords();
  return (
    <Bar role="note">
      <Icon of={FICTIONAL} />
      <p>{warning}</p>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space.s2h};
  padding: ${theme.space.s2h} ${theme.space.s4};
  background: ${theme.color.noteSoft};
  color: ${theme.color.onNoteSoft};
  font-size: ${theme.size.small};
  line-height: ${theme.line.small};
`;
