import { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

const display = css`
  font-family: ${theme.font.display};
  line-height: 1.04;
  letter-spacing: 0.002em;
  text-wrap: balance;
  overflow-wrap: break-word;
`;

/** Type styles for styled-components: `${text.d2}`. The display face is for 28 px and larger only. */
export const text = {
  d1: css`
    ${display}
    font-size: ${theme.size.d1};
    font-weight: ${theme.weight.display};
    font-variation-settings: 'opsz' 18;
  `,
  d2: css`
    ${display}
    font-size: ${theme.size.d2};
    font-weight: ${theme.weight.display};
    font-variation-settings: 'opsz' 22;
  `,
  d3: css`
    ${display}
    font-size: ${theme.size.d3};
    line-height: 1;
    font-weight: ${theme.weight.displayLarge};
    font-variation-settings: 'opsz' 30;
  `,
  d4: css`
    ${display}
    font-size: ${theme.size.d4};
    line-height: 0.92;
    font-weight: ${theme.weight.displayHuge};
    font-variation-settings: 'opsz' 40;
  `,
  title: css`
    font-size: ${theme.size.title};
    line-height: ${theme.line.lead};
    font-weight: ${theme.weight.strong};
  `,
  lead: css`
    font-size: ${theme.size.lead};
    line-height: 28px;
  `,
  small: css`
    font-size: ${theme.size.small};
    line-height: ${theme.line.small};
  `,
  micro: css`
    font-size: ${theme.size.micro};
    line-height: ${theme.line.micro};
  `,
};
