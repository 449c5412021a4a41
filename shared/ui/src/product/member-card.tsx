import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { FictionalMarker, type FictionalMarkerProps } from './fictional-marker.tsx';
import { IconButton } from '#src/controls/icon-button.tsx';
import { HEART } from '#src/icons/objects/heart.tsx';
import { Photo, type PhotoProps } from './photo.tsx';
import { PlaceholderPortrait } from './placeholder-portrait.tsx';

/** Text comes first for readers and keyboards, the photo first for the eye. */
const Card = styled.article`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
`;

const Frame = styled.div`
  position: relative;
  order: -1;
  overflow: hidden;
  background: ${theme.color.surface3};
  aspect-ratio: 4 / 5;
  border-radius: ${theme.radius.r4};
`;

/** Narrow cards of a grid, where marker and like button do not fit beside each other. */
const NARROW = '@container (max-width: 239px)';

const CORNERS = {
  mark: css`
    left: 8px;
    top: 8px;
  `,
  marker: css`
    left: 8px;
    bottom: 8px;
    max-width: calc(100% - 68px);
    ${NARROW} {
      max-width: calc(100% - 16px);
    }
  `,
  like: css`
    z-index: 2;
    right: 8px;
    bottom: 8px;
  `,
  likeAbove: css`
    z-index: 2;
    right: 8px;
    bottom: 8px;
    ${NARROW} {
      bottom: 40px;
    }
  `,
};

const Corner = styled.span<{ $at: keyof typeof CORNERS }>`
  position: absolute;
  ${({ $at }) => CORNERS[$at]}
`;

const NewMark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s2};
  min-height: 28px;
  padding: ${theme.space.s1} ${theme.space.s3} ${theme.space.s1} ${theme.space.s2h};
  border-radius: ${theme.radius.r2};
  background: ${theme.color.onPhoto};
  color: ${theme.color.onPhotoNew};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.bold};
  line-height: ${theme.line.small};
  box-shadow: ${theme.shadow.rest};
  &::before {
    content: '';
    width: 7px;
    height: 14px;
    border-radius: ${theme.radius.r2} 0 0 ${theme.radius.r2};
    background: currentColor;
  }
`;

const Who = styled.div`
  padding: ${theme.space.s2h} ${theme.space.s1} 0;
`;

const Name = styled(Link)`
  display: block;
  color: inherit;
  text-decoration: none;
  font-weight: ${theme.weight.strong};
  font-size: ${theme.size.strong};
  line-height: ${theme.line.label};
  /* The whole card opens the profile. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: ${theme.radius.r4};
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
    &::after {
      outline: 3px solid ${theme.color.focus};
      outline-offset: -3px;
      box-shadow: inset 0 0 0 5px ${theme.color.surface};
    }
  }
`;

const Place = styled.span`
  display: block;
  font-size: ${theme.size.small};
  line-height: ${theme.line.small};
  color: ${theme.color.ink2};
`;

/** One line, also on narrow cards. */
const Facts = styled(Place)<{ $online: boolean }>`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${NARROW} {
    font-size: ${theme.size.micro};
  }
  ${({ $online }) =>
    $online &&
    css`
      &::before {
        content: '';
        display: inline-block;
        width: 5px;
        height: 10px;
        margin-right: ${theme.space.s1h};
        border-radius: 10px 0 0 10px;
        background: ${theme.color.leaf};
      }
    `}
`;

export interface MemberCardProps {
  to: string;
  /** "Nadia, 31". */
  name: string;
  /** Place and further facts. */
  place?: ReactNode;
  /** Presence and what the two have in common: "Here today · 2 in common". */
  facts?: ReactNode;
  online?: boolean;
  photo?: Pick<PhotoProps, 'src' | 'sources' | 'sizes' | 'alt' | 'crop'>;
  /** A word on the photo, e.g. "New". */
  mark?: string;
  fictional?: FictionalMarkerProps;
  /** `plain` is what the button needs where nothing listens. */
  like?: {
    label: string;
    pressed: boolean;
    onToggle: () => void;
    plain?: ButtonHTMLAttributes<HTMLButtonElement>;
  };
  /** One of the first four cards of a page: its photo loads with the page. */
  eager?: boolean;
  onOpen?: (event: MouseEvent<HTMLElement>) => void;
  /** Lies over the photo, for example a second one. */
  children?: ReactNode;
}

/** Member in a grid: one link over the whole card, photo 4:5, like button bottom right, fictional marker bottom left, name and place below. */
export function MemberCard({
  to,
  name,
  place,
  facts,
  online = false,
  photo,
  mark,
  fictional,
  like,
  eager,
  onOpen,
  children,
}: MemberCardProps) {
  return (
    <Card>
      <Who>
        <Name to={to} onClick={onOpen}>
          {name}
        </Name>
        {place && <Place>{place}</Place>}
        {facts && (
          <Facts data-facts $online={online}>
            {facts}
          </Facts>
        )}
      </Who>
      <Frame data-photo>
        {photo ? <Photo {...photo} eager={eager} /> : <PlaceholderPortrait name={name} />}
        {children}
        {mark && (
          <Corner $at="mark">
            <NewMark>{mark}</NewMark>
          </Corner>
        )}
        {fictional && (
          <Corner $at="marker">
            <FictionalMarker {...fictional} onPhoto />
          </Corner>
        )}
        {like && (
          <Corner $at={fictional ? 'likeAbove' : 'like'}>
            <IconButton
              {...like.plain}
              icon={HEART}
              floating
              label={like.label}
              pressed={like.pressed}
              onClick={like.onToggle}
            />
          </Corner>
        )}
      </Frame>
    </Card>
  );
}
