import { createHash } from 'node:crypto';
import { rspack } from '@rspack/core';

const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE } = rspack.Compilation;

/** Placeholder in a build's `uniqueName` for the digest of its code until that is known. */
export const DIGEST_PLACEHOLDER = 'DIGESTOFTHISVERSION';

/**
 * Gives a build a world of its own: its chunk-loading global carries a digest of its minified code, so that two versions
 * of a remote on one page never exchange chunks. The digest follows neither comments nor the checkout's folder.
 */
export class VersionDigest {
  apply(compiler) {
    compiler.hooks.compilation.tap('VersionDigest', (compilation) => {
      // After the minifier, before the digests that pin chunks.
      const stage = PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 10;
      compilation.hooks.processAssets.tap({ name: 'VersionDigest', stage }, () => nameVersion(compilation));
    });
  }
}

function nameVersion(compilation) {
  const assets = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
  const digest = digestOf(assets);
  for (const { name, source } of assets) {
    const code = source.source().toString();
    if (!code.includes(DIGEST_PLACEHOLDER)) continue;
    compilation.updateAsset(name, new rspack.sources.RawSource(code.replaceAll(DIGEST_PLACEHOLDER, digest)));
  }
}

function digestOf(assets) {
  const hash = createHash('sha256');
  const codes = assets.map(({ source }) => source.source().toString());
  for (const code of codes.sort()) hash.update(code).update('\0');
  return hash.digest('hex').slice(0, 12);
}
