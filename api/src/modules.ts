import { placeRoutes } from '#src/platform/places/routes.ts';
import { devRoutes } from '#src/site/dev/routes.ts';
import { accountRoutes } from '#src/identity/accounts/routes.ts';
import { dataExportRoutes } from '#src/site/data-export/routes.ts';
import { deletionRoutes } from '#src/identity/deletion/routes.ts';
import { partnerRoutes } from '#src/identity/partners/routes.ts';
import { signupRoutes } from '#src/identity/signup/routes.ts';
import { healthRoutes } from '#src/site/health/routes.ts';
import { moderationRoutes } from '#src/operations/moderation/routes.ts';
import { operatorRoutes } from '#src/identity/operators/routes.ts';
import { passwordResetRoutes } from '#src/identity/password-reset/routes.ts';
import { passkeyRoutes } from '#src/identity/passkeys/routes.ts';
import { photoRoutes } from '#src/people/photos/routes.ts';
import { landerRoutes } from '#src/site/landers/routes.ts';
import { consentRoutes } from '#src/identity/consents/routes.ts';
import { blockRoutes } from '#src/people/blocks/routes.ts';
import { chatPhotoRoutes } from '#src/conversation/chat-photos/routes.ts';
import { chatRoutes } from '#src/conversation/chats/routes.ts';
import { eventRoutes } from '#src/conversation/events/routes.ts';
import { likeRoutes } from '#src/people/likes/routes.ts';
import { matchFinderRoutes } from '#src/people/match-finder/routes.ts';
import { memberRoutes } from '#src/people/members/routes.ts';
import { paymentRoutes } from '#src/money/payments/routes.ts';
import { complaintRoutes } from '#src/operations/complaints/routes.ts';
import { pageRoutes } from '#src/pages/content/routes.ts';
import { suggestionRoutes } from '#src/people/suggestions/routes.ts';
import { swipeRoutes } from '#src/people/swipes/routes.ts';
import { preferenceRoutes } from '#src/identity/preferences/routes.ts';
import { visitRoutes } from '#src/identity/visits/routes.ts';
import { debitRoutes } from '#src/money/debits/routes.ts';
import { withdrawalRoutes } from '#src/money/withdrawal/routes.ts';
import { mandateRoutes } from '#src/money/mandates/routes.ts';
import { spendLimitRoutes } from '#src/money/spend-limit/routes.ts';
import { timeBonusRoutes } from '#src/money/bonus-modal/routes.ts';
import { notificationRoutes } from '#src/platform/notifications/routes.ts';
import { opsDiscountRoutes } from '#src/operations/discounts/routes.ts';
import { opsLeavingRoutes } from '#src/operations/leaving/routes.ts';
import { opsMemberRoutes } from '#src/operations/members/routes.ts';
import { opsMoneyRoutes } from '#src/operations/money/routes.ts';
import { opsSettingsRoutes } from '#src/operations/settings/routes.ts';
import { reportRoutes } from '#src/operations/reports/routes.ts';
import { reviewRoutes } from '#src/operations/review/routes.ts';
import { tonightRoutes } from '#src/site/tonight/routes.ts';
import { receiptRoutes } from '#src/site/receipts/routes.ts';
import { plainFormRoutes } from '#src/site/plain-forms/routes.ts';
import { paymentReturnRoutes } from '#src/site/payment-return/routes.ts';
import { unsubscribeRoutes } from '#src/site/unsubscribe/routes.ts';
import { profileRoutes } from '#src/people/profiles/routes.ts';
import { halfPromptRoutes } from '#src/people/half-prompts/routes.ts';
import { pushRoutes } from '#src/platform/push/routes.ts';
import { mailingRoutes } from '#src/operations/mailings/routes.ts';
import { settingsRoutes } from '#src/site/settings/routes.ts';
import { weeklyUpdateRoutes } from '#src/site/weekly-updates/routes.ts';
import type { App } from '#src/platform/types.ts';

/** Routes and jobs of every module. A new module is one line here. */
export const MODULES: readonly ((app: App) => Promise<void>)[] = [
  healthRoutes,
  notificationRoutes,
  settingsRoutes,
  preferenceRoutes,
  placeRoutes,
  accountRoutes,
  signupRoutes,
  partnerRoutes,
  passwordResetRoutes,
  passkeyRoutes,
  consentRoutes,
  deletionRoutes,
  dataExportRoutes,
  operatorRoutes,
  moderationRoutes,
  landerRoutes,
  pageRoutes,
  complaintRoutes,
  visitRoutes,
  photoRoutes,
  reviewRoutes,
  reportRoutes,
  memberRoutes,
  matchFinderRoutes,
  profileRoutes,
  halfPromptRoutes,
  suggestionRoutes,
  likeRoutes,
  swipeRoutes,
  blockRoutes,
  chatPhotoRoutes,
  chatRoutes,
  tonightRoutes,
  paymentRoutes,
  debitRoutes,
  receiptRoutes,
  withdrawalRoutes,
  mandateRoutes,
  spendLimitRoutes,
  timeBonusRoutes,
  pushRoutes,
  unsubscribeRoutes,
  paymentReturnRoutes,
  plainFormRoutes,
  opsMemberRoutes,
  opsMoneyRoutes,
  opsDiscountRoutes,
  opsSettingsRoutes,
  opsLeavingRoutes,
  weeklyUpdateRoutes,
  mailingRoutes,
  eventRoutes,
  devRoutes,
];
