import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { literalsIn, styleFindings } from './style-rules.ts';

const styled = (css: string) => `const Box = styled.div<{ $wide: boolean }>\`\n  ${css}\n\`;\n`;
const found = (css: string) => literalsIn(styled(css), 'box.tsx');

describe('style rules', () => {
  const planted: [css: string, literal: string][] = [
    ['padding: 8px;', '8px'],
    ['margin: 0 auto -16px;', '-16px'],
    ['gap: 0.5rem;', '0.5rem'],
    ['padding-bottom: calc(12px + env(safe-area-inset-bottom));', '12px'],
    ["padding: ${({ $wide }) => ($wide ? '0' : '28px')};", '28px'],
    ["${({ $wide }) => ($wide ? 'margin-top: 5px;' : '')}", '5px'],
    ['${({ $wide }) => $wide && css`padding: 7px;`}', '7px'],
    ['scroll-margin-top: 80px;', '80px'],
    ['font-size: 15px;', '15px'],
    ['font-weight: 650;', '650'],
    ['font-weight: bold;', 'bold'],
    ['font: ${theme.weight.bold} 34px/36px ${theme.font.display};', '34px'],
    ['font: 600 ${theme.size.d2}/1 ${theme.font.display};', '600'],
    ['color: #c93d18;', '#c93d18'],
    ['background: linear-gradient(#FFF, ${theme.color.zest});', '#FFF'],
    ['box-shadow: 0 0 0 2px rgb(0 0 0 / 0.4);', 'rgb('],
    ['border: 1px solid white;', 'white'],
    ['--gap: 8px; fill: #fff;', '#fff'],
  ];
  for (const [css, literal] of planted) {
    it(`finds ${literal} in "${css}"`, () => {
      const findings = found(css);
      assert.equal(findings.length, 1, findings.join('\n'));
      assert.match(findings[0]!, /^box\.tsx:2 /);
      assert.ok(findings[0]!.includes(`: ${literal} is no token`), findings[0]);
    });
  }

  const allowed = [
    'padding: ${theme.space.s2} ${theme.space.s4} 0;',
    'margin: 0 -${theme.space.s4} auto;',
    'margin: -1px; padding: 1px;',
    'margin-top: 0.2em; gap: 5%;',
    'font-size: 9pt; font-size: 0.85em;',
    'font: ${theme.weight.bold} ${theme.size.d2}/36px ${theme.font.display};',
    'font-weight: inherit; color: inherit;',
    'width: 320px; border-radius: 5px; border: 1.5px solid currentColor;',
    "background: url('/img/half.svg#fff');",
    'white-space: nowrap;',
    '/* padding: 8px; */',
  ];
  for (const css of allowed) it(`allows "${css}"`, () => assert.deepEqual(found(css), []));

  it('finds literals in css, keyframes, extended and global styles', () => {
    for (const tag of [
      'css',
      'keyframes',
      'createGlobalStyle',
      'styled(Card)',
      "styled.a.attrs({ rel: 'x' })",
    ]) {
      assert.equal(literalsIn(`const x = ${tag}\`a { gap: 3px; }\`;`, 'x.ts').length, 1, tag);
    }
  });

  it('leaves the theme, tests and other packages alone', () => {
    const root = mkdtempSync(join(tmpdir(), 'style-rules-'));
    const files = [
      'mfe-a/src/box.tsx',
      'shared/ui/src/box.ts',
      'shell/src/box.test.tsx',
      'shared/theme/src/css.ts',
      'tools/src/x.ts',
    ];
    for (const file of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), 'const x = css`gap: 3px;`;\n');
    }
    const places = styleFindings(root, files).map((finding) => finding.split(':')[0]);
    rmSync(root, { recursive: true, force: true });
    assert.deepEqual(places, ['mfe-a/src/box.tsx', 'shared/ui/src/box.ts']);
  });
});
