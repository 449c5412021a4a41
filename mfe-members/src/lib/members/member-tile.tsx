import { useIntl } from 'react-intl';
import type { MemberCard as Card } from '@rendezvous/contract/members';
import { pathTo } from '@rendezvous/contract/routes';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { MemberCard } from '@rendezvous/ui/member-card';
import { useFictionalWords } from '#src/lib/fictional.ts';
import { useLike } from '#src/lib/likes/use-like.ts';
import { useNearestPlace } from '#src/lib/places.ts';
import { cardImage } from './image.ts';

interface Props {
  card: Card;
  /** Place in the list: the first photos load at once, the others after hydration. */
  index?: number;
  /** A word on the photo, e.g. "New". */
  mark?: string;
  /** Said after the place, e.g. "2 days ago". */
  since?: string;
}

/** One member in a list: photo, name, age, place, their like, and the marker of fictional profiles. */
export function MemberTile({ card, index = 0, mark, since }: Props) {
  const intl = useIntl();
  const settings = useSettings();
  const user = useUser();
  const place = useNearestPlace();
  const { singular, icon } = useFictionalWords();
  const { liked, toggle } = useLike(card);
  return null;
}
