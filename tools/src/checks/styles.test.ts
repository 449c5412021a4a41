import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { ROOT } from '#src/lib/workspace.ts';

interface Result {
  warnings: { line: number; text: string }[];
}

/** One finding a line; stylelint reads all sources in one run. */
const styled = (css: string): string => `styled.div<{ $wide: boolean }>\`${css}\``;
const PLANTED: [source: string, finding: RegExp][] = [
  [styled('padding: 8px;'), /padding: 8px is no token; use theme\.space/],
  [styled('margin: 0 auto -16px;'), /-16px is no token; use theme\.space/],
  [styled('gap: 0.5rem;'), /theme\.space/],
  [styled('padding-bottom: calc(12px + env(safe-area-inset-bottom));'), /theme\.space/],
  [styled("padding: ${({ $wide }) => ($wide ? '0' : '28px')};"), /theme\.space/],
  [styled('${({ $wide }) => $wide && css`padding: 7px;`}'), /padding: 7px/],
  [styled("${({ $wide }) => ($wide ? 'margin-top: 5px;' : '')}"), /margin-top: 5px/],
  [styled('${({ $wide }) => $wide && `gap: ${theme.space.s1} 3px;`}'), /gap/],
  [styled('scroll-margin-top: 80px;'), /theme\.space/],
  [styled('font-size: 15px;'), /theme\.size/],
  [styled('font-weight: 650;'), /theme\.weight/],
  [styled('font-weight: bold;'), /theme\.weight/],
  [styled('font-weight: ${({ $wide }) => ($wide ? 650 : theme.weight.regular)};'), /theme\.weight/],
  [styled('font: ${theme.weight.bold} 34px/1 ${theme.font.display};'), /theme\.size/],
  [styled('font: 600 ${theme.size.d2}/1 ${theme.font.display};'), /theme\.weight/],
  [styled('font: ${theme.weight.bold} ${theme.size.d2} / 35px ${theme.font.display};'), /theme\.line/],
  [styled('line-height: 21px;'), /line-height: 21px is no token; use theme\.line/],
  [styled('border-radius: 5px;'), /border-radius: 5px is no token; use theme\.radius/],
  [styled('border-bottom-left-radius: 48px;'), /theme\.radius/],
  [styled('border-radius: calc(100% - 5px) 50%;'), /theme\.radius/],
  [styled("border-radius: ${({ $wide }) => ($wide ? '0' : '3px 20px')};"), /theme\.radius/],
  [styled('color: #c93d18;'), /#c93d18 is no token; use theme\.color/],
  [styled('background: linear-gradient(#FFF, ${theme.color.zest});'), /theme\.color/],
  [styled('box-shadow: 0 0 0 2px rgb(0 0 0 / 0.4);'), /theme\.color/],
  [styled('border: 1px solid white;'), /theme\.color/],
  ['css`a { gap: 3px; }`', /theme\.space/],
  ['keyframes`50% { gap: 3px; }`', /theme\.space/],
  ['createGlobalStyle`a { gap: 3px; }`', /theme\.space/],
  ['styled(Card)`gap: 3px;`', /theme\.space/],
  ["styled.a.attrs({ rel: 'x' })`gap: 3px;`", /theme\.space/],
];

const ALLOWED = [
  'padding: ${theme.space.s2} ${theme.space.s4} 0;',
  'margin: 0 -${theme.space.s4} auto;',
  'margin: -1px; padding: 1px;',
  'margin-top: 0.2em; gap: 5%;',
  'font-size: 9pt; font-size: 0.85em;',
  'font: ${theme.weight.bold} ${theme.size.d2}/1.2 ${theme.font.display};',
  'line-height: 1.25; line-height: ${theme.line.small};',
  'font-weight: inherit; color: inherit;',
  'border-radius: 50%; border-radius: 0 ${theme.curve.c28};',
  'width: 320px; border: 1.5px solid currentColor;',
  "background: url('/img/half.svg#fff');",
  'white-space: nowrap;',
  '/* padding: 8px; */',
].map(styled);

function lint(sources: readonly string[]): Result['warnings'] {
  const { stderr, stdout } = spawnSync(
    'npx',
    ['stylelint', '--formatter', 'json', '--stdin', '--stdin-filename', 'shell/src/box.tsx'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      input: sources.map((source, at) => `const x${at} = ${source};`).join('\n'),
    },
  );
  const [result] = JSON.parse(stderr || stdout) as Result[];
  return result?.warnings ?? [];
}

describe('style rules', () => {
  const found = lint(PLANTED.map(([source]) => source));
  for (const [at, [source, finding]] of PLANTED.entries())
    it(`finds ${finding.source} in "${source}"`, () => {
      const here = found.filter(({ line }) => line === at + 1);
      assert.equal(here.length, 1, JSON.stringify(here));
      assert.match(here[0]!.text, finding);
    });

  it('allows tokens, hairlines, relative lengths, ratios, comments and addresses', () => {
    assert.deepEqual(lint(ALLOWED), []);
  });
});
