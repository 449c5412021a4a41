import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALE_CODES, type Locale } from '@rendezvous/contract/kernel/locales';
import { sampleLetters } from '#src/cli/mail-samples.ts';
import { mailKinds } from '#src/cli/plain-samples.ts';
import { escapeHtml } from '#src/platform/lib/html.ts';
import { composeMail, type Addressee } from '#src/platform/mail/face.ts';
import { MARK_FILES } from '#src/platform/mail/template.ts';
import { createTestApp } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());
const base = t.services.config.BASE_URL;
const LARGEST = 60 * 1024;
/** Kinds whose subject may say what they are about; those of messages and likes say neither who nor what. */
const DISCREET = new Set(['news', 'unread', 'weekly']);

const eva = (language: Locale): Addressee => ({
  id: 'eva',
  email: 'eva@mail.example',
  name: 'Eva',
  language,
  domain: 'rendezvous.example',
  notifications_disabled: [],
  confirmed_at: null,
});
const mails = LOCALE_CODES.flatMap((language) =>
  sampleLetters(t.services, language).map((letter) => ({
    what: `${letter.kind} in ${language}`,
    language,
    letter,
    mail: composeMail(t.services, eva(language), letter),
  })),
);

test('every kind of mail is among the samples, those about members, weeks and offers as their modules word them', () => {
  const kinds = mailKinds('en');
  for (const kind of ['activation', 'news', 'unread', 'weekly', 'promotion', 'site_news'])
    assert.ok(kinds.includes(kind), kind);
  assert.deepEqual(
    mails
      .filter(({ language }) => language === 'en')
      .map(({ letter }) => letter.kind)
      .toSorted(),
    kinds.toSorted(),
  );
});

test('[0.001] every mail is worded in each language, with nothing left to fill in', () => {
  for (const kind of new Set(mails.map(({ letter }) => letter.kind))) {
    const of = mails.filter(({ letter }) => letter.kind === kind);
    assert.equal(new Set(of.map(({ mail }) => mail.text)).size, LOCALE_CODES.length, kind);
  }
  for (const { what, language, mail } of mails) {
    assert.doesNotMatch(mail.subject + mail.text, /[{}]|\b(?:undefined|null|NaN)\b|<[a-z]/, what);
    assert.match(mail.html, new RegExp(`<html lang="${language}">`), what);
  }
});

test('every mail has a text that says all its HTML says, and is smaller than 60 KB', () => {
  for (const { what, letter, mail } of mails) {
    const bytes = Buffer.byteLength(mail.html) + Buffer.byteLength(mail.text);
    assert.ok(bytes < LARGEST, `${what} has ${bytes} bytes`);
    assert.ok(mail.text.includes(letter.url), `${what} has no address in its text`);
    const text = escapeHtml(mail.text).replace(/ \(https?:[^\s)]*\)/g, '');
    const blocks = [...mail.html.matchAll(/<(p|li|h2) class="ink"[^>]*>(.*?)<\/\1>/g)];
    assert.ok(blocks.length >= 2, what);
    for (const [, , block] of blocks) {
      const words = block!.replace(/<[^>]*>/g, '');
      assert.ok(text.includes(words), `${what}: ${words}`);
    }
  }
});

test('the address of every button is below it as text', () => {
  for (const { what, letter, mail } of mails) {
    const url = escapeHtml(letter.url);
    assert.ok(mail.html.includes(`class="act" href="${url}"`), what);
    assert.ok(mail.html.includes(`>${url}</a>`), `${what} shows no plain address`);
  }
});

test('no mail loads anything but the mark of the site, and nothing that identifies its reader', () => {
  const known = new Set(Object.values(MARK_FILES).map((file) => base + file));
  for (const { what, mail } of mails) {
    const loaded = [...mail.html.matchAll(/(?:src|srcset|background)="([^"]*)"|url\(([^)]*)\)/g)];
    assert.deepEqual(
      loaded.map(([, source, url]) => source ?? url).filter((address) => !known.has(address!)),
      [],
      what,
    );
    assert.doesNotMatch(mail.html, /<script|<link|<iframe|@import/, what);
  }
});

test('notifications say in their headers how one click stops them, and what stops; other mails do not', () => {
  for (const { what, letter, mail } of mails) {
    assert.equal(mail.headers?.['Auto-Submitted'], 'auto-generated', what);
    const stop = mail.headers?.['List-Unsubscribe'];
    if (letter.purpose !== 'notification') {
      assert.equal(stop, undefined, what);
      continue;
    }
    const token = letter.type ? `eva\\.${letter.type}\\.` : 'eva\\.';
    const link = new RegExp(`^<(${base}/api/unsubscribe\\.php\\?token=${token}[\\w-]{22})>$`).exec(
      stop ?? '',
    )?.[1];
    assert.ok(link, `${what}: ${stop}`);
    assert.equal(mail.headers?.['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click', what);
    assert.ok(mail.text.includes(link) && mail.html.includes(escapeHtml(link)), what);
  }
});

test('every mail names its sender, and its subject is short and names no member', () => {
  for (const { what, letter, mail } of mails) {
    assert.match(mail.text, new RegExp(`${base}/pages/imprint`), what);
    assert.ok(mail.subject.length <= 70, `${what}: ${mail.subject}`);
    assert.doesNotMatch(mail.subject, /Eva/, what);
    if (DISCREET.has(letter.kind)) assert.doesNotMatch(mail.subject, /like|message|\d/i, what);
  }
});
