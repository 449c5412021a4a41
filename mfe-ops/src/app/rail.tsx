import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { RailLink } from '@rendezvous/ui/layout/rail-link';
import { Brand } from '#src/lib/brand.tsx';
import type { OpenRoom } from './rooms.ts';
import { WhoIsIn } from './who-is-in.tsx';

interface Props {
  rooms: readonly OpenRoom[];
  current: OpenRoom | undefined;
  onLeft: () => void;
}

/** Ways to the rooms: a rail from 992 px, a row of tabs under the name below. */
export function Rail({ rooms, current, onLeft }: Props) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const open = current?.id;
  // The row of tabs is wider than a phone.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open]);
  return (
    <Side>
      <Brand />
      <WhoIsIn onLeft={onLeft} />
      <nav aria-label={intl.formatMessage({ id: 'ops.rooms', defaultMessage: 'Sections' })}>
        <List ref={list}>
          {rooms.map((room) => (
            <li key={room.id}>
              <Way
                to={pathTo('ops', { room: room.id })}
                aria-current={room.id === current?.id ? 'page' : undefined}
              >
                <Icon of={room.icon} />
                {room.title(intl)}
              </Way>
            </li>
          ))}
        </List>
      </nav>
    </Side>
  );
}

const Side = styled.header`
  display: grid;
  grid-template: 'brand who' auto 'rooms rooms' auto / auto minmax(0, 1fr);
  align-items: center;
  column-gap: ${theme.space.s3};
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  padding: ${theme.space.s1h} ${theme.space.s4} 0;
  & > nav {
    grid-area: rooms;
    min-width: 0;
  }
  ${media.desktop} {
    position: sticky;
    top: 0;
    grid-template: 'brand' auto 'rooms' 1fr 'who' auto / minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space.s4};
    height: 100dvh;
    padding: ${theme.space.s4} ${theme.space.s3} ${theme.space.s4};
    border-right: 1px solid ${theme.color.line};
    border-bottom: 0;
    overflow-y: auto;
  }
`;

const List = styled.ul`
  display: flex;
  gap: ${theme.space.s1};
  margin-inline: -${theme.space.s4};
  padding: ${theme.space.s1} ${theme.space.s4} ${theme.space.s2};
  overflow-x: auto;
  scrollbar-width: none;
  ${media.desktop} {
    display: grid;
    gap: ${theme.space.s0h};
    margin-inline: 0;
    padding: 0;
  }
`;

const Way = styled(RailLink)`
  &:focus-visible {
    outline-offset: -3px;
  }
`;
