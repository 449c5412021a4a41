import type { Insertable } from 'kysely';
import * as mailings from '#src/operations/mailings/repository.ts';
import type { MailingsTable } from '#src/operations/mailings/tables.ts';
import * as pages from '#src/pages/content/repository.ts';
import type { PagesTable } from '#src/pages/content/tables.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY, HOUR } from '#src/platform/lib/clock.ts';
import { findLander } from '#src/site/landers/repository.ts';
import type { LandersTable } from '#src/site/landers/tables.ts';
import { ago, forEach, NOW, rowsOf, type Statement } from './support.ts';

const LATER = after(NOW, HOUR);

type Lander = Insertable<LandersTable>;
const landersOf = (tx: Tx): Promise<unknown> =>
  tx
    .insertInto('landers')
    .values(
      rowsOf<Lander>(
        (name) => ({ id: name }),
        {
          id: '',
          name: 'summer',
          slug: 'blue',
          version: 2,
          variant: 'b',
          template: 't',
          texts: '{}',
          created_at: NOW,
        },
        {
          'variant c': { variant: 'c' },
          'older version': { version: 1, variant: 'a' },
          retired: {
            version: 3,
            active: false,
          },
          'other name': {
            name: 'winter',
            version: 9,
          },
          'without a slug': {
            slug: '',
            version: 7,
          },
          'other slug': {
            slug: 'red',
            version: 8,
          },
        },
      ),
    )
    .execute();

type Edition = Insertable<PagesTable>;
const TEXT = JSON.stringify({ title: 'T', description: 'D', body: [] });
const editionsOf = (tx: Tx): Promise<unknown> =>
  tx
    .insertInto('pages')
    .values(
      rowsOf<Edition>(
        (name) => ({ updated_by: name }),
        { domain: 'b.example', slug: 'faq', locale: 'en', text: TEXT, updated_at: NOW, updated_by: '' },
        {
          elsewhere: { domain: 'a.example' },
          everywhere: { domain: '*' },
          german: { locale: 'de' },
          'same place of another page': { slug: 'help' },
          'other page': {
            slug: 'about',
            domain: 'z.example',
          },
        },
      ),
    )
    .execute();
const inEditions = { table: 'pages', key: 'updated_by', write: editionsOf } as const;

type Mailing = Insertable<MailingsTable>;
const mailingsOf = (tx: Tx): Promise<unknown> =>
  tx
    .insertInto('mailings')
    .values(
      rowsOf<Mailing>(
        (name) => ({ id: name }),
        {
          id: '',
          kind: 'news',
          domain: '*',
          code: null,
          valid_until: null,
          texts: '{}',
          status: 'scheduled',
          send_at: NOW,
          created_by: 'olga',
          created_at: ago(DAY),
        },
        {
          earlier: { status: 'sending', send_at: ago(1) },
          sent: { status: 'sent' },
          later: { send_at: LATER },
        },
      ),
    )
    .execute();

export const PAGES: Readonly<Record<string, Statement>> = {
  'of landing pages the own one of a slug is shown, in its newest active version and first variant': {
    table: 'landers',
    key: 'id',
    wanted: ['fits', 'without a slug', 'without a slug'],
    write: landersOf,
    reads: async (tx) =>
      (
        await Promise.all([
          findLander(tx, 'summer', 'blue'),
          findLander(tx, 'summer', 'green'),
          findLander(tx, 'summer', ''),
        ])
      ).flatMap((row) => row?.id ?? []),
  },
  'editions of a page are those of the domain and of all, in the languages asked for': {
    ...inEditions,
    wanted: ['* en', 'b.example en'],
    reads: async (tx) =>
      (await pages.findEditions(tx, 'faq', ['en', 'fr'], 'b.example'))
        .map(({ domain, locale }) => `${domain} ${locale}`)
        .toSorted(),
  },
  'editions are listed by page, language and domain': {
    ...inEditions,
    wanted: ['other page', 'german', 'everywhere', 'elsewhere', 'fits', 'same place of another page'],
    reads: async (tx) => (await pages.listEditions(tx)).map(({ updated_by: name }) => name),
  },
  'one edition is deleted': {
    ...inEditions,
    wanted: ['fits'],
    answers: [true, false],
    changes: (tx) =>
      forEach(['b.example', 'c.example'], (domain) =>
        pages.deleteEdition(tx, { slug: 'faq', locale: 'en', domain }),
      ),
  },
  'mailings that are not over are listed by their time': {
    table: 'mailings',
    key: 'id',
    wanted: ['earlier', 'fits', 'later'],
    write: mailingsOf,
    reads: async (tx) => (await mailings.findRunning(tx)).map(({ id }) => id),
  },
};
