import { diffLines } from 'diff';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import { Block } from './block.tsx';

/** Lines that go and lines that come, marked by sign, colour and spoken word. */
export function Difference({ before, after }: { before: string; after: string }) {
  const intl = useIntl();
  const goes = intl.formatMessage({ id: 'settings.diff.goes', defaultMessage: 'Removed:' });
  const comes = intl.formatMessage({ id: 'settings.diff.comes', defaultMessage: 'Added:' });
  return (
    <Block
      tabIndex={0}
      role="group"
      aria-label={intl.formatMessage({ id: 'settings.diff', defaultMessage: 'Difference' })}
    >
      {diffLines(`${before}\n`, `${after}\n`).flatMap(({ value, added, removed }, part) =>
        value
          .trimEnd()
          .split('\n')
          .map((line, place) => {
            const id = `${part}.${place}`;
            if (removed)
              return (
                <Gone key={id}>
                  <VisuallyHidden>{goes} </VisuallyHidden>− {line}
                </Gone>
              );
            if (added)
              return (
                <New key={id}>
                  <VisuallyHidden>{comes} </VisuallyHidden>+ {line}
                </New>
              );
            return <Unchanged key={id}>{line}</Unchanged>;
          }),
      )}
    </Block>
  );
}

const Unchanged = styled.span`
  display: block;
  padding-left: ${theme.space.s4};
`;

const Gone = styled.del`
  display: block;
  text-decoration: none;
  color: ${theme.color.onDangerSoft};
  background: ${theme.color.dangerSoft};
`;

const New = styled.ins`
  display: block;
  text-decoration: none;
  color: ${theme.color.onLeafSoft};
  background: ${theme.color.leafSoft};
`;
