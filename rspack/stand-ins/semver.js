import { accepts } from '@rendezvous/rules/versions';

/**
 * Replaces ranges of every kind: shared packages name caret ranges, which the loader has compared before (rules/versions).
 * `<=` orders two versions of one package.
 */
export const satisfy = (version, range) =>
  range.startsWith('<=')
    ? version.localeCompare(range.slice(2), 'en', { numeric: true }) <= 0
    : accepts(range, version);
