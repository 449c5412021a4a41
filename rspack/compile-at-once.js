import { rspack } from '@rspack/core';

const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE } = rspack.Compilation;

/** First line of a browser script. Chromium then compiles all functions while the script downloads, beside the page's thread. */
export const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** Writes the compile hint into every script: after the minifier, which drops comments, and before the digests that pin chunks. */
export const compileAtOnce = () =>
  new rspack.BannerPlugin({
    banner: `${COMPILE_AT_ONCE}\n`,
    raw: true,
    test: /\.js$/,
    stage: PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 20,
  });
