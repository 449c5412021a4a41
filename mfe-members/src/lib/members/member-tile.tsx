import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { MemberCard as Card } from '@rendezvous/contract/resources/members/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { latePart } from '@rendezvous/remote/late-part';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { MemberCard } from '@rendezvous/ui/product/member-card';
import { useFictionalWords, usePicture } from '@rendezvous/remote/react/use-domain';
import { useLike } from '#src/lib/likes/use-like.ts';
import { useNearestPlace } from '#src/lib/places.ts';
import { profileOpening, rememberCard } from './opened-card.ts';

/** Number of first cards whose photos load with the page; others wait for hydration, so that they do not delay scripts. */
const EAGER = 4;

const Nothing = () => null;

/** A second photo, on hover or a long press, loads after the page; without its code the card stays as it is. */
const SecondPhoto = latePart(
  () =>
    import(/* webpackChunkName: "first-press" */ './second-photo.tsx').then((module) => module.SecondPhoto),
  { missing: Nothing, afterHydration: true },
);

interface Props {
  card: Card;
  /** Index in the list; without one the photo waits for hydration. */
  index?: number;
  /** Label on the photo, for example "New". */
  mark?: string;
  /** Text after the place, for example "2 days ago". */
  since?: string;
}

/** Member in a list: photo, name, age, place, presence, interests in common, like button, and the marker of a fictional profile. */
export function MemberTile({ card, index = EAGER, mark, since }: Props) {
  const intl = useIntl();
  const user = useUser();
  const place = useNearestPlace()(card);
  const { singular, icon } = useFictionalWords();
  const { liked, toggle, plain } = useLike(card);
  const { id, name, age } = card;
  const image = usePicture()(card.main_image);
  const navigate = useNavigate();
  const facts = useFacts(card);
  const to = pathTo('members-id', { id });
  function handleOpen(event: MouseEvent<HTMLElement>) {
    rememberCard(card);
    profileOpening.get()?.openProfile(event, () => void navigate(to, { flushSync: true }));
  }
  return (
    <MemberCard
      to={to}
      name={intl.formatMessage({ id: 'person.nameAge', defaultMessage: '{name}, {age}' }, { name, age })}
      place={since ? `${place} · ${since}` : place}
      facts={facts}
      online={card.online}
      photo={
        image
          ? {
              ...image,
              alt: intl.formatMessage(
                { id: 'card.photo.alt', defaultMessage: '{name}, main photo' },
                { name },
              ),
            }
          : undefined
      }
      mark={mark}
      fictional={card.fictional ? { label: singular, icon } : undefined}
      like={
        user?.id === id
          ? undefined
          : {
              label: intl.formatMessage({ id: 'like.label', defaultMessage: 'Like {name}' }, { name }),
              pressed: liked,
              onToggle: toggle,
              plain,
            }
      }
      eager={index < EAGER}
      onOpen={handleOpen}
    >
      {user && card.photo_count > 1 && <SecondPhoto id={id} />}
    </MemberCard>
  );
}

/** Presence and interests in common. A fictional profile has no presence. */
function useFacts({
  online,
  last_active_bucket: bucket,
  new_member: isNew,
  interests_in_common: common,
}: Card): string | undefined {
  const intl = useIntl();
  const { visible_profile_fields: visible } = useSettings();
  const presence =
    isNew && !online
      ? intl.formatMessage({ id: 'card.new', defaultMessage: 'New here' })
      : (online || bucket === 'today') &&
        intl.formatMessage(
          {
            id: 'card.presence.text',
            defaultMessage: '{bucket, select, online {Online now} other {Here today}}',
          },
          { bucket },
        );
  const shared =
    common > 0 &&
    visible.includes('interests') &&
    intl.formatMessage(
      { id: 'member.interests.common', defaultMessage: '{count} in common' },
      { count: common },
    );
  return [presence, shared].filter(Boolean).join(' · ') || undefined;
}
