import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Lander } from '@rendezvous/contract/resources/landers/schemas';
import type { Gender } from '@rendezvous/contract/resources/profile/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useUser } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { text } from '@rendezvous/ui/layout/text';
import { countStep } from '../api/count-step.ts';
import { OTHER, YOU } from '../art/faces.ts';
import { useSignUp, useSignUpIsOpen } from '../hooks/use-sign-up.ts';
import { MetHalves } from './halves.tsx';
import { HonestLine } from './honest-line.tsx';
import { Head, Stage } from './stage.tsx';

interface Props {
  lander: Lander;
  gender: Gender | undefined;
  seeking: Gender | undefined;
}

/** All is answered: the halves are level, and one press leads into sign-up with the answers. */
export function Invitation({ lander, gender, seeking }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // Each half has its side: hers on the left, his on the right.
  const pair = {
    left: gender === 'female' ? YOU.left : OTHER.left,
    right: gender === 'male' ? YOU.right : OTHER.right,
  };
  return (
    <Stage>
      <Head>
        <Headline ref={heading} tabIndex={-1}>
          {lander.headline}
        </Headline>
        <Lead>{lander.lead}</Lead>
      </Head>
      <MetHalves pair={pair} />
      <Way>
        <WayIn lander={lander} gender={gender} seeking={seeking} />
      </Way>
      <HonestLine lander={lander} left={null} />
    </Stage>
  );
}

/** Into sign-up; members go on to the search, and a closed site says so. */
function WayIn({ lander, gender, seeking }: Props) {
  const intl = useIntl();
  const user = useUser();
  const open = useSignUpIsOpen();
  const { to, handleClick } = useSignUp({ gender, seeking });
  if (user) {
    return (
      <ButtonLink to={pathTo('members')} tone="fig" size="lg">
        {intl.formatMessage({ id: 'lander.members.go', defaultMessage: 'Go to members' })}
      </ButtonLink>
    );
  }
  if (!open)
    return (
      <p>
        {intl.formatMessage({
          id: 'closed.note',
          defaultMessage: 'New sign-ups are currently invite-only.',
        })}
      </p>
    );
  return (
    <ButtonLink
      to={to}
      size="lg"
      onClick={(event) => {
        countStep(lander, 'signup');
        handleClick(event);
      }}
    >
      {lander.button}
    </ButtonLink>
  );
}

const Headline = styled.h1`
  ${text.d3}
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

const Lead = styled.p`
  ${text.lead}
  margin-top: ${theme.space.s2};
  color: ${theme.color.onPosterSoft};
`;

const Way = styled.div`
  a {
    background: ${theme.color.posterAct};
    color: ${theme.color.onFooter};
  }
  a:hover {
    background: ${theme.color.posterFig};
  }
  ${media.desktop} {
    grid-column: 1 / -1;
  }
`;
