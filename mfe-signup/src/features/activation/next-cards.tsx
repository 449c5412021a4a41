import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo, wayTo } from '@rendezvous/contract/routes';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { HalfPortrait } from '@rendezvous/ui/half-portrait';
import { Icon } from '@rendezvous/ui/icon';
import type { Drawing } from '@rendezvous/ui/drawing';
import { CREDITS } from '@rendezvous/ui/icons/credits';
import { SEARCH } from '@rendezvous/ui/icons/search';
import { USER } from '@rendezvous/ui/icons/user';
import { text } from '@rendezvous/ui/text';
import { Lead, Title } from './centre.tsx';

const Page = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.s4h};
  max-width: 960px;
  margin-inline: auto;
  padding: ${theme.space.s7} ${theme.space.s4};
  text-align: center;
`;

const Cards = styled.ul`
  display: grid;
  gap: ${theme.space.s4};
  width: 100%;
  margin-top: ${theme.space.s3};
  text-align: left;
  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const CardLink = styled(Link)`
  display: block;
  height: 100%;
  padding: ${theme.space.s5};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r3};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  text-decoration: none;
  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  & > b {
    display: block;
    margin-block: ${theme.space.s3} ${theme.space.s1};
    ${text.title}
  }
  & > span {
    color: ${theme.color.ink2};
  }
`;

interface Way {
  to: string;
  icon: Drawing;
  title: string;
  words: string;
}

/** The account is active: three ways on (spec §2 activation-done page); the one to the profile comes with its page. */
export function NextCards({ credits }: { credits: number }) {
  const intl = useIntl();
  const profile = wayTo('profile', useSettings().capabilities);
  const ways: Way[] = [
    ...(profile === null
      ? []
      : [
          {
            to: profile,
            icon: USER,
            title: intl.formatMessage({
              id: 'activate.card.profile.title',
              defaultMessage: 'Finish your profile',
            }),
            words: intl.formatMessage({
              id: 'activate.card.profile.text',
              defaultMessage: 'A photo and two lines make the first message easier.',
            }),
          },
        ]),
    {
      to: pathTo('premium'),
      icon: CREDITS,
      title: intl.formatMessage({ id: 'activate.card.premium.title', defaultMessage: 'Get Premium' }),
      words: intl.formatMessage({
        id: 'activate.card.premium.text',
        defaultMessage: 'Any first package makes you a Premium member, and you stay one.',
      }),
    },
    {
      to: pathTo('members'),
      icon: SEARCH,
      title: intl.formatMessage({ id: 'activate.card.members.title', defaultMessage: 'All members' }),
      words: intl.formatMessage({
        id: 'activate.card.members.text',
        defaultMessage: 'Search by place, age and what you both like.',
      }),
    },
  ];
  return (
    <Page>
      <HalfPortrait left="amara" right="kwame" size="160px" />
      <Title>{intl.formatMessage({ id: 'activate.done.title', defaultMessage: 'You’re in.' })}</Title>
      <Lead>
        {intl.formatMessage(
          {
            id: 'activate.done.lead',
            defaultMessage:
              '{credits, plural, =0 {Your address is confirmed.} one {Your address is confirmed and # credit is waiting for you.} other {Your address is confirmed and # credits are waiting for you.}}',
          },
          { credits },
        )}
      </Lead>
      <Cards>
        {ways.map(({ to, icon, title, words }) => (
          <li key={to}>
            <CardLink to={to}>
              <Icon of={icon} size="l" />
              <b>{title}</b>
              <span>{words}</span>
            </CardLink>
          </li>
        ))}
      </Cards>
    </Page>
  );
}
