import styled, { keyframes } from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { IconButton } from '@rendezvous/ui/controls/icon-button';

const appear = keyframes`
  from { opacity: 0; }
`;

/** The whole window on a dark ground of its own. The rules of the lightbox library are here, in the product's tokens. */
export const ViewerDialog = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: ${theme.color.footer};
  color: ${theme.color.onPhoto};
  animation: ${appear} ${theme.motion.base} ${theme.motion.std};

  &::backdrop {
    background: ${theme.color.footer};
  }

  ${media.still} {
    animation: none;
  }

  .yarl__root,
  .yarl__fullsize,
  .yarl__carousel {
    width: 100%;
    height: 100%;
  }

  .yarl__container {
    position: absolute;
    inset: 0;
    overflow: hidden;
    outline: none;
    user-select: none;
    touch-action: none;
    overscroll-behavior: contain;
  }

  .yarl__flex_center {
    display: flex;
    align-items: center;
    justify-content: center;
  }

  /* The slides are side by side; the middle one is in the window. */
  .yarl__carousel {
    flex: none;
    display: flex;
    justify-content: center;
    width: calc(100% * var(--yarl__carousel_slides_count));
    transform: translate(var(--yarl__swipe_offset, 0), var(--yarl__pull_offset, 0));
    opacity: var(--yarl__pull_opacity, 1);
  }

  .yarl__slide {
    position: relative;
    flex: 1;
    overflow: hidden;
  }

  .yarl__slide_image {
    max-width: 100%;
    max-height: 100%;
    object-fit: contain;
    cursor: zoom-in;
    -webkit-touch-callout: none;
  }

  .yarl__slide_image_loading {
    opacity: 0;
  }

  .yarl__slide_wrapper_interactive .yarl__slide_image {
    cursor: grab;
  }

  .yarl__slide_placeholder {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    padding: ${theme.space.s5};
    text-align: center;
  }
`;

/** Round button on a photo. */
export const OnPhotoButton = styled(IconButton)`
  background: ${theme.color.photoScrim};
  color: ${theme.color.onPhoto};

  &:hover {
    background: ${theme.color.footer};
    color: ${theme.color.onPhoto};
  }

  &:focus-visible {
    outline-color: ${theme.color.onPhoto};
  }
`;
