import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import type { Group } from '../groups.ts';

/** A group of settings below its heading, which the rail and links lead to. */
export function SettingsGroup({ group: { id, parts }, title }: { group: Group; title: string }) {
  return (
    <Room aria-labelledby={id}>
      <Title id={id} tabIndex={-1}>
        {title}
      </Title>
      {parts.map((Part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes
        <Part key={place} />
      ))}
    </Room>
  );
}

const Room = styled.section`
  & + & {
    margin-top: ${theme.space.s6h};
  }
`;

/** Where a link leads here, the gap between two groups ends at the bar: no control of the group before shows a rest beside it. */
const Title = styled.h2`
  ${text.d1}
  scroll-margin-top: ${theme.space.s4};
`;
