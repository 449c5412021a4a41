import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Logo, Wordmark } from '@rendezvous/ui/product/logo';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useFrameSettings, useFrameUser } from '#src/kernel/frame/frame-context.ts';

const Home = styled(Link)<{ $gives: boolean }>`
  flex: none;
  min-width: ${theme.size.target};
  text-decoration: none;
  ${media.narrow} {
    b {
      ${({ $gives }) => ($gives ? 'display: none;' : '')}
    }
  }
  b {
    font-weight: inherit;
  }
`;

/** The site's mark and name, `light` on dark ground; its name is hidden on the narrowest screens when it `gives`; leads to the members when logged in, otherwise home (spec §2 Top bar). */
export function HomeLogo({ gives = false, light = false }: { gives?: boolean; light?: boolean }) {
  const { name } = useFrameSettings();
  const user = useFrameUser();
  return (
    <Home to={pathTo(user ? 'members' : 'index')} aria-label={name} $gives={gives}>
      <Wordmark $light={light}>
        <Logo light={light} />
        <b>{name}</b>
      </Wordmark>
    </Home>
  );
}
