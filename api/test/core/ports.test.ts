import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { SMTPServer } from 'smtp-server';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { sendMail, type Addressee } from '#src/platform/mail/face.ts';
import { createSmtpMail } from '#src/platform/ports/mail.ts';
import { createHttpSms } from '#src/platform/ports/sms.ts';
import { createTestApp } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());
const eva: Addressee = {
  id: 'eva',
  email: 'eva@mail.example',
  name: 'Eva',
  language: 'en',
  domain: 'rendezvous.example',
  notifications_disabled: [],
  confirmed_at: null,
};

test('mail goes out through a real SMTP server, as text and HTML', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let mail = '';
      stream
        .setEncoding('utf8')
        .on('data', (chunk: string) => {
          mail += chunk;
        })
        .on('end', () => {
          received.push(mail);
          done();
        });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const mail = createSmtpMail(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
  const url = 'https://site.example/activate/done?token=abc';
  await sendMail(
    { ...t.services, mail },
    { ...eva, language: 'it' },
    {
      kind: 'activation',
      purpose: 'confirmation',
      url,
      values: { days: 7, credits: 2 },
      more: ['credits', 'validity'],
    },
  );
  await new Promise<void>((resolve) => server.close(resolve));
  assert.match(received[0] ?? '', /Subject: Conferma il tuo indirizzo e-mail per Rendezvous/);
  assert.match(received[0] ?? '', /Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
});

test('a mail server that is down makes the mail fail, so that the queue tries again', async () => {
  const mail = createSmtpMail('smtp://127.0.0.1:1');
  await assert.rejects(
    sendMail({ ...t.services, mail }, eva, {
      kind: 'activation',
      purpose: 'confirmation',
      url: 'https://x.example',
      values: { days: 7, credits: 2 },
    }),
  );
});

test('text messages go to the gateway with its credentials, and its refusal is an error', async () => {
  const seen: { authorization?: string; body: string }[] = [];
  const gateway = createServer(async (request, response) => {
    const body = await text(request);
    seen.push({ authorization: request.headers.authorization, body });
    response.writeHead(body.includes('+31600000000') ? 500 : 202).end();
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const sms = createHttpSms(`http://key:secret@127.0.0.1:${(gateway.address() as AddressInfo).port}/send`);
  await sms.send('+31612345678', 'code 123456');
  assert.deepEqual(seen[0], {
    authorization: `Basic ${btoa('key:secret')}`,
    body: '{"to":"+31612345678","text":"code 123456"}',
  });
  await assert.rejects(sms.send('+31600000000', 'x'), /answered 500/);
  gateway.close();
});

test('[0.001] the activation mail is worded in all seven languages', async () => {
  for (const language of LOCALE_CODES) {
    const to = { ...eva, email: `${language}@mail.example`, language };
    await sendMail(t.services, to, {
      kind: 'activation',
      purpose: 'confirmation',
      url: 'https://site.example/x',
      values: { days: 7, credits: 2 },
      more: ['credits', 'validity'],
    });
  }
  const mails = await t.services.db.selectFrom('outbox_mails').select(['subject', 'text', 'html']).execute();
  assert.equal(new Set(mails.map((mail) => mail.subject)).size, 7);
  for (const mail of mails)
    assert.ok(!/[{}]/.test(mail.text) && mail.html.includes('https://site.example/x'));
});
