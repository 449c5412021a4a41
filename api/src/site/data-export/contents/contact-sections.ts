import { CalendarDate, Closed, Integer, Nullable, Timestamp } from '@rendezvous/contract/kernel/common';
import { Type } from 'typebox';
import { answerToOwn, byId, eitherSide, ownMessage, receivedLike } from './ownership-repository.ts';
import { MEMBER, SIDE, type Section } from './section.ts';

const TEXT = Type.String();
const MAYBE = Nullable(TEXT);
const LATER = Nullable(Timestamp);
const COUNT = Integer();
const SECRET = 'proves who somebody is, and would serve a thief';
const TECHNICAL = 'serves the machinery and says nothing about the member';
const OTHERS = 'tells something about another member';
const AGAIN = 'says again what stands beside it';

/** What went between the member and others, and what the product told the member. */
export const CONTACT_SECTIONS: Readonly<Record<string, Section>> = {
  likes_given: {
    table: 'likes',
    owned: byId('from_user'),
    owner: 'from_user',
    key: ['created_at', 'to_user'],
    columns: {
      to_user: MEMBER,
      created_at: Timestamp,
      counted_on: Nullable(CalendarDate),
      held: Type.Boolean(),
      match_seen_at: LATER,
    },
    leftOut: { seen_at: OTHERS },
  },
  likes_received: {
    table: 'likes',
    owned: receivedLike,
    owner: 'to_user',
    key: ['created_at', 'from_user'],
    columns: { from_user: MEMBER, created_at: Timestamp, seen_at: LATER },
    leftOut: { counted_on: OTHERS, held: OTHERS, match_seen_at: OTHERS },
  },
  acts_by_day: {
    table: 'daily_acts',
    owned: byId('user_id'),
    owner: 'user_id',
    key: ['day', 'act'],
    columns: { act: TEXT, day: CalendarDate, used: COUNT },
  },
  swipes: {
    table: 'swipes',
    owned: byId('user_id'),
    owner: 'user_id',
    key: ['swiped_at', 'member_id'],
    columns: { member_id: MEMBER, action: TEXT, swiped_at: Timestamp, counted_on: CalendarDate },
  },
  tonight_choice: {
    table: 'tonight_choices',
    owned: byId('user_id'),
    owner: 'user_id',
    key: ['user_id'],
    single: true,
    columns: { choice: TEXT, chosen_at: Timestamp, until: Timestamp },
  },
  blocks: {
    table: 'blocks',
    owned: byId('blocker'),
    owner: 'blocker',
    key: ['created_at', 'blocked'],
    columns: { blocked: MEMBER, created_at: Timestamp },
  },
  conversations: {
    table: 'conversations',
    owned: eitherSide,
    key: ['created_at', 'id'],
    columns: { id: TEXT, started_by: SIDE, created_at: Timestamp },
    leftOut: { user_a: AGAIN, user_b: AGAIN, last_seq: TECHNICAL },
  },
  conversation_sides: {
    table: 'conversation_sides',
    owned: byId('user_id'),
    owner: 'user_id',
    key: ['conversation_id'],
    columns: {
      conversation_id: TEXT,
      other_id: MEMBER,
      unread: COUNT,
      total: COUNT,
      last_at: LATER,
      removed: Type.Boolean(),
    },
    leftOut: { read_seq: TECHNICAL, hidden_seq: TECHNICAL },
  },
  messages: {
    table: 'messages',
    owned: ownMessage,
    key: ['conversation_id', 'seq'],
    columns: {
      conversation_id: TEXT,
      seq: COUNT,
      sender_id: SIDE,
      kind: TEXT,
      status: TEXT,
      text: MAYBE,
      photo_id: MAYBE,
      gift: MAYBE,
      half_prompt: Nullable(Closed({ prompt: TEXT, language: TEXT, beginning: TEXT, text: TEXT })),
      cost: COUNT,
      created_at: Timestamp,
    },
    leftOut: { id: TECHNICAL, client_id: TECHNICAL, credit_back_due_at: TECHNICAL, credit_back_at: AGAIN },
  },
  chat_photos: {
    table: 'chat_photos',
    owned: byId('user_id'),
    owner: 'user_id',
    key: ['created_at', 'id'],
    columns: { id: TEXT, width: COUNT, height: COUNT, created_at: Timestamp },
    leftOut: { message_id: TECHNICAL, files: TECHNICAL },
  },
  conversations_started: {
    table: 'conversation_starts',
    owned: byId('user_id'),
    owner: 'user_id',
    key: ['user_id'],
    single: true,
    columns: { used: COUNT },
  },
  fictional_profiles_confirmed: {
    table: 'fictional_confirmations',
    owned: byId('user_id'),
    owner: 'user_id',
    key: ['confirmed_at', 'member_id'],
    columns: { member_id: MEMBER, confirmed_at: Timestamp },
  },
  notifications: {
    table: 'notifications',
    owned: byId('user_id'),
    owner: 'user_id',
    key: ['created_at', 'id'],
    columns: { cause: TEXT, state: TEXT, conversation_id: MAYBE, created_at: Timestamp },
    leftOut: {
      id: TECHNICAL,
      item: TECHNICAL,
      actor_id: OTHERS,
      mail_id: TECHNICAL,
      mailing_until: TECHNICAL,
    },
  },
  push_browsers: {
    table: 'push_subscriptions',
    owned: byId('user_id'),
    owner: 'user_id',
    key: ['created_at', 'id'],
    columns: { endpoint: TEXT, created_at: Timestamp },
    leftOut: { id: TECHNICAL, session_id: TECHNICAL, endpoint_hash: AGAIN, p256dh: SECRET, auth: SECRET },
  },
  complaints: {
    table: 'complaints',
    owned: byId('user_id'),
    owner: 'user_id',
    key: ['created_at', 'ticket'],
    columns: {
      ticket: TEXT,
      category: TEXT,
      status: TEXT,
      text: TEXT,
      link: MAYBE,
      email: TEXT,
      language: TEXT,
      domain: TEXT,
      created_at: Timestamp,
      answer_by: Timestamp,
      closed_at: LATER,
      resolution: MAYBE,
    },
    leftOut: { closed_by: TECHNICAL },
  },
  reports: {
    table: 'reports',
    owned: byId('reporter_id'),
    owner: 'reporter_id',
    key: ['created_at', 'ticket'],
    columns: {
      ticket: TEXT,
      kind: TEXT,
      member_id: MEMBER,
      photo_id: MAYBE,
      message_id: MAYBE,
      reason: TEXT,
      text: TEXT,
      language: TEXT,
      domain: TEXT,
      status: TEXT,
      created_at: Timestamp,
      decide_by: Timestamp,
      closed_at: LATER,
    },
    leftOut: { seen: OTHERS, said: OTHERS, decision: OTHERS, resolution: OTHERS, closed_by: TECHNICAL },
  },
  complaint_answers: {
    table: 'complaint_answers',
    owned: answerToOwn,
    key: ['at', 'id'],
    columns: { ticket: TEXT, text: TEXT, at: Timestamp },
    leftOut: { id: TECHNICAL, operator: TECHNICAL },
  },
};
