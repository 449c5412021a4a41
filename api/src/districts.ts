import {
  chatCauses,
  chatContacts,
  chatContext,
  FastPath,
  storeFirstMessage,
  leaveConversations,
  releaseWaitingMessages,
} from '#src/conversation/chats/face.ts';
import { deleteChatPhotos } from '#src/conversation/chat-photos/face.ts';
import { findReceiver } from '#src/identity/accounts/face.ts';
import { removeAllPasskeys } from '#src/identity/passkeys/face.ts';
import { reviewWords } from '#src/operations/moderation/face.ts';
import { signupCauses } from '#src/identity/signup/face.ts';
import { limitSpending } from '#src/money/spend-limit/face.ts';
import { forgetMandates } from '#src/money/mandates/face.ts';
import { forgetBuyer } from '#src/money/payments/face.ts';
import { forgetDebitor } from '#src/money/debits/face.ts';
import { forgetWithdrawer } from '#src/money/withdrawal/face.ts';
import { closeEmptyWallet, openWallet, welcomeWallet } from '#src/money/wallet/face.ts';
import { likeCauses, likeContacts, likeContext, releaseWaitingLikes } from '#src/people/likes/face.ts';
import { SearchMemory } from '#src/people/members/face.ts';
import { changePhotoIn, checkMainPhoto, Decoder, removeAllPhotos } from '#src/people/photos/face.ts';
import { forgetReporter } from '#src/operations/reports/face.ts';
import { suggestAtSignup } from '#src/people/suggestions/face.ts';
import type { AccountSteps } from '#src/platform/ports/accounts.ts';
import type { ModuleServices, PlatformServices, Services } from '#src/platform/services.ts';
import { forgetExports } from '#src/site/data-export/face.ts';
import { forgetComplainant } from '#src/operations/complaints/face.ts';
import { clearWords } from '#src/operations/money/face.ts';
import { mailingCauses } from '#src/operations/mailings/face.ts';
import { SETTING_READERS } from './setting-readers.ts';
import { ownAccount } from '#src/site/own-account/face.ts';
import { forgetPartnerSignups } from '#src/identity/partners/face.ts';
import { weeklyCauses } from '#src/site/weekly-updates/face.ts';

/** What the districts above identity do when an account changes. The order of steps counts: messages are paid with the credits. */
function accountSteps(platform: PlatformServices & ModuleServices): AccountSteps {
  const { settings, clock } = platform;
  return {
    present: (tx, userId) => ownAccount(platform, tx, userId),
    async chooseMainPhoto(unit, userId, id) {
      await changePhotoIn(platform, unit, userId, { id, main: true });
    },
    limitSpending: ({ tx }, userId, limit) => limitSpending(platform, tx, userId, limit),
    reworded: (unit, userId) => reviewWords(platform, unit, userId),
    storeFirstMessage: ({ id, domain }, message) =>
      storeFirstMessage(chatContext(platform, { domain, now: clock.now() }), id, message),
    preparing: {
      checking_profile: [checkMainPhoto],
      creating_account: [openWallet],
      looking_for_matches: [(tx, userId) => suggestAtSignup({ settings, clock }, tx, userId)],
    },
    activated: [
      (unit, account) => welcomeWallet(platform, unit, account),
      (unit, { id, domain }, now) => releaseWaitingLikes(likeContext(platform, { domain, now }), unit, id),
      (unit, { id, domain }, now) => releaseWaitingMessages(chatContext(platform, { domain, now }), unit, id),
      (unit, { id }) => reviewWords(platform, unit, id),
    ],
    contacts: [likeContacts, chatContacts],
    recovered: [({ tx }, userId) => removeAllPasskeys(tx, userId)],
    closed: [({ tx }, userId) => forgetExports(platform, tx, userId)],
    removed: [
      ({ tx }, userId) => removeAllPhotos(platform, tx, userId),
      ({ tx }, userId) => deleteChatPhotos(platform, tx, userId),
      (unit, userId) => leaveConversations(platform, unit, userId),
      (unit, userId) => forgetBuyer(platform, unit, userId),
      (unit, userId) => forgetMandates(platform, unit, userId),
      (unit, userId) => forgetDebitor(unit, userId),
      (unit, userId) => forgetWithdrawer(unit, userId),
      ({ tx }, userId) => closeEmptyWallet(tx, userId),
      ({ tx }, userId) => forgetPartnerSignups(tx, userId),
      ({ tx }, userId) => clearWords(tx, userId),
      (unit, userId) => forgetComplainant(platform, unit, userId),
      (unit, userId) => forgetReporter(unit, userId),
      ({ tx }, userId) => forgetExports(platform, tx, userId),
    ],
  };
}

/**
 * Joins the districts: hands down to the lower ones what the upper ones declare, and creates what modules bring along. The only place that knows them all.
 * @param reportDecoder receives faults of the process that decodes pictures
 */
export function joinDistricts(platform: PlatformServices, reportDecoder: (error: Error) => void): Services {
  const modules: ModuleServices = {
    decoder: new Decoder(reportDecoder),
    searches: new SearchMemory(),
    fastPath: new FastPath(platform.db),
  };
  return {
    ...platform,
    ...modules,
    accountSteps: accountSteps({ ...platform, ...modules }),
    causes: {
      ...likeCauses,
      ...chatCauses(platform),
      ...signupCauses(platform),
      ...weeklyCauses(platform),
      ...mailingCauses(platform),
    },
    findReceiver,
    settingReaders: SETTING_READERS,
  };
}
