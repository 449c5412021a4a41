import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { CHEVRON_DOWN } from '@rendezvous/ui/icons/actions/chevron-down';
import type { Heading } from './sections.ts';
import { useCurrentSection } from '@rendezvous/ui/hooks/use-current-section';

interface Contents {
  sections: readonly Heading[];
  numbers: ReadonlyMap<string, number>;
  lang: string | undefined;
}

/** What is on the page. Beside the text from 992 px, where the part being read is marked; above it in a fold on smaller screens. */
export function Contents({ sections, numbers, lang }: Contents) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const current = useCurrentSection(sections);
  return (
    <Nav aria-labelledby={id}>
      <Label id={id}>
        <FormattedMessage id="pages.page.contents" defaultMessage="On this page" />
      </Label>
      <Fold type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <FormattedMessage id="pages.page.contents" defaultMessage="On this page" />
        <Icon of={CHEVRON_DOWN} />
      </Fold>
      <List $open={open} lang={lang}>
        {sections.map(({ id: anchor, text }) => (
          <li key={anchor}>
            <Link
              to={`#${anchor}`}
              replace
              aria-current={anchor === current ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              {numbers.has(anchor) && <Number>{numbers.get(anchor)}.</Number>}
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </List>
    </Nav>
  );
}

const Nav = styled.nav`
  ${media.desktop} {
    position: sticky;
    top: calc(${theme.size.bar} + 32px);
    align-self: start;
    max-height: calc(100vh - ${theme.size.bar} - 64px);
    overflow-y: auto;
  }
  @media print {
    display: none;
  }
`;

const Label = styled.p`
  display: none;
  padding: 0 ${theme.space.s3h} ${theme.space.s2};
  font-size: ${theme.size.small};
  line-height: ${theme.line.small};
  font-weight: ${theme.weight.label};
  color: ${theme.color.ink2};
  ${media.desktop} {
    display: block;
  }
`;

const Fold = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 52px;
  padding: 0 ${theme.space.s4};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r2};
  background: ${theme.color.surface};
  font-weight: ${theme.weight.label};
  svg {
    transition: transform ${theme.motion.base} ${theme.motion.out};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  ${media.desktop} {
    display: none;
  }
`;

const Number = styled.span`
  flex: none;
  min-width: 1.6em;
  font-variant-numeric: tabular-nums;
`;

const List = styled.ul<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'block' : 'none')};
  padding-block: ${theme.space.s2};
  a {
    position: relative;
    display: flex;
    gap: ${theme.space.s2};
    min-height: ${theme.size.target};
    align-items: center;
    padding: ${theme.space.s1h} ${theme.space.s3h};
    border-radius: ${theme.radius.r1};
    font-size: ${theme.size.label};
    line-height: ${theme.line.small};
    color: ${theme.color.ink2};
    text-decoration: none;
  }
  a:hover {
    background: ${theme.color.surface2};
    color: ${theme.color.ink};
  }
  a[aria-current] {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.label};
  }
  /* The half that shows where one is. */
  a[aria-current]::before {
    content: '';
    position: absolute;
    left: 0;
    top: calc(50% - 7px);
    width: 7px;
    height: 14px;
    border-radius: 0 ${theme.radius.r2} ${theme.radius.r2} 0;
    background: ${theme.color.zest};
  }
  ${media.desktop} {
    display: block;
    padding-block: 0;
  }
`;
