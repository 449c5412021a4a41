import type { Complaint } from '@rendezvous/contract/resources/complaints/schemas';
import type { OpsMember } from '@rendezvous/contract/operators/members/schemas';
import type { OpsReport } from '@rendezvous/contract/operators/reports/schemas';
import type { OpsPhoto, OpsProfile } from '@rendezvous/contract/operators/review/schemas';
import type { OpsMe } from '@rendezvous/contract/operators/session/schemas';
import type { OpsSetting } from '@rendezvous/contract/operators/settings/schemas';
import { rightsOf, type OperatorRole } from '@rendezvous/contract/operators/values';

const AT = '2026-11-20T10:00:00.000Z';

interface Answer {
  status?: number;
  body?: unknown;
}

export const operatorOf = (role: OperatorRole, name = 'ada'): OpsMe => ({
  id: ['o', name].join('-'),
  name,
  role,
  rights: rightsOf(role),
  session_ends_at: '2026-11-20T22:00:00.000Z',
});

/** An API where this operator is logged in. */
export const asOperator = <H extends object>(role: OperatorRole, handlers?: H) => ({
  'GET /api/ops/me': (): Answer => ({ body: { operator: operatorOf(role) } }),
  ...handlers,
});

export const pageOf = <T>(...items: T[]) => ({ items, next_cursor: null });

export const memberOf = (changed: Partial<OpsMember> = {}): OpsMember => ({
  id: 'm-bo',
  name: 'bo',
  email: 'bo@example.com',
  status: 'active',
  profile_status: 'active',
  fictional: false,
  signup_date: AT,
  language: 'nl',
  country: 'NL',
  domain: 'rendezvous.test',
  paid_user: false,
  invisible: false,
  confirmed_at: AT,
  last_active: AT,
  source: null,
  leaving: null,
  complaints: [],
  measures: [],
  ...changed,
});

export const photoOf = (id: string): OpsPhoto => ({
  id,
  member: { id: 'm-bo', name: `owner of ${id}` },
  visibility: 'public',
  created_at: AT,
  width: 800,
  height: 1000,
  urls: { thumb: `/${id}-s.webp`, medium: `/${id}-m.webp`, large: `/${id}-l.webp` },
});

export const profileOf = (changed: Partial<OpsProfile> = {}): OpsProfile => ({
  member: { id: 'm-bo', name: 'bo' },
  version: 3,
  about_me: 'Bakes bread.',
  half_prompts: [],
  since: AT,
  reason: 'a complaint',
  found: null,
  ...changed,
});

export const complaintOf = (changed: Partial<Complaint> = {}): Complaint => ({
  ticket: 'T1',
  category: 'payment',
  status: 'open',
  text: 'My credits never came.',
  link: null,
  email: 'bo@example.com',
  member: 'm-bo',
  language: 'nl',
  domain: 'rendezvous.test',
  created_at: AT,
  answer_by: '2026-12-04T10:00:00.000Z',
  closed_at: null,
  closed_by: null,
  resolution: null,
  ...changed,
});

export const reportOf = (changed: Partial<OpsReport> = {}): OpsReport => ({
  ticket: 'T1',
  kind: 'profile',
  reason: 'money',
  status: 'open',
  member: { id: 'm-bo', name: 'bo' },
  created_at: AT,
  decide_by: '2026-11-23T10:00:00.000Z',
  closed_at: null,
  text: 'Wants 200 euros.',
  language: 'en',
  reporter: { id: 'm-cy', name: 'cy' },
  words: { about_me: 'Send me money.', half_prompts: [] },
  said: null,
  photo: null,
  others: 0,
  decision: null,
  closed_by: null,
  resolution: null,
  ...changed,
});

export const settingOf = (changed: Partial<OpsSetting> = {}): OpsSetting => ({
  key: 'message_credits',
  kind: 'number',
  public: true,
  minimum: 0,
  maximum: 100,
  choices: null,
  schema: '{}',
  value: '1',
  initial: '1',
  read_only: false,
  source: 'product',
  changed_at: null,
  changed_by: null,
  ...changed,
});
