import styled, { createGlobalStyle } from 'styled-components';
import { FRAME_ID } from '@rendezvous/contract/composition/page';
import { theme } from '@rendezvous/theme/theme';
import { useFrameSettings } from '#src/kernel/frame/frame-context.ts';

/**
 * Paper carries the text alone: no bars, no footer, black on white, numbered sheets. Links show their addresses, since
 * paper cannot be tapped.
 */
export const PaperStyle = createGlobalStyle`
  @media print {
    @page {
      margin: 18mm 18mm 20mm;
      @bottom-right {
        content: counter(page) ' / ' counter(pages);
        font-size: 9pt;
      }
    }
    #${FRAME_ID} > :not(main) {
      display: none !important;
    }
    html,
    body {
      background: ${theme.color.printPaper} !important;
      color: ${theme.color.printInk} !important;
    }
    body {
      font-size: 10.5pt;
      line-height: 1.5;
      orphans: 3;
      widows: 3;
    }
    main,
    main * {
      background: none !important;
      color: ${theme.color.printInk} !important;
      box-shadow: none !important;
    }
    article a[href^='/']::after {
      content: ' (' attr(href) ')';
      font-size: 0.85em;
    }
  }
`;

/** First line on paper: whose page this is, and its address. */
export function PaperHead({ path }: { path: string }) {
  const { name, domain } = useFrameSettings();
  return (
    <Line>
      {name}, {domain}
      {path}
    </Line>
  );
}

const Line = styled.p`
  display: none;
  @media print {
    display: block;
    margin-bottom: 14pt;
    padding-bottom: 6pt;
    border-bottom: 0.5pt solid;
    font-size: 9pt;
  }
`;
