import { endpoint } from '#src/kernel/endpoint.ts';
import { REQUEST_LIMITS } from '#src/kernel/request-limits.ts';
import { BounceBody, PageHiddenBody } from './schemas.ts';

export const PAGE_HIDDEN = endpoint('POST', '/api/page-hidden.php', {
  summary: 'Takes the beacon of a page that becomes hidden (spec §7); beacons carry no client header.',
  access: 'public',
  body: PageHiddenBody,
  crossSite: 'origin',
  limit: REQUEST_LIMITS.PAGE_HIDDEN,
});

export const LOG_BOUNCE = endpoint('POST', '/api/bounce.php', {
  summary: 'Counts a visit that ended on its first route, without identity.',
  access: 'public',
  body: BounceBody,
  sessionless: true,
  limit: REQUEST_LIMITS.LOG_BOUNCE,
});
