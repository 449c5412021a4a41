import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { LOW_CREDITS } from '@rendezvous/contract/composition/frame-values';
import { BADGE_CAP, type BadgeTone } from '@rendezvous/ui/layout/badge';
import type { Drawing } from '@rendezvous/ui/layout/drawing';
import { CREDITS } from '@rendezvous/ui/icons/objects/credits';
import { HEART } from '@rendezvous/ui/icons/objects/heart';
import { MESSAGE } from '@rendezvous/ui/icons/objects/message';
import { MOON } from '@rendezvous/ui/icons/objects/moon';
import { SEARCH } from '@rendezvous/ui/icons/actions/search';
import { matchRoute, pathTo } from '@rendezvous/contract/kernel/routes';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { useCounters } from '#src/kernel/frame/use-counters.ts';

/** One way into the product, as top bar and bottom bar show it. */
export interface NavEntry {
  to: string;
  icon: Drawing;
  /** For the top bar. Credits have their number in it, or in a badge where few are left. */
  label: string;
  /** For the bottom bar, where a long label would be cut. */
  short: string;
  badge?: { count: number; spoken: string; tone: BadgeTone };
  current: boolean;
  /** Credits and Premium are among the links of paying members only. */
  money?: boolean;
  /** In the top bar alone, from 1200 px on. */
  wide?: boolean;
}

/** The entries of a member, with their counters. */
export function useNavEntries(user: User): NavEntry[] {
  const intl = useIntl();
  const { unread, newLikes } = useCounters();
  const { pathname } = useLocation();
  const name = matchRoute(pathname)?.route.name ?? '';
  const low = user.paid_user && user.credits <= LOW_CREDITS;
  const money = user.paid_user
    ? intl.formatMessage({ id: 'credits.name', defaultMessage: 'Credits' })
    : intl.formatMessage({ id: 'premium.get', defaultMessage: 'Get Premium' });
  const amount = intl.formatMessage(
    { id: 'credits.count', defaultMessage: '{count, plural, one {# credit} other {# credits}}' },
    { count: user.credits },
  );
  const tonight = intl.formatMessage({ id: 'tonight.label', defaultMessage: 'Tonight' });
  return [
    {
      to: pathTo('index'),
      icon: MOON,
      label: tonight,
      short: tonight,
      current: name === 'index',
      wide: true,
    },
    {
      to: pathTo('members'),
      icon: SEARCH,
      label: intl.formatMessage({ id: 'members.search', defaultMessage: 'Search members' }),
      short: intl.formatMessage({ id: 'action.search', defaultMessage: 'Search' }),
      current: name === 'members' || name === 'members-id',
    },
    {
      to: pathTo('chats'),
      icon: MESSAGE,
      label: intl.formatMessage({ id: 'messages.title', defaultMessage: 'Messages' }),
      short: intl.formatMessage({ id: 'messages.title', defaultMessage: 'Messages' }),
      current: name.startsWith('chats') || name === 'members-id-chat',
      badge: unread > 0 ? { count: unread, tone: 'act', spoken: spokenUnread(intl, unread) } : undefined,
    },
    {
      to: pathTo('likes'),
      icon: HEART,
      label: intl.formatMessage({ id: 'likes.label', defaultMessage: 'Likes' }),
      short: intl.formatMessage({ id: 'likes.label', defaultMessage: 'Likes' }),
      current: name.startsWith('likes'),
      badge: newLikes > 0 ? { count: newLikes, tone: 'act', spoken: spokenLikes(intl, newLikes) } : undefined,
    },
    {
      to: pathTo(user.paid_user ? 'credits' : 'premium'),
      icon: CREDITS,
      money: true,
      label: user.paid_user && !low ? amount : money,
      short: user.paid_user ? money : intl.formatMessage({ id: 'premium.name', defaultMessage: 'Premium' }),
      current: name.startsWith('credits') || name === 'premium',
      badge: low
        ? {
            count: user.credits,
            tone: user.credits > 0 ? 'warn' : 'zero',
            spoken: intl.formatMessage(
              {
                id: 'frame.badge.credits',
                defaultMessage: '{count, plural, one {# credit left} other {# credits left}}',
              },
              { count: user.credits },
            ),
          }
        : undefined,
    },
  ];
}

type Intl = ReturnType<typeof useIntl>;

function spokenUnread(intl: Intl, count: number): string {
  return count > BADGE_CAP
    ? intl.formatMessage({ id: 'frame.badge.unreadMany', defaultMessage: 'more than 99 unread' })
    : intl.formatMessage(
        { id: 'unread.count', defaultMessage: '{count, plural, one {# unread} other {# unread}}' },
        { count },
      );
}

function spokenLikes(intl: Intl, count: number): string {
  return count > BADGE_CAP
    ? intl.formatMessage({ id: 'frame.badge.likesMany', defaultMessage: 'more than 99 new likes' })
    : intl.formatMessage(
        { id: 'frame.badge.likes', defaultMessage: '{count, plural, one {# new like} other {# new likes}}' },
        { count },
      );
}
