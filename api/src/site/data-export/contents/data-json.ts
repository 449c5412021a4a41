import { cardDetail, factsById } from '#src/people/visibility/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { DataSubject } from './ownership-repository.ts';
import { nextRows } from './repository.ts';
import { MEMBER, SIDE, type Section } from './section.ts';
import { SECTIONS } from './sections.ts';

/** Names of members as this member may see them, by id. */
async function namesOf(tx: Tx, userId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const facts = await factsById(tx, userId, [...new Set(ids)]);
  const seen = [...facts.values()].filter((other) => cardDetail(other) !== 'none');
  return new Map(
    seen
      .filter((other) => cardDetail(other) === 'full' || other.inContact || other.blockedByViewer)
      .map(({ id, name }) => [id, name]),
  );
}

/** Rows of a section as the copy has them, page by page. */
async function* rowsOf(tx: Tx, section: Section, member: DataSubject): AsyncGenerator<object> {
  const names = Object.entries(section.columns);
  const others = names.filter(([, schema]) => schema === MEMBER).map(([column]) => column);
  let behind: readonly string[] | undefined;
  do {
    const rows = await nextRows(tx, section, member, behind);
    const ids = rows.flatMap(({ row }) => others.map((column) => String(row[column])));
    const known = ids.length > 0 ? await namesOf(tx, member.id, ids) : new Map<string, string>();
    for (const { row } of rows)
      yield Object.fromEntries(
        names.map(([column, schema]) => {
          const value = row[column];
          if (schema === MEMBER) return [column, { name: known.get(String(value)) ?? null }];
          if (schema === SIDE) return [column, value === member.id ? 'me' : 'other'];
          return [column, value];
        }),
      );
    behind = rows.at(-1)?.position;
  } while (behind);
}

/** Everything stored about a member as JSON, piece by piece, in the shape of `exportSchema`. */
export async function* dataJson(tx: Tx, member: DataSubject, now: Date): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(now)}`;
  for (const [name, section] of Object.entries(SECTIONS)) {
    yield `,\n"${name}": ${section.single ? '' : '['}`;
    let before = '';
    for await (const row of rowsOf(tx, section, member)) {
      yield `${before}\n${JSON.stringify(row)}`;
      before = ',';
      if (section.single) break;
    }
    yield section.single ? (before ? '' : 'null') : ']';
  }
  yield '\n}\n';
}
