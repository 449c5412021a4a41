import styled, { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '#src/layout/icon.tsx';
import { FICTIONAL } from '#src/icons/objects/fictional.tsx';

const Pill = styled.span<{ $onPhoto: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s1h};
  min-height: 28px;
  padding: ${theme.space.s1} ${theme.space.s2h} ${theme.space.s1} ${theme.space.s2};
  border-radius: ${theme.radius.r2};
  background: ${theme.color.noteSoft};
  color: ${theme.color.onNoteSoft};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.label};
  line-height: ${theme.line.small};
  white-space: nowrap;
  ${({ $onPhoto }) =>
    $onPhoto &&
    css`
      gap: ${theme.space.s1};
      padding-inline: ${theme.space.s2};
      background: ${theme.color.photoPill};
      color: ${theme.color.onPhotoPill};
      box-shadow: ${theme.shadow.rest};
      /* Beside a like button on a narrow card the word wraps below, not under the button. */
      max-width: 100%;
      white-space: normal;
      line-height: ${theme.line.tab};
    `}
`;

const Picture = styled.img`
  width: 18px;
  height: 18px;
`;

export interface FictionalMarkerProps {
  /** The site's word for such a profile (`fictional_singular`). */
  label: string;
  /** Address of the site's icon (`fictional_icon`); our half mark by default. */
  icon?: string;
  /** Lies on a photo as an opaque pill. */
  onPhoto?: boolean;
}

/** The setting may be a word that is not an image address. */
const isAddress = (icon: string | undefined): icon is string =>
  icon !== undefined && /^(\/|https:)/.test(icon);

/** Marks a fictional profile on every surface; never dismissible. */
export function FictionalMarker({ label, icon, onPhoto = false }: FictionalMarkerProps) {
  return (
    <Pill $onPhoto={onPhoto}>
      {isAddress(icon) ? <Picture src={icon} alt="" width={18} height={18} /> : <Icon of={FICTIONAL} />}
      <span data-marker>{label}</span>
    </Pill>
  );
}
