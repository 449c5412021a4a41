import { parse, stringify } from 'postcss-styled-syntax';

/** Declarations in a plain string: `${({ $open }) => $open && 'height: 100dvh;'}`. */
const STRING = /(?<![\w)>])(['"`])((?:\s*-?[a-z][a-z-]*:\s[^'"`;]+;)+)\1/g;

/** The syntax reads neither `keyframes` nor plain strings, so both are given to it as `css`; lines stay the same. */
const syntax = {
  stringify,
  parse: (source, options) => {
    const text = String(source)
      .replaceAll(/\bkeyframes(?=`)/g, 'css')
      .replaceAll(STRING, 'css`$2`');
    return parse(text, options);
  },
};

/** Lengths of a screen but nothing and the width of a hairline. Print is measured in `pt`; `em`, `%` and `fr` follow what is around. */
const LENGTH = /(?<![\w.#$-])-?(?!(?:0|1)px)(?:\d+\.?\d*|\.\d+)(?:px|rem)\b/;
/** Lines and corners that one or two drawings have, each with its place. A third use makes a token of it. */
const SINGLE = {
  'line-height': [
    '23px', // text of a chat bubble
    '28px', // lead
    '29px', // first paragraph of the home page on a desk
  ],
  radius: [
    '4px', // track of the meeting progress
    '10px', // half disc of an online member on a card
    '12px', // percentage on the tile of an upload
    '26px', // toast, field of the composer
    '30px', // mark of the current page in the bar
    '34px', // mark of the current tab on a phone
    '480px', // half disc beside the sign-up
  ],
};
const lengthBut = (values) =>
  new RegExp(LENGTH.source.replace('(?!', `(?!(?:${values.join('|')})(?![\\w.])|`));
const WEIGHT = /(?<![\w.#$-])(?:[1-9]\d{1,3}|bold(?:er)?|lighter)(?![\w.%-])/;
const COLOUR =
  /(?<!url\([^)]*)#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(|(?<![\w.$-])(?:white|black|red|green|blue|gr[ae]y|orange)(?![\w-])/i;

const SPACING = '/^(?:(?:scroll-)?(?:padding|margin)(?:-[a-z-]+)?|(?:row-|column-)?gap)$/';

const GROUPS = [
  ['theme.space', /^(?:scroll-)?(?:padding|margin)|gap$/],
  ['theme.size', /^font-size$/],
  ['theme.weight', /^font-weight$/],
  ['theme.size, theme.line and theme.weight', /^font$/],
  ['theme.line', /^line-height$/],
  ['theme.radius, theme.curve or theme.seam', /radius$/],
];

export default {
  customSyntax: syntax,
  rules: {
    'declaration-property-value-disallowed-list': [
      {
        [SPACING]: [LENGTH],
        'font-size': [LENGTH],
        'font-weight': [WEIGHT],
        font: [LENGTH, WEIGHT],
        'line-height': [lengthBut(SINGLE['line-height'])],
        '/radius$/': [lengthBut(SINGLE.radius)],
        '/^(?!content$|font)/': [COLOUR],
      },
      {
        message: (property, value) => {
          const tokens = COLOUR.test(value)
            ? 'theme.color'
            : GROUPS.find(([, name]) => name.test(property))?.[0];
          return `${property}: ${value} is no token; use ${tokens ?? 'theme.color'}`;
        },
      },
    ],
  },
};
