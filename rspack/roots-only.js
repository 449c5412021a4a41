import path from 'node:path';
import { ROOT } from './parts.js';

/** Parts of single-spa-react as published, and what stays of each. */
export const CUTS = [
  // The oldest browsers of the product copy objects by themselves.
  [/function e\(e,t\)\{.*?\}(?=function n\()/s, ''],
  [/\bt\(t\(\{\},(\w)\),(?:\{\},)?/g, 'Object.assign({},$1,'],
  [/function n\(e\)\{.*?\}(?=function a\()/s, ''],
  // The frame hands each parcel its element.
  [/function a\(e,t\)\{.*?\}(?=var c=null)/s, 'function a(e,t){return()=>t.domElement}'],
  // There is no `require` in a browser; the context is made of the React that is handed in.
  [/try\{c=require\("react"\)\.createContext\(\)\}catch\(e\)\{\}/, ''],
  // What the declaration of remotes always gives, roots of React 18 and later.
  [/if\("object"!==n\(e\)\)throw new Error\("[^"]*"\);/, ''],
  [/if\(!r\.React\)throw.*?(?=!c&&r\.React)/s, 'r.renderType="createRoot";'],
  [/e\.suppressComponentDidCatchWarning\|\|.*?opts\)\."\)\)\);/s, ''],
  [/switch\(n\)\{.*?return c\.render\(o\),c;.*?null\}/s, 'var c=a(r);return c.render(o),c'],
];

/**
 * Loader for single-spa-react, whose one file also serves old browsers, old roots and applications without an element of their own. A
 * remote of the product needs none of these.
 * @param {string} source
 */
export default function rootsOnly(source) {
  return CUTS.reduce((text, [what, by]) => text.replace(what, by), source);
}

/** Rule that cuts the file of single-spa-react in a build. */
export const rootsAlone = {
  test: path.join(ROOT, 'node_modules/single-spa-react/lib/esm/single-spa-react.js'),
  use: [path.join(ROOT, 'rspack/roots-only.js')],
};
