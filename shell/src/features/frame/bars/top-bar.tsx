import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { pathTo, type Route } from '@rendezvous/contract/kernel/routes';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { Icon } from '@rendezvous/ui/layout/icon';
import { CREDITS } from '@rendezvous/ui/icons/objects/credits';
import { WideWrap } from '@rendezvous/ui/layout/page';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { useFrame, useFrameSettings } from '#src/kernel/frame/frame-context.ts';
import { AccountMenu } from '#src/features/frame/account/account-menu.tsx';
import { LateBackButton } from './late-back-button.tsx';
import { NarrowOnly, WideOnly } from '#src/lib/wide-only.tsx';
import { barItem } from './bar-item.tsx';
import { BarNav } from './bar-nav.tsx';
import { LanguageMenu } from '#src/features/frame/language-menu.tsx';
import { HomeLogo } from './home-logo.tsx';
import type { NavEntry } from './nav-entries.ts';
import { opensSignUp } from '#src/kernel/modals/opens-sign-up.ts';

/** On a lander the bar is of the poster's paper, in both themes. */
const onPoster = css`
  position: static;
  background: ${theme.color.poster};
  border-bottom-color: ${theme.color.poster};
  & > div > a {
    --ink: ${theme.color.onPoster};
    --fig: ${theme.color.onPoster};
    --zest: ${theme.color.posterAct};
    color: ${theme.color.onPoster};
  }
  button[aria-haspopup] {
    color: ${theme.color.onPoster};
    &:hover {
      background: none;
      text-decoration: underline;
    }
  }
`;

const Bar = styled.header<{ $slim: boolean }>`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.bar};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  border-bottom: 1px solid ${theme.color.line};
  padding-top: env(safe-area-inset-top);
  ${({ $slim }) => $slim && onPoster}
`;

const Age = styled.b`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border: 2px solid ${theme.color.onPoster};
  border-radius: 50%;
  color: ${theme.color.onPoster};
  font-size: ${theme.size.label};
`;

const Inside = styled(WideWrap)`
  display: flex;
  align-items: center;
  gap: ${theme.space.s2};
  height: calc(${theme.size.bar} - 1px);
  ${media.desktop} {
    gap: ${theme.space.s4};
  }
`;

const Side = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s1};
  min-width: 0;
  margin-left: auto;
`;

const Money = styled(Link)<{ $glows: boolean }>`
  ${barItem}
  ${({ $glows }) =>
    $glows &&
    `
    && {
      background: ${theme.color.glowSoft};
      color: ${theme.color.onGlowSoft};
      padding-inline: ${theme.space.s3h};
      font-weight: ${theme.weight.strong};
    }
    &&:hover { box-shadow: inset 0 0 0 1.5px currentColor; }
  `}
`;

/** Distance around the main button. */
const Apart = styled(WideOnly)`
  margin-left: ${theme.space.s1};
`;

/** The bar on top of every page but the empty ones: slim on landers, by role elsewhere (spec §2 Top bar). */
export function TopBar({
  route,
  user,
  entries,
}: {
  route: Route | null;
  user: User | null;
  entries: NavEntry[];
}) {
  const links = user?.paid_user ? entries : entries.filter((entry) => !entry.money);
  const slim = route?.layout === 'lander';
  const account = !route?.hidesAccount;
  const { min_age: age } = useFrameSettings();
  return (
    <Bar $slim={slim}>
      <Inside>
        {route?.backButton && <LateBackButton />}
        <HomeLogo gives={user !== null && !user.paid_user} />
        {user && !slim && <BarNav entries={links} />}
        <Side>
          {slim ? (
            <SlimSide age={age} />
          ) : user ? (
            <MemberSide user={user} account={account} />
          ) : (
            <VisitorSide account={account} signsUp={route?.name === 'signup'} />
          )}
        </Side>
      </Inside>
    </Bar>
  );
}

function SlimSide({ age }: { age: number }) {
  return (
    <>
      <LanguageMenu />
      <Age>{age}+</Age>
    </>
  );
}

function VisitorSide({ account, signsUp }: { account: boolean; signsUp: boolean }) {
  return (
    <>
      <LanguageMenu />
      {account && (
        <>
          <ButtonLink to={pathTo('login')} tone="outline" size="s">
            <FormattedMessage id="frame.login" defaultMessage="Log in" />
          </ButtonLink>
          {!signsUp && (
            <Apart>
              <SignUpLink />
            </Apart>
          )}
        </>
      )}
    </>
  );
}

/** Sign-up over the page on desktop, its page elsewhere and when its remote is away (spec §2 Sign-up modal). */
function SignUpLink() {
  const { slots } = useFrame();
  const handleClick = (event: MouseEvent) => {
    if (opensSignUp(event, slots)) event.preventDefault();
  };
  return (
    <ButtonLink to={pathTo('signup')} size="s" onClick={handleClick}>
      <FormattedMessage id="signup.free" defaultMessage="Sign up free" />
    </ButtonLink>
  );
}

function MemberSide({ user, account }: { user: User; account: boolean }) {
  const premium = (
    <Money to={pathTo('premium')} $glows>
      <Icon of={CREDITS} />
      <FormattedMessage id="premium.get" defaultMessage="Get Premium" />
    </Money>
  );
  return (
    <>
      {user.paid_user ? (
        <NarrowOnly>
          <Money to={pathTo('credits')} $glows={false}>
            <Icon of={CREDITS} />
            <span>
              <FormattedMessage
                id="credits.count"
                defaultMessage="{count, plural, one {# credit} other {# credits}}"
                values={{ count: user.credits }}
              />
            </span>
          </Money>
        </NarrowOnly>
      ) : (
        premium
      )}
      <WideOnly>
        <LanguageMenu />
      </WideOnly>
      {account && (
        <WideOnly>
          <AccountMenu user={user} />
        </WideOnly>
      )}
    </>
  );
}
