const COMPONENT = /= (React\d*\.(?:forwardRef|memo)\()/g;
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const CLASS_WITH_CONTEXT = /^var (\w+) = (class extends [^]*?^\});\n\1\.contextType = (\w+);$/gm;

/**
 * Loader for react-router, whose one file of 370 KB cannot be shaken as published: a component made by a call, its name for
 * developer tools and the context of a class count as effects. Marked as pure, a component without an import goes, and
 * what only it needs with it.
 * @param {string} source
 */
export default function shakeRouter(source) {
  return source
    .replaceAll(COMPONENT, '= /* @__PURE__ */ $1')
    .replaceAll(DISPLAY_NAME, '')
    .replaceAll(
      CLASS_WITH_CONTEXT,
      'var $1 = /* @__PURE__ */ (() => Object.assign($2, { contextType: $3 }))();',
    );
}
