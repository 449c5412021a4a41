import { createHash } from 'node:crypto';

/** Seconds of a day. */
export const DAY = 86_400;

export const digest = (text: string, form: 'hex' | 'base64url') =>
  createHash('sha256').update(text).digest(form);

export const EMAIL = 'canary-address@mail.example';
export const FORMER = 'canary-former@mail.example';
export const PASSWORD = 'canary-password-anna-7';
/** What one member leaves in the product; each is looked for everywhere. */
export const CANARIES = {
  name: 'CanaryName',
  address: EMAIL,
  'former address': FORMER,
  'digest of the address': digest(EMAIL, 'base64url'),
  'hex digest of the address': digest(EMAIL, 'hex'),
  password: PASSWORD,
  'date of birth': '1987-03-29',
  region: 'canary-region',
  city: 'canary-city',
  'about me': 'canary-about-me',
  'half sentence 1': 'canary-half-one',
  'half sentence 2': 'canary-half-two',
  'half sentence 3': 'canary-half-three',
  'artist of a photo': 'canary-artist',
  'comment of a photo': 'canary-comment',
  'name of a photo file': 'canary-file-name',
  'held message': 'canary-held-message',
  'message before sign-up': 'canary-first-message',
  'message the other removed': 'canary-removed-message',
  remarks: 'canary-remarks',
  complaint: 'canary-complaint-text',
  'link of a complaint': 'canary-complaint-link',
  'complaint of a visitor': 'canary-visitor-complaint',
  'resolution of a complaint': 'canary-resolution',
  'reason of a photo': 'canary-photo-reason',
  'browser at sign-up': 'canary-browser-one',
  'browser at log-in': 'canary-browser-two',
  network: 'canary-network',
  ref: 'canary-ref',
  sub1: 'canary-sub-one',
  sub2: 'canary-sub-two',
  sub3: 'canary-sub-three',
  'push endpoint': 'canary-endpoint',
  'name of a passkey': 'canary-passkey',
  'reference of a payment means': 'canary-token-reference',
  'code of her own': 'CANARYCODE',
  'version of a consent': 'canary-consent-version',
  'error of a job': 'canary-job-error',
  'data of a job': 'canary-job-data',
  'client id of a message': 'ca0a0000-0000-4000-8000-00000000ca0a',
  'idempotency key': 'canary-idempotency-key',
  'name from a partner': 'canary-partner-name',
  'tracking of a partner': 'canary-partner-sub',
  'name of a stand-in': 'CanaryStandIn',
  'words of a measure': 'canary-measure-words',
  'answer to a complaint': 'canary-complaint-answer',
  'photo of a chat': 'canary-chat-photo',
  'words of a report': 'canary-report-words',
  'message that was reported': 'canary-reported-message',
} as const;
export type Canary = keyof typeof CANARIES;

/** Values that are never stored unchanged: hashed, stripped, or only passed on. */
export const NEVER_STORED: ReadonlySet<Canary> = new Set<Canary>([
  'hex digest of the address',
  'password',
  'artist of a photo',
  'comment of a photo',
  'name of a photo file',
  'idempotency key',
]);
/** The one text that stays, for its reader: PRODUCT §3, messages stay as "deleted member". */
export const MESSAGE = 'canary-received-message';
