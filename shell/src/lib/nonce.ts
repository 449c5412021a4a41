/** The page's nonce. This file is the first import, so that everything after it finds the nonce where bundlers look for it. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

declare global {
  var __webpack_nonce__: string;
}

__webpack_nonce__ = nonce;
