/** Where this page's own scripts come from, put in by the build. */
declare const __webpack_public_path__: string | undefined;

/** Version of the shell this page runs, as registry and worker know it; empty outside a build. */
export const shellVersion = (): string =>
  typeof __webpack_public_path__ === 'string'
    ? (/\/shell\/(\w+)\//.exec(__webpack_public_path__)?.[1] ?? '')
    : '';
