import { useIntl } from 'react-intl';
import type { MemberCard as Card } from '@rendezvous/contract/members';
import { pathTo } from '@rendezvous/contract/routes';
import { useUser } from '@rendezvous/remote/react/hooks';
import { Icon } from '@rendezvous/ui/icon';
import { USER } from '@rendezvous/ui/icons/user';
import { MemberCard } from '@rendezvous/ui/member-card';
import { useFictionalWords, usePicture } from '@rendezvous/remote/react/use-domain';
import { useLike } from '#src/lib/likes/use-like.ts';
import { useNearestPlace } from '#src/lib/places.ts';

/** Number of first cards whose photos load with the page; others wait for hydration, so that they do not delay scripts. */
const EAGER = 4;

interface Props {
  card: Card;
  /** Index in the list; without one the photo waits for hydration. */
  index?: number;
  /** Label on the photo, for example "New". */
  mark?: string;
  /** Text after the place, for example "2 days ago". */
  since?: string;
}

/** Member in a list: photo, name, age, place, like button, and the marker of a fictional profile. */
export function MemberTile({ card, index = EAGER, mark, since }: Props) {
  const intl = useIntl();
  const user = useUser();
  const place = useNearestPlace()(card);
  const { singular, icon } = useFictionalWords();
  const { liked, toggle } = useLike(card);
  const { id, name, age } = card;
  const image = usePicture()(card.main_image);
  return (
    <MemberCard
      to={pathTo('members-id', { id })}
      name={intl.formatMessage({ id: 'card.name.age', defaultMessage: '{name}, {age}' }, { name, age })}
      place={since ? `${place} · ${since}` : place}
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
      placeholder={<Icon of={USER} size="l" />}
      mark={mark}
      fictional={card.fictional ? { label: singular, icon } : undefined}
      like={
        user?.id === id
          ? undefined
          : {
              label: intl.formatMessage({ id: 'card.like.label', defaultMessage: 'Like {name}' }, { name }),
              pressed: liked,
              onToggle: toggle,
            }
      }
      eager={index < EAGER}
    />
  );
}
