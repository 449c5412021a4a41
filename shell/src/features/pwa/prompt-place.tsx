import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';

const Card = styled.section`
  inset: auto 0 calc(76px + env(safe-area-inset-bottom));
  width: calc(100vw - 24px);
  max-width: 440px;
  margin: 0 auto;
  padding: ${theme.space.s4h};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r3};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  box-shadow: ${theme.shadow.modal};
  ${media.desktop} {
    inset: auto 24px 24px auto;
    margin: 0;
  }
`;

/** Where the late part asks something: over the page's lower edge, clear of the bars, without moving anything or the focus. */
export function PromptPlace({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.showPopover(), []);
  return (
    <Card ref={place} popover="manual" data-late-prompt="" role="region" aria-label={label}>
      {children}
    </Card>
  );
}
