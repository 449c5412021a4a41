import { parseSync, Visitor, type Expression, type TemplateLiteral } from 'oxc-parser';

/** One `property: value` of a styled template. */
export interface Declaration {
  property: string;
  /** The value as written; an interpolation stands as `$` signs of its length. */
  value: string;
  /** Offset of the value in the source. */
  start: number;
}

interface Span {
  start: number;
  end: number;
}

/** Tags of the templates that hold CSS. */
const STYLED = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle']);

const DECLARATION = /(?<![\w$.#-])(--[\w-]+|-?[a-z][a-z-]*)(\s*:\s*)([^;{}]+)(?=;|\}|$)/g;

/**
 * Reads the CSS declarations of a source: those of styled templates, and the strings inside an interpolation, each as a value
 * of its own (`padding: ${wide ? '8px' : '4px'}` gives three). Throws when the source does not parse.
 */
export function declarationsIn(source: string, file = 'source.tsx'): Declaration[] {
  const { templates, strings } = readTemplates(source, file);
  const found = templates.flatMap((template) => declarationsOf(source, template));
  const inside = strings.flatMap((string) => {
    const hole = innermost(
      templates.flatMap((template) => holesOf(source, template)),
      string,
    );
    return hole ? stringDeclarations(source, string, found, hole) : [];
  });
  return [...found, ...inside];
}

function readTemplates(source: string, file: string): { templates: TemplateLiteral[]; strings: Span[] } {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const templates: TemplateLiteral[] = [];
  const strings: Span[] = [];
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (STYLED.has(rootOf(tag))) templates.push(quasi);
    },
    TemplateLiteral: (template) => {
      if (!templates.includes(template)) strings.push(inner(template));
    },
    Literal: (literal) => {
      if (typeof literal.value === 'string') strings.push(inner(literal));
    },
  }).visit(program);
  return { templates, strings };
}

/** The first name of `styled.p`, `styled(Card).attrs(…)` and `css`. */
function rootOf(tag: Expression): string {
  if (tag.type === 'Identifier') return tag.name;
  if (tag.type === 'MemberExpression') return rootOf(tag.object);
  return tag.type === 'CallExpression' ? rootOf(tag.callee) : '';
}

/** What stands between the quotes. */
function inner({ start, end }: Span): Span {
  return { start: start + 1, end: end - 1 };
}

/** The interpolations of a template, from `${` to `}`. */
function holesOf(source: string, { expressions }: TemplateLiteral): Span[] {
  return expressions.map(({ start, end }) => ({
    start: source.lastIndexOf('${', start),
    end: source.indexOf('}', end) + 1,
  }));
}

function contains(outer: Span, { start, end }: Span): boolean {
  return outer.start <= start && end <= outer.end;
}

function innermost(spans: readonly Span[], target: Span): Span | undefined {
  return spans
    .filter((span) => contains(span, target))
    .sort((a, b) => a.end - a.start - (b.end - b.start))[0];
}

function declarationsOf(source: string, template: TemplateLiteral): Declaration[] {
  const { start, end } = inner(template);
  let css = source.slice(start, end);
  for (const hole of holesOf(source, template)) {
    const filler = '$'.repeat(hole.end - hole.start);
    css = css.slice(0, hole.start - start) + filler + css.slice(hole.end - start);
  }
  return readDeclarations(css, start);
}

function readDeclarations(css: string, offset: number): Declaration[] {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));
  return [...bare.matchAll(DECLARATION)].map((match) => {
    const [, property = '', colon = '', value = ''] = match;
    return { property, value, start: offset + match.index + property.length + colon.length };
  });
}

/** A string is the value of the declaration it is put into, or holds declarations itself. */
function stringDeclarations(
  source: string,
  { start, end }: Span,
  known: readonly Declaration[],
  hole: Span,
): Declaration[] {
  const text = source.slice(start, end);
  const around = known.find((one) => contains({ start: one.start, end: one.start + one.value.length }, hole));
  return around ? [{ property: around.property, value: text, start }] : readDeclarations(text, start);
}
