import { endpoint } from '#src/kernel/endpoint.ts';
import { MatchFinderBody, MatchFinderResponse, TraitsBody } from './schemas.ts';

export const FIND_MATCHES = endpoint('POST', '/api/match-finder.php', {
  summary:
    'Finds members by the answers of the match finder; nothing is stored (spec §3 Match-finder options).',
  access: 'public',
  body: MatchFinderBody,
  response: MatchFinderResponse,
  errors: ['authentication_required'],
});

export const DECLARE_TRAITS = endpoint('PUT', '/api/traits.php', {
  summary:
    'Declares appearance and background with the consent to being found by them; withdrawing the consent clears both.',
  access: 'member',
  body: TraitsBody,
});
