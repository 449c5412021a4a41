import { endpoint } from '#src/kernel/endpoint.ts';
import { BounceBody, PageHiddenBody } from './schemas.ts';

export const PAGE_HIDDEN = endpoint('POST', '/api/page-hidden.php', {
  summary: 'Receives the beacon of a page that becomes hidden (spec §7); beacons carry no client header.',
  access: 'public',
  body: PageHiddenBody,
  crossSite: 'origin',
});

export const LOG_BOUNCE = endpoint('POST', '/api/bounce.php', {
  summary: 'Counts a visit that ended on its first route, without identity.',
  access: 'public',
  body: BounceBody,
  session: 'none',
});
