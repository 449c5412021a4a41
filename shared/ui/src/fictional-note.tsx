import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from './icon.tsx';
import { FICTIONAL } from './icons/fictional.tsx';

const Box = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 12px;
  padding: 14px 16px;
  border-radius: ${theme.radius.r2};
  background: ${theme.color.noteSoft};
  color: ${theme.color.onNoteSoft};
  font-size: 15px;
  line-height: 22px;
  & > svg,
  & > img {
    grid-row: span 2;
  }
  a {
    color: inherit;
    font-weight: 620;
  }
`;

/** The site's warning about a fictional profile, above the actions of its page. */
export function FictionalNote({
  title,
  icon,
  children,
}: {
  title: string;
  icon?: string;
  children: ReactNode;
}) {
  return (
    <Box role="note">
      {icon && /^(\/|https:)/.test(icon) ? (
        <img src={icon} alt="" width={24} height={24} />
      ) : (
        <Icon of={FICTIONAL} size="l" />
      )}
      <b>{title}</b>
      <p>{children}</p>
    </Box>
  );
}
