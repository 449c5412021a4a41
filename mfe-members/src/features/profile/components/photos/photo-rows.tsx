import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { mayBeMain } from '@rendezvous/rules/photo-order';
import type { Photo } from '@rendezvous/contract/resources/photos/schemas';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import type { Drawing } from '@rendezvous/ui/layout/drawing';
import { focusHeading } from '@rendezvous/ui/focus';
import { Icon } from '@rendezvous/ui/layout/icon';
import { ARROW_LEFT } from '@rendezvous/ui/icons/actions/arrow-left';
import { ARROW_RIGHT } from '@rendezvous/ui/icons/actions/arrow-right';
import { CROP } from '@rendezvous/ui/icons/actions/crop';
import { EYE } from '@rendezvous/ui/icons/actions/eye';
import { LOCK } from '@rendezvous/ui/icons/objects/lock';
import { TRASH } from '@rendezvous/ui/icons/actions/trash';
import { USER } from '@rendezvous/ui/icons/objects/user';
import { menuItem } from '@rendezvous/ui/controls/menu';
import { text } from '@rendezvous/ui/layout/text';
import { leastShare, wholeOf } from '#src/features/profile/crop.ts';
import type { OwnPhotos } from '#src/features/profile/hooks/use-own-photos.ts';
import { useReviewWords } from '#src/features/profile/hooks/use-review-words.ts';

export interface PhotoRowsProps {
  photo: Photo;
  index: number;
  isMain: boolean;
  own: OwnPhotos;
  onCrop: () => void;
  /** Closes the menu. */
  close: () => void;
}

/** Everything that can be done with one of the own photos, and who sees it now. */
export function PhotoRows({ photo, index, isMain, own, onCrop, close }: PhotoRowsProps) {
  const intl = useIntl();
  const { photo_min_side: minSide } = useSettings();
  const reviewWords = useReviewWords();
  const isPrivate = photo.visibility === 'private';
  const acts: (readonly [Drawing, string, () => void] | false)[] = [
    mayBeMain(photo) &&
      !isMain && [
        USER,
        intl.formatMessage({ id: 'profile.photos.makeMain', defaultMessage: 'Make it the main photo' }),
        () => own.makeMain(photo),
      ],
    index > 0 && [
      ARROW_LEFT,
      intl.formatMessage({ id: 'profile.photos.earlier', defaultMessage: 'Move forward' }),
      () => own.move(photo, index - 1),
    ],
    index < own.photos.length - 1 && [
      ARROW_RIGHT,
      intl.formatMessage({ id: 'profile.photos.later', defaultMessage: 'Move back' }),
      () => own.move(photo, index + 1),
    ],
    leastShare(wholeOf(photo), minSide) < 1 && [
      CROP,
      intl.formatMessage({ id: 'profile.photos.crop', defaultMessage: 'Crop' }),
      onCrop,
    ],
    [
      isPrivate ? EYE : LOCK,
      isPrivate
        ? intl.formatMessage({ id: 'profile.photos.makePublic', defaultMessage: 'Make it public' })
        : intl.formatMessage({ id: 'profile.photos.makePrivate', defaultMessage: 'Make it private' }),
      () => own.show(photo, isPrivate ? 'public' : 'private'),
    ],
    [
      TRASH,
      intl.formatMessage({ id: 'action.delete', defaultMessage: 'Delete' }),
      () => {
        own.remove(photo);
        focusHeading('profile-photos');
      },
    ],
  ];
  return (
    <>
      <Seen>
        {reviewWords(photo) ??
          (isPrivate
            ? intl.formatMessage({
                id: 'profile.photos.seenPrivate',
                defaultMessage: 'Only Premium members see it. For all others it’s blurred.',
              })
            : intl.formatMessage({
                id: 'profile.photos.seenPublic',
                defaultMessage: 'Public: shown wherever others see your photos.',
              }))}
      </Seen>
      {acts
        .filter((act) => act !== false)
        .map(([icon, words, run]) => (
          <Item
            key={words}
            type="button"
            data-danger={icon === TRASH || undefined}
            onClick={() => {
              close();
              run();
            }}
          >
            <Icon of={icon} />
            {words}
          </Item>
        ))}
    </>
  );
}

const Seen = styled.p`
  ${text.small}
  max-width: 264px;
  padding: ${theme.space.s1} ${theme.space.s3h} ${theme.space.s2};
  color: ${theme.color.ink2};
`;

const Item = styled.button`
  ${menuItem}

  &[data-danger] {
    color: ${theme.color.danger};
  }
`;
