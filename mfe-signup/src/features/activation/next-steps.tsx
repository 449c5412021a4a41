import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo, wayTo } from '@rendezvous/contract/kernel/routes';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { HalfPortrait } from '@rendezvous/ui/product/half-portrait';
import { Icon } from '@rendezvous/ui/layout/icon';
import type { Drawing } from '@rendezvous/ui/layout/drawing';
import { CREDITS } from '@rendezvous/ui/icons/objects/credits';
import { SEARCH } from '@rendezvous/ui/icons/actions/search';
import { USER } from '@rendezvous/ui/icons/objects/user';
import { text } from '@rendezvous/ui/layout/text';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { Centre, Lead, Title, Words } from '#src/lib/centre.tsx';

const Cards = styled.ul`
  display: grid;
  gap: ${theme.space.s4};
  width: 100%;
  margin-top: ${theme.space.s3};
  text-align: left;
  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }
`;

const Gift = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.s2h};
  & > svg {
    color: ${theme.color.leaf};
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

/** What a member still lacks, in the order in which it helps; a confirmed member with all of it needs people to write to. */
function nextOf({ profile }: User, mayEdit: boolean): 'photo' | 'words' | 'people' {
  if (mayEdit && profile.main_image === null) return 'photo';
  return mayEdit && profile.about_me === '' ? 'words' : 'people';
}

/** The account is active: one next step that fits what the member has done, and the other ways on (spec §2 activation-done page). */
export function NextSteps({ user }: { user: User }) {
  const intl = useIntl();
  const profile = wayTo('profile', useSettings().capabilities);
  const suggestions = pathTo('signup-matches');
  const next = nextOf(user, profile !== null);
  const steps = {
    photo: {
      to: profile ?? suggestions,
      act: intl.formatMessage({ id: 'activate.next.photo', defaultMessage: 'Add a photo' }),
      lead: intl.formatMessage({
        id: 'activate.next.photoLead',
        defaultMessage: 'A photo makes the first message easier, for both of you.',
      }),
    },
    words: {
      to: profile ?? suggestions,
      act: intl.formatMessage({ id: 'activate.next.words', defaultMessage: 'Write two lines' }),
      lead: intl.formatMessage({
        id: 'activate.next.wordsLead',
        defaultMessage: 'Your photo is there. Two lines give others something to write about.',
      }),
    },
    people: {
      to: suggestions,
      act: intl.formatMessage({ id: 'activate.next.people', defaultMessage: 'Meet your first suggestions' }),
      lead: intl.formatMessage({
        id: 'activate.next.peopleLead',
        defaultMessage: 'Your address is confirmed. From now on others can write to you.',
      }),
    },
  };
  const ways: Way[] = [
    ...(profile !== null
      ? [
          {
            to: profile,
            icon: USER,
            title: intl.formatMessage({
              id: 'activate.card.profile.title',
              defaultMessage: 'Finish your profile',
            }),
            words: intl.formatMessage({
              id: 'activate.card.profile.text',
              defaultMessage: 'See how others see you, and change what you like.',
            }),
          },
        ]
      : []),
    {
      to: pathTo('premium'),
      icon: CREDITS,
      title: intl.formatMessage({ id: 'premium.get', defaultMessage: 'Get Premium' }),
      words: intl.formatMessage({
        id: 'activate.card.premium.text',
        defaultMessage: 'Any first package makes you a Premium member, and you stay one.',
      }),
    },
    {
      to: pathTo('members'),
      icon: SEARCH,
      title: intl.formatMessage({ id: 'members.all', defaultMessage: 'All members' }),
      words: intl.formatMessage({
        id: 'activate.card.members.text',
        defaultMessage: 'Search by place, age and what you both like.',
      }),
    },
  ];
  return (
    <Centre>
      <HalfPortrait left="amara" right="kwame" size="min(60vw, 320px)" />
      <Words>
        <Title focus>{intl.formatMessage({ id: 'activate.done.title', defaultMessage: 'You’re in.' })}</Title>
        <Lead>{steps[next].lead}</Lead>
        <ButtonLink to={steps[next].to} size="lg">
          {steps[next].act}
        </ButtonLink>
        {user.credits > 0 && (
          <Gift>
            <Icon of={CREDITS} />
            {intl.formatMessage(
              {
                id: 'activate.done.credits',
                defaultMessage: '{credits, plural, one {# credit is yours.} other {# credits are yours.}}',
              },
              { credits: user.credits },
            )}
          </Gift>
        )}
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
      </Words>
    </Centre>
  );
}
