import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Photo } from '@rendezvous/contract/resources/photos/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useSettings, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { text } from '@rendezvous/ui/layout/text';
import { useReviewWords } from '#src/features/profile/hooks/use-review-words.ts';
import type { Upload } from '#src/features/profile/hooks/use-uploads.ts';

interface Props {
  photos: readonly Photo[];
  uploads: readonly Upload[];
  /** Files that found no room. */
  leftOut: number;
  limit: number;
  isFull: boolean;
}

/** Below the photos: what was refused and why, who sees what, and what a place more asks for. */
export function PhotoNotes({ photos, uploads, leftOut, limit, isFull }: Props) {
  const intl = useIntl();
  const { paid_user: isPremium } = useUser()!;
  const { premium_photos, free_visible_photos: open } = useSettings();
  const reviewWords = useReviewWords();
  const numbered = (position: number, words: string) =>
    intl.formatMessage(
      { id: 'profile.photos.about', defaultMessage: 'Photo {position}: {words}' },
      { position, words },
    );
  return (
    <Notes>
      {uploads.map(
        ({ key, error }, index) =>
          error && (
            <Alert key={key} tone="bad">
              {numbered(photos.length + index + 1, error)}
            </Alert>
          ),
      )}
      {photos.map((photo, index) => {
        const words = photo.status === 'rejected' && reviewWords(photo);
        return words && <Alert key={photo.id}>{numbered(index + 1, words)}</Alert>;
      })}
      {leftOut > 0 && (
        <Alert tone="bad">
          {intl.formatMessage(
            {
              id: 'profile.photos.leftOut',
              defaultMessage:
                '{count, plural, one {There was no room for # photo.} other {There was no room for # photos.}} The limit is {limit}.',
            },
            { count: leftOut, limit },
          )}
        </Alert>
      )}
      {isFull && !isPremium && (
        <p>
          {intl.formatMessage(
            {
              id: 'profile.photos.full',
              defaultMessage:
                'A free member can have {limit, plural, one {# photo} other {# photos}}. With <a>Premium</a> it’s {premium}.',
            },
            {
              limit,
              premium: premium_photos,
              a: (words) => (
                <Link key="premium" to={pathTo('premium')}>
                  {words}
                </Link>
              ),
            },
          )}
        </p>
      )}
      {photos.length > 1 && (
        <p>
          {intl.formatMessage({
            id: 'profile.photos.order',
            defaultMessage: 'Drag a photo to its place, or use its menu.',
          })}
        </p>
      )}
      <p>
        {intl.formatMessage(
          {
            id: 'profile.photos.seen',
            defaultMessage:
              'Visitors see your main photo. Free members see {open, plural, =0 {only that one too} one {# more} other {# more}}. Premium members see all, and only they see the private ones; for all others those are blurred.',
          },
          { open },
        )}
      </p>
    </Notes>
  );
}

const Notes = styled.div`
  ${text.small}
  display: grid;
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s3};
  color: ${theme.color.ink2};
`;
