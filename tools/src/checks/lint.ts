import { measureStep } from '#src/test-run/step-times.ts';
import { commandFindings, runChecks } from '#src/lib/check.ts';

/** Sources that may contain styles. */
const STYLED = '{shell,mfe-*,shared/*}/src/**/*.{ts,tsx}';

/** `npm run check lint`: the two linters, each with its configuration at the root. */
const measured = measureStep('lint');
await runChecks('lint', [
  {
    title: 'oxlint finds nothing',
    file: '.oxlintrc.json',
    run: () => commandFindings('npx', ['oxlint', '--deny-warnings']),
  },
  {
    title: 'every spacing, type size, line height, radius, weight and colour of a style is a token',
    file: 'stylelint.config.mjs',
    run: () => commandFindings('npx', ['stylelint', STYLED]),
  },
]);
measured();
