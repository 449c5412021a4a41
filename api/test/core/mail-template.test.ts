import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DARK, LIGHT } from '@rendezvous/theme/tokens';
import { htmlMail, MARK_FILES, plainMail, type MailContent } from '#src/platform/mail/template.ts';

const content: MailContent = {
  language: 'en',
  site: 'Two & Halves',
  base: 'https://example.com',
  subject: 'Something is waiting for you',
  greeting: 'Hi Anna,',
  body: [
    { type: 'paragraph', text: 'Bo wrote to you.' },
    { type: 'heading', text: 'What <you> choose' },
    {
      type: 'list',
      items: ['In your settings', [{ strong: 'or' }, ' on ', { link: 'this page', to: '/pages/faq' }]],
    },
  ],
  button: { label: 'Answer', url: 'https://example.com/chats?a=1&b=2', plain: 'No button? Open this:' },
  footer: 'You get this mail as a member.',
  imprint: {
    company: 'Example B.V. · Voorbeeldstraat 1, 1000 AA Nergenshuizen, Netherlands · KvK 00000000',
    label: 'Imprint',
    url: 'https://example.com/pages/imprint',
  },
  unsubscribe: { label: 'Unsubscribe', url: 'https://example.com/unsubscribe' },
};
const mail = htmlMail(content);
const sheet = /<style>(.*)<\/style>/.exec(mail)![1]!;

const styles = [...mail.matchAll(/style="([^"]*)"/g)].map(([, style]) => style!);
const coloursOf = (rules: string): string[] =>
  [...rules.matchAll(/(?:^|[;{])(?:background|color|border-color):([^;}!]+)/g)].map(([, value]) => value!);
const colours = styles.flatMap(coloursOf);

