// Written by "npm run write calls" from the folders with endpoints. Do not edit.
import * as operatorsComplaints from '#src/operators/complaints/endpoints.ts';
import * as operatorsDiscounts from '#src/operators/discounts/endpoints.ts';
import * as operatorsMembers from '#src/operators/members/endpoints.ts';
import * as operatorsMoney from '#src/operators/money/endpoints.ts';
import * as operatorsPasskeys from '#src/operators/passkeys/endpoints.ts';
import * as operatorsReports from '#src/operators/reports/endpoints.ts';
import * as operatorsReview from '#src/operators/review/endpoints.ts';
import * as operatorsSession from '#src/operators/session/endpoints.ts';
import * as operatorsSettings from '#src/operators/settings/endpoints.ts';
import * as operatorsStaff from '#src/operators/staff/endpoints.ts';
import * as operatorsWithdrawals from '#src/operators/withdrawals/endpoints.ts';
import * as accountLinks from '#src/resources/account-links/endpoints.ts';
import * as accounts from '#src/resources/accounts/endpoints.ts';
import * as blocks from '#src/resources/blocks/endpoints.ts';
import * as chatPhotos from '#src/resources/chat-photos/endpoints.ts';
import * as chats from '#src/resources/chats/endpoints.ts';
import * as complaints from '#src/resources/complaints/endpoints.ts';
import * as consents from '#src/resources/consents/endpoints.ts';
import * as dataExport from '#src/resources/data-export/endpoints.ts';
import * as deletion from '#src/resources/deletion/endpoints.ts';
import * as directDebit from '#src/resources/direct-debit/endpoints.ts';
import * as gifts from '#src/resources/gifts/endpoints.ts';
import * as halfPrompts from '#src/resources/half-prompts/endpoints.ts';
import * as health from '#src/resources/health/endpoints.ts';
import * as icebreakers from '#src/resources/icebreakers/endpoints.ts';
import * as landers from '#src/resources/landers/endpoints.ts';
import * as likes from '#src/resources/likes/endpoints.ts';
import * as liveEvents from '#src/resources/live-events/endpoints.ts';
import * as mail from '#src/resources/mail/endpoints.ts';
import * as mandates from '#src/resources/mandates/endpoints.ts';
import * as matchFinder from '#src/resources/match-finder/endpoints.ts';
import * as membersArea from '#src/resources/members-area/endpoints.ts';
import * as members from '#src/resources/members/endpoints.ts';
import * as pages from '#src/resources/pages/endpoints.ts';
import * as partners from '#src/resources/partners/endpoints.ts';
import * as passkeys from '#src/resources/passkeys/endpoints.ts';
import * as payments from '#src/resources/payments/endpoints.ts';
import * as photos from '#src/resources/photos/endpoints.ts';
import * as places from '#src/resources/places/endpoints.ts';
import * as push from '#src/resources/push/endpoints.ts';
import * as reports from '#src/resources/reports/endpoints.ts';
import * as signup from '#src/resources/signup/endpoints.ts';
import * as spendLimit from '#src/resources/spend-limit/endpoints.ts';
import * as swipes from '#src/resources/swipes/endpoints.ts';
import * as tonight from '#src/resources/tonight/endpoints.ts';
import * as visits from '#src/resources/visits/endpoints.ts';
import * as withdrawal from '#src/resources/withdrawal/endpoints.ts';
import * as settings from '#src/settings/endpoints.ts';

/** The endpoints of each folder. */
export const FOLDERS = {
  'operators/complaints': operatorsComplaints,
  'operators/discounts': operatorsDiscounts,
  'operators/members': operatorsMembers,
  'operators/money': operatorsMoney,
  'operators/passkeys': operatorsPasskeys,
  'operators/reports': operatorsReports,
  'operators/review': operatorsReview,
  'operators/session': operatorsSession,
  'operators/settings': operatorsSettings,
  'operators/staff': operatorsStaff,
  'operators/withdrawals': operatorsWithdrawals,
  'resources/account-links': accountLinks,
  'resources/accounts': accounts,
  'resources/blocks': blocks,
  'resources/chat-photos': chatPhotos,
  'resources/chats': chats,
  'resources/complaints': complaints,
  'resources/consents': consents,
  'resources/data-export': dataExport,
  'resources/deletion': deletion,
  'resources/direct-debit': directDebit,
  'resources/gifts': gifts,
  'resources/half-prompts': halfPrompts,
  'resources/health': health,
  'resources/icebreakers': icebreakers,
  'resources/landers': landers,
  'resources/likes': likes,
  'resources/live-events': liveEvents,
  'resources/mail': mail,
  'resources/mandates': mandates,
  'resources/match-finder': matchFinder,
  'resources/members-area': membersArea,
  'resources/members': members,
  'resources/pages': pages,
  'resources/partners': partners,
  'resources/passkeys': passkeys,
  'resources/payments': payments,
  'resources/photos': photos,
  'resources/places': places,
  'resources/push': push,
  'resources/reports': reports,
  'resources/signup': signup,
  'resources/spend-limit': spendLimit,
  'resources/swipes': swipes,
  'resources/tonight': tonight,
  'resources/visits': visits,
  'resources/withdrawal': withdrawal,
  settings,
} as const;
