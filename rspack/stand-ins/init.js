/** Replaces the start of federation: without its sharing of shaken packages, which no build asks for. */
export function init({ webpackRequire }) {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
}
