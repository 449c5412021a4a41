import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inlineTheme } from '../../../rspack.shared.js';

const THEME = "import { theme } from '@rendezvous/theme/theme';\n";
const MEDIA = "import { media } from '@rendezvous/theme/media';\n";

/** What the loader makes of the lines below the imports. */
const inlined = (imports: string, body: string) => inlineTheme(imports + body).slice(imports.length);

describe('the loader that writes the theme into styles', () => {
  it('turns tokens in a template into text', () => {
    assert.equal(
      inlined(THEME, 'css`padding: ${theme.space.s2} -${theme.space.s4h}; color: ${theme.color.onZest};`'),
      'css`padding: 8px -20px; color: var(--on-zest);`',
    );
  });

  it('turns tokens in an expression into strings', () => {
    assert.equal(
      inlined(THEME, '${({ $on }) => ($on ? theme.color.zest : theme.color.ink2)};'),
      '${({ $on }) => ($on ? "var(--zest)" : "var(--ink-2)")};',
    );
  });

  it('turns media queries into text', () => {
    assert.equal(
      inlined(MEDIA, 'css`${media.tablet} { gap: 0; }`'),
      'css`@media (min-width: 768px) { gap: 0; }`',
    );
  });

  it('leaves names that come from elsewhere', () => {
    const source = "import { theme } from './own.ts';\ncss`color: ${theme.color.zest};`";
    assert.equal(inlineTheme(source), source);
    assert.equal(
      inlined(THEME, 'own.theme.color.zest; ${media.tablet}'),
      'own.theme.color.zest; ${media.tablet}',
    );
  });

  it('leaves what is no token', () => {
    const body = '${theme.color.none} ${theme.space} theme.color';
    assert.equal(inlined(THEME, body), body);
  });
});
