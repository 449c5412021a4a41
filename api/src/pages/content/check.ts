import { PAGE_FACTS, PAGE_NUMBERS, PageText } from '@rendezvous/contract/resources/pages/schemas';
import { matchRoute, pathTo } from '@rendezvous/contract/kernel/routes';
import { validatorOf } from '#src/platform/lib/validation.ts';
import { IntlMessageFormat } from 'intl-messageformat';
import { anchorsOf, ARGUMENT, factsIn, isMessage, linksIn, nameOf, textsOf, wordsOf } from './shape.ts';
import { builtInText } from './texts.ts';
import { pageLabels } from './words.ts';

const FACTS = new Set<string>(PAGE_FACTS);
const NUMBERS = new Set<string>(PAGE_NUMBERS);

/** A link's own trouble, or null. */
function deadLink(link: string, slug: string, text: PageText): string | null {
  if (/^(mailto|tel):/.test(link)) return null;
  const [path = '', anchor] = link.split('#');
  if (path && !matchRoute(path)) return `${link} leads to no route`;
  const target =
    path === '' || path === pathTo('pages-token', { token: slug })
      ? text
      : builtInText(/^\/pages\/([a-z0-9-]+)$/.exec(path)?.[1] ?? '', 'en');
  return anchor && !(target && anchorsOf(target).includes(anchor))
    ? `${link} leads to no place on that page`
    : null;
}

const isKnown = (name: string): boolean =>
  FACTS.has(name) || (name.startsWith('label.') && Object.hasOwn(pageLabels('en'), name));

/** What is wrong with an ICU argument: its syntax, or a fact that is no number. */
function messageFault([whole, inside]: RegExpMatchArray): string[] {
  if (!isMessage(inside!)) return [];
  if (!NUMBERS.has(nameOf(inside!))) return [`{${nameOf(inside!)}} is no number`];
  try {
    return new IntlMessageFormat(whole, 'en', undefined, { ignoreTag: true }).getAst().length > 0
      ? []
      : [`${whole} says nothing`];
  } catch {
    return [`${whole} is no ICU message`];
  }
}

/** Lists faults in the text of a page: its form, unknown facts, broken links. */
export function pageFindings(slug: string, candidate: unknown): string[] {
  const validate = validatorOf(PageText);
  if (!validate(candidate))
    return (validate.errors ?? [])
      .slice(0, 5)
      .map((error) => `${error.instancePath || '/'} ${error.message}`);
  const text = candidate as PageText;
  const words = textsOf(text);
  const anchors = anchorsOf(text);
  const links = text.body.flatMap(wordsOf).flatMap(linksIn);
  return [
    ...words.filter((stretch) => stretch.trim() === '').map(() => 'a text is empty'),
    ...words
      .flatMap(factsIn)
      .filter((fact) => !isKnown(fact))
      .map((fact) => `{${fact}} is no fact`),
    ...words.flatMap((stretch) => [...stretch.matchAll(ARGUMENT)].flatMap(messageFault)),
    ...words
      .filter((stretch) => /[{}]/.test(stretch.replace(ARGUMENT, '')))
      .map((stretch) => `a brace closes nothing: ${stretch}`),
    ...anchors
      .filter((anchor, index) => anchors.indexOf(anchor) !== index)
      .map((anchor) => `two places are called #${anchor}`),
    ...links.flatMap((link) => deadLink(link, slug, text) ?? []),
  ];
}
