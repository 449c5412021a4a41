import type { Endpoint } from './endpoint.ts';
import * as accountLinks from './endpoints/account-links.ts';
import * as accounts from './endpoints/accounts.ts';
import * as blocks from './endpoints/blocks.ts';
import * as chatPhotos from './endpoints/chat-photos.ts';
import * as chats from './endpoints/chats.ts';
import * as complaints from './endpoints/complaints.ts';
import * as consents from './endpoints/consents.ts';
import * as dataExport from './endpoints/data-export.ts';
import * as deletion from './endpoints/deletion.ts';
import * as events from './endpoints/events.ts';
import * as gifts from './endpoints/gifts.ts';
import * as halfPrompts from './endpoints/half-prompts.ts';
import * as health from './endpoints/health.ts';
import * as icebreakers from './endpoints/icebreakers.ts';
import * as landers from './endpoints/landers.ts';
import * as likes from './endpoints/likes.ts';
import * as mail from './endpoints/mail.ts';
import * as matchFinder from './endpoints/match-finder.ts';
import * as members from './endpoints/members.ts';
import * as membersArea from './endpoints/members-area.ts';
import * as opsComplaints from './endpoints/ops-complaints.ts';
import * as opsMembers from './endpoints/ops-members.ts';
import * as opsReports from './endpoints/ops-reports.ts';
import * as opsReview from './endpoints/ops-review.ts';
import * as opsPasskeys from './endpoints/ops-passkeys.ts';
import * as opsSession from './endpoints/ops-session.ts';
import * as opsSettings from './endpoints/ops-settings.ts';
import * as opsStaff from './endpoints/ops-staff.ts';
import * as pages from './endpoints/pages.ts';
import * as passkeys from './endpoints/passkeys.ts';
import * as partners from './endpoints/partners.ts';
import * as payments from './endpoints/payments.ts';
import * as photos from './endpoints/photos.ts';
import * as places from './endpoints/places.ts';
import * as push from './endpoints/push.ts';
import * as reports from './endpoints/reports.ts';
import * as settings from './endpoints/settings.ts';
import * as signup from './endpoints/signup.ts';
import * as spendLimit from './endpoints/spend-limit.ts';
import * as swipes from './endpoints/swipes.ts';
import * as tonight from './endpoints/tonight.ts';
import * as visits from './endpoints/visits.ts';

/** Every endpoint of the API by file and name. A new file of `endpoints/` is one line here. */
export const ENDPOINT_FILES: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  'account-links': accountLinks,
  accounts,
  blocks,
  'chat-photos': chatPhotos,
  chats,
  complaints,
  consents,
  'data-export': dataExport,
  deletion,
  events,
  gifts,
  'half-prompts': halfPrompts,
  health,
  icebreakers,
  landers,
  likes,
  mail,
  'match-finder': matchFinder,
  members,
  'members-area': membersArea,
  'ops-complaints': opsComplaints,
  'ops-members': opsMembers,
  'ops-reports': opsReports,
  'ops-review': opsReview,
  'ops-passkeys': opsPasskeys,
  'ops-session': opsSession,
  'ops-settings': opsSettings,
  'ops-staff': opsStaff,
  pages,
  passkeys,
  partners,
  payments,
  photos,
  places,
  push,
  reports,
  settings,
  signup,
  'spend-limit': spendLimit,
  swipes,
  tonight,
  visits,
};

/** Every endpoint with its name. */
export const ENDPOINTS: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.values(
  ENDPOINT_FILES,
).flatMap((file) => Object.entries(file));