test('each colour of a mail is a token of the light theme', () => {
  const tokens = new Set<string>(Object.values(LIGHT));
  assert.deepEqual(
    colours.filter((colour) => colour !== 'inherit' && !tokens.has(colour)),
    [],
  );
  assert.deepEqual(mail.match(/rgba?\(|hsla?\(|opacity/g), null);
});

test('ground, card, words, button and footer of a mail have their colours', () => {
  for (const role of ['bg', 'surface', 'line', 'ink', 'zest', 'on-zest', 'zest-text', 'ink-3'] as const)
    assert.ok(colours.includes(LIGHT[role]), `${role} is missing`);
});

test('a mail says that it has a dark scheme, and turns every coloured part dark', () => {
  assert.match(mail, /<meta name="color-scheme" content="light dark">/);
  assert.match(mail, /<meta name="supported-color-schemes" content="light dark">/);
  const tokens = new Set<string>(Object.values(DARK));
  const dark = coloursOf(sheet);
  assert.deepEqual(
    dark.filter((colour) => !tokens.has(colour)),
    [],
  );
  const start = '@media (prefers-color-scheme:dark){';
  const rules = sheet.slice(sheet.indexOf(start) + start.length).split('@media')[0]!;
  const turned = new Set([...rules.matchAll(/\.([a-z-]+)\{/g)].map(([, name]) => name!));
  for (const [, tag] of mail
    .replace(/<style>.*<\/style>/, '')
    .matchAll(/<([^>]*style="[^"]*(?:background|color):#[^>]*)>/g))
    assert.ok(
      /class="([^"]*)"/
        .exec(tag!)?.[1]
        ?.split(' ')
        .some((name) => turned.has(name)),
      `no dark colour for <${tag}>`,
    );
  for (const mark of ['[data-ogsc] .card', '[data-ogsc] .ink']) assert.ok(sheet.includes(mark), mark);
});

test('what the site writes is in the mail as headings, lists and links, never as markup', () => {
  assert.match(mail, /<h2 [^>]*>What &lt;you&gt; choose<\/h2>/);
  assert.match(mail, /<ul [^>]*><li [^>]*>In your settings<\/li><li [^>]*><strong [^>]*>or<\/strong> on <a /);
  assert.match(mail, /<a class="link" href="https:\/\/example\.com\/pages\/faq"[^>]*>this page<\/a>/);
  assert.match(
    plainMail(content),
    /What <you> choose\n\n- In your settings\n- or on this page \(https:\/\/example\.com\/pages\/faq\)\n\n/,
  );
});

test('below the button is its bare address, for programs that show none', () => {
  const address = 'https://example.com/chats?a=1&amp;b=2';
  assert.ok(mail.includes(`No button? Open this:<br><a class="link" href="${address}"`));
  assert.ok(mail.includes(`>${address}</a>`));
  assert.ok(plainMail(content).includes('Answer:\nhttps://example.com/chats?a=1&b=2'));
});

test('a mail shows the mark in both schemes, and the name of the site as text beside it', () => {
  for (const file of Object.values(MARK_FILES))
    assert.ok(mail.includes(`src="https://example.com${file}"`), `${file} is missing`);
  for (const [picture] of mail.matchAll(/<img[^>]*>/g)) {
    assert.match(picture, / alt=""/);
    assert.match(picture, / width="\d+" height="\d+"/);
  }
  assert.match(mail, /Two &amp; Halves<\/a>/);
});

test('a mail is one column of at most 600 pixels with its subject as the heading', () => {
  assert.match(mail, /width="600" style="width:100%;max-width:600px/);
  assert.equal(mail.match(/<h1/g)?.length, 1);
  assert.match(mail, /<h1[^>]*>Something is waiting for you<\/h1>/);
  for (const [table] of mail.matchAll(/<table[^>]*>/g)) assert.match(table, /role="presentation"/);
});

test('a heading breaks neither ticket numbers nor E-Mail, but very long words', () => {
  const headed = htmlMail({ ...content, subject: 'E-Mail RV-2026-00017 <Benachrichtigungs-Einstellungen>' });
  const [, heading] = /<h1[^>]*>(.*)<\/h1>/.exec(headed)!;
  assert.equal(heading!.match(/white-space:nowrap/g)?.length, 2);
  assert.match(
    heading!,
    />E-Mail<\/span> <span[^>]*>RV-2026-00017<\/span> &lt;Benachrichtigungs-Einstellungen&gt;/,
  );
});

test('what a mail says breaks no ticket number either', () => {
  const html = htmlMail({
    ...content,
    body: [{ type: 'paragraph', text: 'Name the number RV-2026-00017.' }],
  });
  assert.match(html, /Name the number <span style="white-space:nowrap">RV-2026-00017\.<\/span><\/p>/);
});

test('the preview of a mail begins with what happened', () => {
  const text = mail.slice(mail.indexOf('<body')).replace(/<[^>]*>/g, '');
  assert.ok(text.startsWith('Bo wrote to you.'), text.slice(0, 60));
});

test('a mail names its sender and leads to the imprint and out, as text alone, too', () => {
  const plain = plainMail(content);
  for (const part of [
    content.imprint.company,
    content.imprint.url,
    content.unsubscribe!.url,
    content.footer,
  ]) {
    assert.ok(mail.includes(part), part);
    assert.ok(plain.includes(part), part);
  }
  assert.ok(plain.includes('Two & Halves'));
  assert.doesNotMatch(plain, /<[a-z]+ /);
});

test('the text and the address of a link are escaped in the HTML of a mail', () => {
  const link = { link: '<b>Offer</b> & more', to: '/pages/faq?a="1"&b=2' };
  const html = htmlMail({ ...content, body: [{ type: 'paragraph', text: [link] }] });
  assert.ok(html.includes('&lt;b&gt;Offer&lt;/b&gt; &amp; more'), html);
  assert.ok(!html.includes('<b>Offer'));
  assert.match(html, /href="https:\/\/example\.com\/pages\/faq\?a=&quot;1&quot;&amp;b=2"/);
});
