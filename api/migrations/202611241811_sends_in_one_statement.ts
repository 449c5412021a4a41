import { sql, type Kysely } from 'kysely';

/**
 * Two functions that do in the database what needs several statements, so that no lock is held over a round trip. Their single steps are planned once per
 * connection; one statement of the same parts was planned again for each message.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of ['send_between_contacts', 'spend_credits'])
    await sql.raw(`drop function ${name}`).execute(db);
}

/** Unread messages of a member; conversations with a block are not offered, so not counted. */
const unreadOf = (member: string) => `(select coalesce(sum(s.unread), 0)::int from conversation_sides s
          where s.user_id = ${member} and not s.removed and s.unread > 0 and not exists (select from blocks b
            where (b.blocker = s.user_id and b.blocked = s.other_id) or (b.blocker = s.other_id and b.blocked = s.user_id)))`;

const STATEMENTS = [
  // The wallet's row is the lock. Null when there are too few credits, no wallet, or the operation is booked already.
  `create function spend_credits(p_user text, p_credits int, p_operation text, p_kind text) returns int language plpgsql as $$
    declare
      v_free int; v_paid int; v_from_free int;
    begin
      select free, paid into v_free, v_paid from wallets where user_id = p_user for update;
      if not found or v_free + v_paid < p_credits then return null; end if;
      if exists (select from ledger_entries where operation_id = p_operation) then return null; end if;
      v_from_free := least(v_free, p_credits);
      update wallets set free = v_free - v_from_free, paid = v_paid - (p_credits - v_from_free) where user_id = p_user;
      insert into ledger_entries (operation_id, line, account, purse, credits, kind)
        select p_operation, part.line, part.account, part.purse, part.credits, p_kind
        from (values (1, p_user, 'free', -v_from_free), (2, p_user, 'paid', v_from_free - p_credits), (3, 'system:spent', null, p_credits))
          as part (line, account, purse, credits)
        where part.credits <> 0;
      return v_free + v_paid - p_credits;
    end $$`,
  // Several are sent by one statement, which must not wait: without `p_waits` a message whose conversation or wallet is locked is not sent, and
  // the row says so.
  // Locks as every send does: first the conversation, then the wallet. No row, and nothing done, when the two are not freely in contact or the credits
  // do not reach; an error when they no longer reach, or when the client's id has been written before.
  `create function send_between_contacts(p_id text, p_sender text, p_conversation text, p_member text, p_client text, p_kind text, p_text text, p_gift text,
      p_cost int, p_operation text, p_reason text, p_at timestamptz, p_waits boolean)
    returns table (is_sent boolean, member text, name text, profile_status text, invisible boolean, consented boolean, conversation text, seq int, unread int, received int,
      receiver_unread int, sender_unread int, balance int) language plpgsql as $$
    #variable_conflict use_column
    declare
      v_member text; v_name text; v_profile text; v_invisible boolean; v_consented boolean; v_conversation text;
      v_seq int; v_balance int; v_unread int; v_total int;
    begin
      if p_conversation is null then
        select s.conversation_id into v_conversation from conversation_sides s where s.user_id = p_sender and s.other_id = p_member;
      else
        v_conversation := p_conversation;
      end if;
      select u.id, u.name, p.status, u.invisible, p.consented into v_member, v_name, v_profile, v_invisible, v_consented
        from conversation_sides s join users u on u.id = s.other_id join profiles p on p.user_id = u.id
        where s.user_id = p_sender and s.conversation_id = v_conversation and u.id <> p_sender and u.status = 'active' and not u.fictional
          and not exists (select from blocks where blocker = u.id and blocked = p_sender)
          and not exists (select from blocks where blocker = p_sender and blocked = u.id)
          and exists (select from messages m where m.conversation_id = v_conversation and m.seq = 1 and m.status = 'sent')
          and (select w.free + w.paid >= p_cost from wallets w where w.user_id = p_sender);
      if not found then return; end if;
      if not p_waits then
        perform from conversations where id = v_conversation for update skip locked;
        if not found then return query select false, null::text, null::text, null::text, null::boolean, null::boolean, null::text, null::int, null::int, null::int, null::int, null::int, null::int; return; end if;
        perform from wallets where user_id = p_sender for update skip locked;
        if not found then return query select false, null::text, null::text, null::text, null::boolean, null::boolean, null::text, null::int, null::int, null::int, null::int, null::int, null::int; return; end if;
      end if;
      update conversations set last_seq = last_seq + 1 where id = v_conversation returning last_seq into v_seq;
      v_balance := spend_credits(p_sender, p_cost, p_operation, p_reason);
      if v_balance is null then raise exception 'the credits no longer reach' using errcode = 'serialization_failure'; end if;
      insert into messages (id, conversation_id, seq, sender_id, client_id, kind, status, text, gift, cost, created_at)
        values (p_id, v_conversation, v_seq, p_sender, p_client, p_kind, 'sent', p_text, p_gift, p_cost, p_at);
      update conversation_sides set total = total + 1, last_at = p_at, removed = false
        where user_id = p_sender and conversation_id = v_conversation;
      update conversation_sides set total = total + 1, unread = unread + 1, last_at = p_at, removed = false
        where user_id = v_member and conversation_id = v_conversation returning unread, total into v_unread, v_total;
      insert into messages_to_tell (message_id, opens) values (p_id, v_total = 1);
      return query select true, v_member, v_name, v_profile, v_invisible, v_consented, v_conversation, v_seq, v_unread, v_total,
        ${unreadOf('v_member')}, ${unreadOf('p_sender')}, v_balance;
    end $$`,
];
