import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Mark } from '@rendezvous/ui/mark';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { useFrameSettings, useFrameUser } from '#src/app/frame-context.ts';

const Home = styled(Link)<{ $gives: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  color: inherit;
  text-decoration: none;
  white-space: nowrap;
  font: 620 27px/1 ${theme.font.display};
  font-variation-settings: 'opsz' 18;
  ${media.narrow} {
    span {
      ${({ $gives }) => ($gives ? 'display: none;' : '')}
    }
  }
`;

/** The site's mark and name; leads to the members when logged in, otherwise home (spec §2 Top bar). */
export function Logo({ gives = false }: { gives?: boolean }) {
  const { name } = useFrameSettings();
  const user = useFrameUser();
  return (
    <Home to={user ? '/members' : '/'} aria-label={name} $gives={gives}>
      <Mark />
      <span>{name}</span>
    </Home>
  );
}
