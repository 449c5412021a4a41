import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import Lightbox, { type ControllerRef, type SlideImage } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { Member } from '@rendezvous/contract/resources/members/schemas';
import type { Photo } from '@rendezvous/contract/resources/photos/schemas';
import { BobbingHalves } from '@rendezvous/ui/product/typing-indicator';
import { useDialog } from '@rendezvous/ui/hooks/use-dialog';
import { LockedSlide } from './locked-slide.tsx';
import { ViewerControls } from './viewer-controls.tsx';
import { ViewerDialog } from './viewer-dialog.tsx';
import { inPlace } from './viewer-place.tsx';

interface Props {
  member: Member;
  /** Index of the first photo shown. */
  start: number;
  onLocked: () => void;
  /** Asks for a report of the photo with this id; without it none can be reported. */
  onReport?: ((photo: string) => void) | undefined;
  onClose: () => void;
}

const ANIMATION = { swipe: 250, navigation: 250, zoom: 200, fade: 200 };
/** A photo may be drawn this many times its size: it fills large windows, and a pinch always enlarges. */
const ENLARGED = 2;
const MEDIUM_WIDTH = 640;

/** A photo as the lightbox needs it: the medium file until more pixels are needed. */
function slideOf({ urls, width, height }: Photo, alt: string): SlideImage {
  const medium = Math.min(MEDIUM_WIDTH, width);
  return {
    src: urls.large,
    alt,
    width: width * ENLARGED,
    height: height * ENLARGED,
    srcSet: [
      { src: urls.medium, width: medium, height: Math.round((height / width) * medium) },
      { src: urls.large, width, height },
    ],
  };
}

/**
 * All photos of a member, edge to edge: swipe, drag, arrow keys and buttons turn, pinch and double tap enlarge, pulling down and
 * Escape close. The neighbours of the photo shown are loaded. Locked photos are blurred slides that name their audience.
 */
export function PhotoViewer({ member, start, onLocked, onReport, onClose }: Props) {
  const intl = useIntl();
  const { name, photos } = member;
  const count = photos.length;
  const [index, setIndex] = useState(start);
  const carousel = useRef<ControllerRef>(null);
  const dialog = useDialog({ onClose });
  useEffect(() => carousel.current?.focus(), []);

  const slides = useMemo(
    () =>
      photos.map((photo, at) =>
        slideOf(
          photo,
          intl.formatMessage(
            { id: 'member.photo.alt', defaultMessage: '{name}, photo {index}' },
            { name, index: at + 1 },
          ),
        ),
      ),
    [intl, name, photos],
  );
  const title = intl.formatMessage(
    { id: 'member.photo.viewer', defaultMessage: 'Photos of {name}' },
    { name },
  );

  const onShow = photos[index];
  const reportShown = onReport && onShow && !onShow.locked ? () => onReport(onShow.id) : undefined;

  function handleKeyDown(event: KeyboardEvent) {
    dialog.onKeyDown(event);
    if (event.key === 'Home') setIndex(0);
    if (event.key === 'End') setIndex(count - 1);
  }

  return (
    <ViewerDialog {...dialog} aria-label={title} onKeyDown={handleKeyDown}>
      <Lightbox
        open
        close={onClose}
        plugins={[inPlace, Zoom]}
        slides={slides}
        index={index}
        on={{ view: ({ index: shown }) => setIndex(shown) }}
        animation={ANIMATION}
        carousel={{ finite: count === 1, padding: 0, spacing: 0, preload: 1 }}
        controller={{
          ref: carousel,
          focus: false,
          closeOnEscape: false,
          closeOnPullDown: true,
          closeOnBackdropClick: true,
        }}
        labels={{
          'Photo gallery': title,
          // Region and slides have names; the library's English words for their kinds stay out.
          Carousel: '',
          Slide: '',
          '{index} of {total}': intl.formatMessage(
            { id: 'member.photo.count', defaultMessage: '{index} of {count}' },
            { index: '{index}', count: '{total}' },
          ),
        }}
        render={{
          buttonPrev: () => null,
          buttonNext: () => null,
          iconLoading: () => <BobbingHalves aria-hidden="true" />,
          iconError: () =>
            intl.formatMessage({
              id: 'errors.generic',
              defaultMessage: 'An error occurred, please try again later.',
            }),
          slideFooter: ({ slide }) =>
            photos[slides.indexOf(slide)]?.locked && <LockedSlide count={count} onAsk={onLocked} />,
          controls: () => (
            <ViewerControls
              index={index}
              count={count}
              onReport={reportShown}
              onTurn={(step) => (step < 0 ? carousel.current?.prev() : carousel.current?.next())}
              onClose={onClose}
            />
          ),
        }}
      />
    </ViewerDialog>
  );
}
