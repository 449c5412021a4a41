import { useSyncExternalStore } from 'react';
import styled from 'styled-components';

const Image = styled.img<{ $crop: string | undefined }>`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: ${({ $crop }) => $crop};
`;

/** The same photo for browsers without scripts, in place of the one that waits for its address. Only the server draws it. */
const PlainPhoto = styled(Image)`
  noscript:has(> &) {
    display: contents;
  }
  img:has(+ noscript > &) {
    display: none;
  }
`;

export interface PhotoProps {
  /** Default size. */
  src: string;
  /** Further sizes with their widths in pixels, for `srcset`. */
  sources?: readonly { src: string; width: number }[];
  sizes?: string;
  alt: string;
  /** `object-position` of the crop; the middle without it. */
  crop?: string;
  width?: number;
  height?: number;
  /** Loads with the page. Other photos get their address after hydration, so that they do not delay scripts. */
  eager?: boolean;
}

/** Empty subscription: the value only differs between server and browser. */
const never = () => () => undefined;

/** Photo of a member, cropped to its container. */
export function Photo({
  src,
  sources,
  sizes,
  alt,
  crop,
  width = 400,
  height = 500,
  eager = false,
}: PhotoProps) {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const ready = eager || hydrated;
  const set = sources?.map((source) => `${source.src} ${source.width}w`).join(', ');
  return (
    <>
      <Image
        $crop={crop}
        alt={alt}
        width={width}
        height={height}
        src={ready ? src : undefined}
        srcSet={ready ? set : undefined}
        sizes={set ? sizes : undefined}
        decoding="async"
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
      {!ready && (
        <noscript>
          {typeof document === 'undefined' && (
            <PlainPhoto $crop={crop} alt={alt} src={src} srcSet={set} sizes={set ? sizes : undefined} />
          )}
        </noscript>
      )}
    </>
  );
}
