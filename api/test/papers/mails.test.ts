import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { LOCALE_CODES, type Locale } from '@rendezvous/contract/kernel/locales';
import { WITHDRAWAL_NOTICE } from '@rendezvous/contract/resources/payments/values';
import { READ_RECEIPT } from '@rendezvous/contract/resources/payments/endpoints';
import { serverText, serverTexts } from '#src/platform/lib/server-text.ts';
import { SECOND_DOMAIN, storeDomains } from '#seed/domains.ts';
import { createTestApp } from '../harness.ts';
import { credited, paid } from './support.ts';

const t = await createTestApp();
after(() => t.close());
const { db, jobs } = t.services;
/** Titles of the model form, and a line of it. */
const FORM: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Effects of withdrawal', 'Model withdrawal form', 'Name of consumer'],
  nl: ['Gevolgen van de herroeping', 'Modelformulier voor herroeping', 'Naam consument'],
  de: ['Folgen des Widerrufs', 'Muster-Widerrufsformular', 'Name des Verbrauchers'],
  fr: ['Effets de la rétractation', 'Modèle de formulaire de rétractation', 'Nom du consommateur'],
  it: ['Effetti del recesso', 'Modulo di recesso tipo', 'Nome del consumatore'],
  es: ['Consecuencias del desistimiento', 'Modelo de formulario de desistimiento', 'Nombre del consumidor'],
  pl: ['Skutki odstąpienia od umowy', 'Wzór formularza odstąpienia od umowy', 'Imię i nazwisko konsumenta'],
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
const mailsTo = (address: string) =>
  db.selectFrom('outbox_mails').selectAll().where('to', '=', address).orderBy('at').execute();

test('the mail after a purchase is its confirmation: seller, number, price with tax, request, instruction and form', async () => {
  for (const language of LOCALE_CODES) {
    const { user, client } = await t.member({ language });
    const { number } = await paid(t, client);
    await jobs.drain();
    const [mail, ...others] = await mailsTo(user.email);
    assert.equal(others.length, 0);
    const text = plain(mail!.text);
    assert.ok(
      text.includes(number) &&
        text.includes('NL000000000B00') &&
        /22[.,]50/.test(text) &&
        /3[.,]90/.test(text),
    );
    const asked = serverText(language, `paper.request.${WITHDRAWAL_NOTICE}`, { days: 14 });
    assert.ok(text.includes(plain(asked)), asked);
    for (const words of FORM[language]) assert.ok(text.includes(words), `${language}: ${words}`);
    assert.ok(mail!.html.length < 60 * 1024);
  }
});

test('its link opens the receipt without a session, and a mail that is sent again arrives once', async () => {
  const { user, client } = await t.member();
  const { number, payment_id: payment } = await paid(t, client);
  await jobs.drain();
  // As when its process ended between the mail and the end of the job.
  await jobs.send(db, 'payment-mail', { payment });
  await jobs.drain();
  const links = (await mailsTo(user.email)).map(({ text }) => /\S+receipt\.php\?token=(\S+)/.exec(text)![1]!);
  assert.equal(links.length, 1);
  const page = await t.asVisitor().call(READ_RECEIPT, { token: links[0]! });
  assert.ok(page.text.includes(number));
  assert.doesNotMatch(
    JSON.stringify(await db.selectFrom('papers').selectAll().execute()),
    new RegExp(links[0]!),
  );
});

test('a refund is confirmed by one mail with its credit note', async () => {
  const { user, client } = await t.member({ language: 'nl' });
  const { payment_id: id, number } = await paid(t, client);
  await credited(t, id, { id: 'withdrawn', amount: 1440, credits: 16 });
  await jobs.drain();
  const { id: paper } = await db
    .selectFrom('papers')
    .select('id')
    .where('return_id', 'is not', null)
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow();
  await jobs.send(db, 'credit-note-mail', { paper });
  await jobs.drain();
  const all = (await mailsTo(user.email)).filter(({ subject }) => subject.startsWith('Je terugbetaling'));
  assert.equal(all.length, 1, 'sent again, it arrives once');
  const mail = all[0]!;
  assert.match(mail.text, /€\s14,40 terugbetaald/);
  assert.ok(mail.text.includes(number));
  const [, token] = /\S+receipt\.php\?token=(\S+)/.exec(mail.text)!;
  assert.match((await t.asVisitor().call(READ_RECEIPT, { token: token! })).text, /−14[.,]40/);
});

test('links of a member of another domain are on that domain', async () => {
  await storeDomains(t.services);
  const { user, client } = await t.member();
  await db.updateTable('users').set({ domain: SECOND_DOMAIN }).where('id', '=', user.id).execute();
  await paid(t, client);
  await jobs.drain();
  const [mail] = await mailsTo(user.email);
  assert.match(mail!.text, /http:\/\/zweihaelften\.localhost:4200\/api\/receipt\.php\?token=/);
  assert.match(mail!.text, /http:\/\/zweihaelften\.localhost:4200\/transactions\//);
});

test('the words of a version are those that the pay button shows, in every language', () => {
  for (const locale of LOCALE_CODES) {
    const file = new URL(`../../../mfe-payments/lang/${locale}.json`, import.meta.url);
    const shown = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const stored = serverTexts(locale);
    assert.equal(stored[`paper.request.${WITHDRAWAL_NOTICE}`], shown['order.request'], locale);
    assert.equal(stored[`paper.notice.${WITHDRAWAL_NOTICE}`], shown['order.notice'], locale);
  }
});
