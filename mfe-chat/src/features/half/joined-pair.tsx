import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import type { PairProps } from '#src/lib/halves/half-parts.ts';
import { Cells, Mine, Open, Stem, Theirs } from './half-cells.ts';

/** A half sentence and its other half as one object: stem above, theirs left, the reader's right (VISUAL.md §9). */
export function JoinedPair({ half, text, mine, name, arrives = false, code, children }: PairProps) {
  const intl = useIntl();
  const yours = intl.formatMessage({ id: 'half.yours', defaultMessage: 'Your half' });
  const quoted = { lang: half.language, words: half.text };
  const written = { lang: undefined, words: text };
  const [theirs, own] = mine ? [quoted, written] : [written, quoted];
  return (
    <Joined>
      <Stem as="figcaption" lang={half.language}>
        {half.beginning}
      </Stem>
      <Cells $meets={arrives} data-arrives={arrives || undefined}>
        {theirs.words === '' ? (
          <Open>
            {intl.formatMessage({
              id: 'half.gone',
              defaultMessage: 'This half was deleted with the account',
            })}
          </Open>
        ) : (
          <Theirs lang={theirs.lang} dir="auto">
            <span>
              <VisuallyHidden>{name}: </VisuallyHidden>
              {theirs.words}
            </span>
          </Theirs>
        )}
        <Mine lang={own.lang} dir="auto">
          <span>
            <VisuallyHidden>{yours}: </VisuallyHidden>
            {own.words}
          </span>
        </Mine>
      </Cells>
      <By>
        <span>
          <span aria-hidden>{name}</span>
          {!mine && children}
        </span>
        <span>
          <span aria-hidden>{yours}</span>
          {mine && children}
        </span>
      </By>
      {code === 'validation_failed' && (
        <Changed>
          {intl.formatMessage(
            { id: 'half.changed', defaultMessage: '{name} has since changed this sentence.' },
            { name },
          )}
        </Changed>
      )}
    </Joined>
  );
}

/** Frame of a pair, in the middle of the stream. */
export const Joined = styled.figure`
  width: 100%;
  max-width: 600px;
  margin: ${theme.space.s1} auto;
  & > figcaption {
    text-align: center;
  }
`;
/** Whose half it is, with time and price on the writer's side. */
const By = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.s3};
  padding: ${theme.space.s1h} ${theme.space.s5} 0;
  font-size: ${theme.size.micro};
  line-height: ${theme.line.micro};
  color: ${theme.color.ink2};
  & > * {
    position: relative;
  }
  & > :last-child {
    text-align: right;
  }
  & > * > div {
    display: inline;
    margin: 0;
    color: inherit;
    &::before {
      content: ' · ';
    }
  }
`;
const Changed = styled.p`
  margin-top: ${theme.space.s1};
  text-align: right;
  font-size: ${theme.size.small};
  color: ${theme.color.danger};
`;
