/** Words that readers from other languages have to read twice, each with what to write instead. */
export const HARD_WORDS: readonly { pattern: RegExp; instead: string }[] = [
  {
    pattern: /\b(?:stand|stands|standing|stood)\b/i,
    instead: 'stands in → is in, stands beside → is next to',
  },
  { pattern: /\b(?:tell|tells|telling|told)\b/i, instead: 'tells → notifies, logs, returns, shows' },
  { pattern: /\b(?:hear|hears|hearing|heard)\b/i, instead: 'hears of → receives, subscribes to' },
  { pattern: /\b(?:keep|keeps|keeping|kept)\b/i, instead: 'keeps → stores, enforces, preserves' },
  { pattern: /\b(?:hold|holds|holding|held)\b/i, instead: 'holds → contains, stores, locks' },
  { pattern: /\b(?:take|takes|taking|took|taken)\b/i, instead: 'takes → accepts, reads, removes, reverts' },
  { pattern: /\b(?:let|lets|letting)\b/i, instead: 'lets → allows, lets go → unmounts, releases' },
  { pattern: /\bbe had\b/i, instead: 'may be had → is available' },
  { pattern: /\banew\b/i, instead: 'anew → again' },
  { pattern: /\bone(?:'|’)s own\b/i, instead: "one's own → own, the member's" },
  { pattern: /\bwhom?ever\b/i, instead: 'whoever → the caller, a visitor, a member' },
  {
    pattern: /\b(?:some|any|every|no)(?:body|one)\b/i,
    instead: 'nobody, somebody → the caller, a visitor, a member',
  },
  { pattern: /\b(?:lest|hence|thereby|whereupon|hitherto)\b/i, instead: 'say it in a sentence of its own' },
  { pattern: /\bgiv(?:e|es|ing) way\b|\bgave way\b/i, instead: 'gives way → is replaced by, is hidden' },
  { pattern: /\bg[ia]ven? up\b|\bgiv(?:es|ing) up\b/i, instead: 'gives up → cancels, stops, expires, fails' },
  { pattern: /\bthr(?:ow|ows|ew|own) away\b/i, instead: 'throws away → deletes, discards' },
  { pattern: /\bhand(?:s|ed|ing)? over\b/i, instead: 'hands over → sends, passes' },
  { pattern: /\bof no use\b|\blos(?:e|es|t) (?:its|their) worth\b/i, instead: 'is invalid, is revoked' },
  {
    pattern: /(?:^|[.;:] )(?:\[[\d.]+\] ?)*whom? /i,
    instead: 'who as subject → the caller, a visitor, a member',
  },
];

const A = String.raw`(?: (?:a|an|the|its|this|that|their|one|two|three|no|same|shared|exclusive|advisory|row|optional))*`;
const TAKING = String.raw`\b(?:take|takes|taking|took|taken)`;
const HOLDING = String.raw`\b(?:hold|holds|holding|held)`;
const AMOUNT = String.raw`(?: (?:about|at most|at least|up to|less than|more than|over|only|another))*`;
const NUMBER = String.raw`(?:[~<≤]?[\d.,]+|#|a|an|half a|several|a few|one|two|three|four|five|six|ten|twenty|thirty)`;
const UNIT = String.raw`(?:ms|milliseconds?|s|seconds?|min|minutes?|hours?|days?|weeks?)`;

/** Technical phrases with one of the words above in its plain meaning. */
export const ALLOWED: readonly RegExp[] = [
  /\bkeep-?alive\b/gi,
  /\bstanding orders?\b/gi,
  /\bstand-?alone\b/gi,
  /\bstand-ins?\b/gi,
  new RegExp(`${HOLDING}${A} locks?\\b`, 'gi'),
  new RegExp(`\\blocks? (?:(?:is|are|was|were|be) )?${HOLDING}\\b`, 'gi'),
  /\bpress(?:es|ed|ing)? and holds?\b/gi,
  new RegExp(`${TAKING}${A} (?:arguments?|parameters?|options?|locks?)\\b`, 'gi'),
  new RegExp(`${TAKING}${AMOUNT} +${NUMBER} ?${UNIT}\\b`, 'gi'),
  new RegExp(`${TAKING} (?:too |so )?(?:long|longer|milliseconds|seconds|minutes|hours)\\b`, 'gi'),
  new RegExp(`${TAKING} (?:part|place|effect|precedence|turns|over)\\b`, 'gi'),
  new RegExp(`${TAKING} (?:a |the )?(?:screenshot|photo|photograph|picture|snapshot|backup)s?\\b`, 'gi'),
  /\b(?:already|is|are) taken\b(?! (?:from|as|by|off|out|away|back|in|to))/gi,
];

/** Words with several meanings each, and the verbs of the field to name things by. */
export const HARD_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'tell tells told': 'notify, log, publish, show, send',
    'hear hears heard': 'receive, subscribe, listen',
    'keep keeps kept keeper': 'store, save, cache, enforce, preserve',
    'hold holds held': 'lock, delay, store, contain',
    'take takes took taken': 'read, claim, use, remove, accept',
    'stand stands standing stood': 'be, apply, replace',
    beside: 'next, other, backdrop',
    let: 'allow, release, unmount',
    anew: 'again',
  }).flatMap(([words, instead]) => words.split(' ').map((word): [string, string] => [word, instead])),
);

/** Parts of names with one of these words in its technical meaning. */
export const ALLOWED_NAMES = /stand[-_]?(?:in|alone)s?|keep[-_]?alive|take[-_]?over/gi;
