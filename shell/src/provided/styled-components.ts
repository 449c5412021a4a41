/** What the page shares as `styled-components`: the names in use. The test beside this file compares it with every import. */
export {
  createGlobalStyle,
  css,
  default,
  keyframes,
  ServerStyleSheet,
  styled,
} from '#whole/styled-components';
