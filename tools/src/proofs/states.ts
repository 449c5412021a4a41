import { proveByJourneys } from './journey-proof.ts';

/**
 * `npm run proof:states`: axe over every listed state at both widths in both themes, and every screen of the main journey in all seven
 * languages. `npm test` looks at each screen as a phone shows it in light and a desktop in dark, and takes fewer screens per language.
 */
await proveByJourneys({
  name: 'states',
  arguments: ['journeys/accessibility', 'journeys/languages.test'],
  env: { TEST_SIZE: 'whole' },
});
