import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIGHT } from '@rendezvous/theme/tokens';
import { htmlMail } from '#src/platform/mail/template.ts';

const mail = htmlMail({
  language: 'en',
  site: 'Rendezvous',
  greeting: 'Hi Anna,',
  paragraphs: ['Bo wrote to you.'],
  button: { label: 'Answer', url: 'https://example.com/chats' },
  footer: 'You get this mail as a member.',
  unsubscribe: { label: 'Unsubscribe', url: 'https://example.com/unsubscribe' },
});

const styles = [...mail.matchAll(/style="([^"]*)"/g)].map(([, style]) => style!);
const colours = styles.flatMap((style) =>
  [...style.matchAll(/(?:^|;)(?:background|color|border-color):([^;]+)/g)].map(([, value]) => value!),
);

test('each colour of a mail is a token of the light theme', () => {
  const tokens = new Set<string>(Object.values(LIGHT));
  assert.deepEqual(
    colours.filter((colour) => colour !== 'inherit' && !tokens.has(colour)),
    [],
  );
  assert.deepEqual(mail.match(/rgba?\(|hsla?\(|opacity/g), null);
});

test('ground, words, button and footer of a mail have their colours', () => {
  for (const role of ['bg', 'ink', 'zest', 'on-zest', 'ink-3'] as const)
    assert.ok(colours.includes(LIGHT[role]), `${role} is missing`);
});
