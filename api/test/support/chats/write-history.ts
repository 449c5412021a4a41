import { runCommand } from '#src/cli/terminal.ts';
import { sql } from 'kysely';

/**
 * Replaces the latest conversation of a member, in the database of the environment, by so many read messages of one to six lines, of both sides in turns of
 * three and forty minutes apart: as many sends would take minutes. Prints the conversation.
 */
const [email, count] = process.argv.slice(2);
await runCommand(({ db }) =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string; own: string; other: string }>`
      select s.conversation_id as id, s.user_id as own, s.other_id as other
      from conversation_sides s join users u on u.id = s.user_id where u.email = ${email} order by s.last_at desc limit 1`.execute(
      tx,
    );
    const { id, own, other } = rows[0]!;
    await sql`delete from messages where conversation_id = ${id}`.execute(tx);
    await sql`
      insert into messages (id, conversation_id, seq, sender_id, client_id, kind, status, text, cost, created_at)
      select 'history-' || n, ${id}, n, case when n / 3 % 2 = 0 then ${own} else ${other} end, 'history-' || n, 'text', 'sent',
        'Line ' || n || '. ' || repeat('A word about the evening and the way home. ', n % 6), 0, now() - (${count}::int - n) * interval '40 minutes'
      from generate_series(1, ${count}::int) n`.execute(tx);
    await sql`update conversations set last_seq = ${count}::int where id = ${id}`.execute(tx);
    await sql`
      update conversation_sides set total = ${count}::int, read_seq = ${count}::int, hidden_seq = 0, unread = 0, removed = false, last_at = now()
      where conversation_id = ${id}`.execute(tx);
    console.log(id);
  }),
);
