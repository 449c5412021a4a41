import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { TonightCard } from '@rendezvous/contract/resources/tonight/schemas';
import { theme } from '@rendezvous/theme/theme';
import type { Drawing } from '@rendezvous/ui/layout/drawing';
import { Icon } from '@rendezvous/ui/layout/icon';
import { text } from '@rendezvous/ui/layout/text';
import { Face } from './face.tsx';
import { panel } from './panel.ts';

interface Props {
  title: string;
  icon?: Drawing;
  /** All members of the lane; the server sends a few of them. */
  count: number;
  cards: readonly TonightCard[];
  /** The first lane of the board: its photos load with the page. */
  eager?: boolean;
}

/** Members with one choice: portraits joined at the seam, in a row that scrolls sideways. */
export function Lane({ title, icon, count, cards, eager }: Props) {
  const intl = useIntl();
  return (
    <Panel>
      <Head>
        {icon && <Icon of={icon} size="l" />}
        <h3>{title}</h3>
        <Count>{intl.formatNumber(count)}</Count>
      </Head>
      <Faces>
        {cards.map((card) => (
          <Face key={card.id} card={card} eager={eager} />
        ))}
      </Faces>
    </Panel>
  );
}

const Panel = styled.section`
  ${panel}
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  gap: ${theme.space.s2h};
  align-items: center;
  margin-bottom: ${theme.space.s3};
  & > svg {
    color: ${theme.color.zestText};
  }
  & > h3 {
    ${text.title}
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Count = styled.span`
  ${text.small}
  color: ${theme.color.ink2};
`;

/** Reaches to the edges of its panel, so that a cut portrait shows that there are more. */
const Faces = styled.ul`
  display: flex;
  gap: ${theme.seam.photo};
  margin-inline: -${theme.space.s4h};
  padding: ${theme.space.s1} ${theme.space.s4h};
  overflow-x: auto;
  scroll-padding-inline: ${theme.space.s4h};
  scroll-snap-type: x proximity;
  overscroll-behavior-x: contain;
  & > li {
    flex: none;
    width: 132px;
    scroll-snap-align: start;
  }
  & a {
    display: grid;
    gap: 1px;
    color: inherit;
    text-decoration: none;
    line-height: ${theme.line.small};
    overflow-wrap: anywhere;
  }
  & b {
    margin-top: ${theme.space.s2};
  }
  & b + span {
    ${text.small}
    color: ${theme.color.ink2};
  }
  & > li:first-child [data-face] {
    border-radius: ${theme.radius.r4} ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.r4};
  }
  & > li:last-child:not(:first-child) [data-face] {
    border-radius: ${theme.radius.seam} ${theme.radius.r4} ${theme.radius.r4} ${theme.radius.seam};
  }
`;
