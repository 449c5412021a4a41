import { ENDPOINTS } from './endpoint-table.ts';

const writes = ENDPOINTS.filter(
  ([, { method, access }]) => method !== 'GET' && (access === 'operator' || access === 'member'),
);
const withoutProof = (kind: 'operator' | 'member'): string[] =>
  writes.flatMap(([name, { access, fresh }]) => (access === kind && fresh !== true ? [name] : []));

/** Writes of operators that need no fresh second factor, each with the reason. */
const OPERATORS: Record<string, string> = {
  OPS_ANSWER_COMPLAINT: 'a mail to the author of a complaint',
  OPS_CLOSE_COMPLAINT: 'the state of a complaint',
  OPS_LOG_OUT: 'ends the own session',
  OPS_REGISTER_PASSKEY: 'answers a challenge that asked for the proof',
  OPS_RENAME_PASSKEY: 'a name',
  OPS_REVIEW_PHOTO: 'a photo of a queue, which can be reviewed again',
};

/** Writes of members that need no fresh log-in, each with the reason. */
const MEMBERS: Record<string, string> = {
  ADD_CHAT_PHOTO: 'content',
  ADD_PHOTO: 'content',
  BEGIN_PASSKEY_PROOF: 'is the proof',
  BLOCK: 'protects the member',
  CHANGE_PHOTO: 'content',
  CHANGE_USER: 'asks for password and address, and for a wider limit of spending; the rest is content',
  CHOOSE_TONIGHT: 'content',
  CLAIM_BONUS_MODAL: 'a notice was shown',
  CONFIRM_DEBIT: 'proven by the code of a text message',
  DECLARE_TRAITS: 'content',
  ENTER_MEMBERS_AREA: 'a visit',
  FINISH_SIGNUP_STEP: 'content of a new account',
  GIVE_CONSENT: 'content becomes visible',
  LIKE: 'an act towards a member',
  MARK_CHAT: 'a mark of reading',
  MARK_LIKE_SEEN: 'a mark of reading',
  OFFER_DELETE_DISCOUNT: 'a price',
  PAY_DEBT: 'proven at the provider',
  PROVE_PASSKEY: 'is the proof',
  REAUTHENTICATE: 'is the proof',
  REGISTER_PASSKEY: 'answers a challenge that asked for the proof',
  REMOVE_CHAT: 'content',
  REMOVE_PHOTO: 'content, which can be restored',
  RENAME_PASSKEY: 'a name',
  REPORT: 'protects the member',
  RESEND_ACTIVATION: 'a mail to the own address',
  RESEND_DEBIT_CODE: 'a text message, three a day',
  RESTORE_PHOTO: 'content',
  SEND_MESSAGE: 'an act towards a member',
  START_DEBIT: 'buys nothing: the code does',
  START_PAYMENT: 'proven at the provider',
  SUBSCRIBE_PUSH: 'this device alone',
  SWIPE: 'an act towards a member',
  UNBLOCK: 'an act towards a member',
  UNLIKE: 'an act towards a member',
  UNSUBSCRIBE_PUSH: 'this device alone',
  WITHDRAW_CONSENT: 'protects the member',
};

test('a write of operators asks for a fresh second factor, or is on the list with its reason', () => {
  expect(withoutProof('operator').toSorted()).toEqual(Object.keys(OPERATORS));
});

test('a write of members asks for a fresh log-in, or is on the list with its reason', () => {
  expect(withoutProof('member').toSorted()).toEqual(Object.keys(MEMBERS));
});
