import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '#src/layout/icon.tsx';
import { FICTIONAL } from '#src/icons/objects/fictional.tsx';

const Box = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space.s1} ${theme.space.s3};
  padding: ${theme.space.s3h} ${theme.space.s4};
  border-radius: ${theme.radius.r2};
  background: ${theme.color.noteSoft};
  color: ${theme.color.onNoteSoft};
  font-size: ${theme.size.label};
  line-height: ${theme.line.label};
  & > svg,
  & > img {
    grid-row: span 2;
  }
  a {
    color: inherit;
    font-weight: ${theme.weight.label};
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
