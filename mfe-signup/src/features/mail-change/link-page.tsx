import type { ReactNode } from 'react';
import { useTitle } from '@rendezvous/remote/react/hooks';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { HalfPortrait } from '@rendezvous/ui/product/half-portrait';
import { Lead, Title, Words } from '#src/lib/centre.tsx';
import { LinkFailed } from '#src/lib/link-failed.tsx';
import type { LinkState } from './use-link.ts';

/** A link out of a page. */
interface Way {
  to: string;
  label: string;
}

interface Props {
  state: LinkState;
  /** What the press does. */
  open: { title: string; lead: string };
  /** Draws the words with what is pressed. */
  press(words: ReactNode): ReactNode;
  /** What the button has done. */
  done: { title: string; lead: string; way: Way | null };
  /** The link is invalid or has expired. */
  failed: { words: ReactNode; way: Way };
}

/** The page of a mailed link that acts by a press: before it, after it, and for an invalid link. */
export function LinkPage({ state, open, press, done, failed }: Props) {
  useTitle(open.title);
  if (state === 'link_expired' || state === 'link_invalid') return <LinkFailed {...failed} />;
  const isDone = state === 'done';
  return (
    <>
      <HalfPortrait left="nadia" right="hugo" size="min(60vw, 320px)" offset={isDone ? '0px' : '14px'} />
      {isDone ? (
        <Words>
          <Title focus>{done.title}</Title>
          <Lead>{done.lead}</Lead>
          {done.way && (
            <ButtonLink to={done.way.to} size="lg">
              {done.way.label}
            </ButtonLink>
          )}
        </Words>
      ) : (
        press(
          <>
            <Title>{open.title}</Title>
            <Lead>{open.lead}</Lead>
          </>,
        )
      )}
    </>
  );
}
