function refuse() {
  throw new Error('The server announces the files of remotes: this build preloads none.');
}

/** Replace preloading by the federation runtime. */
export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};
