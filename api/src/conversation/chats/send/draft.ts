import type { SendMessageBody } from '@rendezvous/contract/resources/chats/schemas';
import { ownUpload } from '#src/conversation/chat-photos/face.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import { blockedBy, memberFacts, type MemberFacts } from '#src/people/visibility/face.ts';
import { contentOf, type Content } from './content.ts';
import type { ChatContext } from '#src/conversation/chats/context.ts';
import { answeredHalf } from './half-prompt.ts';
import { costOf, isConfirmed, isReachable, refusal, type Writer } from '#src/conversation/chats/policy.ts';
import * as repository from '#src/conversation/chats/repository.ts';
import type { MessageRow } from '#src/conversation/chats/repository.ts';

/** A message that has passed every check but the purse. */
export interface Draft {
  writer: Writer;
  member: MemberFacts;
  clientId: string;
  content: Content;
  /** Pixels of the photo it brings. */
  photo: MessageRow['photo'];
  cost: number;
  confirmsFictional: boolean;
}

/** The member that a message goes to: named, or the other side of a conversation. @throws problem `not_found`, field error on `member` */
export async function receiverOf(
  { db }: ChatContext,
  writer: Writer,
  body: SendMessageBody,
): Promise<string> {
  if ((body.conversation === undefined) === (body.member === undefined))
    throw fieldProblem('member', 'required');
  if (body.member !== undefined) return body.member;
  const side = await repository.findSide(db, writer.userId, body.conversation!);
  if (!side) throw problem('not_found');
  return side.other_id;
}

/** Checks every reason against a message, in the order of the refusals. @throws as `sendMessage` */
export async function prepare(
  { db, rules }: ChatContext,
  writer: Writer,
  memberId: string,
  body: SendMessageBody,
): Promise<Draft> {
  if (memberId === writer.userId) throw fieldProblem('member', 'not_allowed');
  const member = await memberFacts(db, writer.userId, memberId);
  if (!isReachable(member, rules)) throw problem('not_found');
  const started =
    member.conversation === null && !writer.paid
      ? await repository.conversationsStarted(db, writer.userId)
      : 0;
  const reason = refusal(writer, { member, started, kind: body.kind }, rules);
  if (reason === 'blocked_by_member') throw blockedBy(member);
  if (reason)
    throw problem(
      reason,
      reason === 'conversation_limit' ? { params: { limit: rules.freeConversations } } : {},
    );
  const half_prompt = await answeredHalf(db, writer.userId, memberId, body);
  const content = { ...contentOf(body, rules), half_prompt };
  const upload = content.photo_id === null ? null : await ownUpload(db, writer.userId, content.photo_id);
  const confirmsFictional = member.fictional && body.fictional_confirmed === true;
  if (
    member.fictional &&
    !confirmsFictional &&
    !(await repository.hasConfirmedFictional(db, writer.userId, member.id))
  ) {
    throw fieldProblem('fictional_confirmed', 'required');
  }
  const cost = isConfirmed(writer) ? costOf(content.kind, member, rules) : 0;
  const photo = upload && { width: upload.width, height: upload.height };
  return { writer, member, clientId: body.client_id, content, photo, cost, confirmsFictional };
}
