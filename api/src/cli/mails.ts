import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES, type Locale } from '@rendezvous/contract/kernel/locales';
import { SETTINGS } from '@rendezvous/contract/settings/table';
import { loadConfig } from '#src/platform/config.ts';
import { escapeHtml } from '#src/platform/lib/html.ts';
import { createSigner } from '#src/platform/lib/signer.ts';
import { composeMail, type Addressee, type Composing } from '#src/platform/mail/face.ts';
import { sampleLetters } from './mail-samples.ts';

/**
 * `npm run dev mails -- [folder]`: writes every mail of the product in every language, as `<language>/<kind>.html` and `.txt` with its
 * headers, and a page that links to them all. Needs no server and no database.
 */
const folder = path.resolve(process.argv[2] ?? '.cache/mails');
const config = loadConfig({ ...process.env, LOG_LEVEL: 'silent' });
const services: Composing = {
  config,
  signer: createSigner('samples'),
  settings: { value: (_domain, key) => SETTINGS[key].initial as never },
};

const reader = (language: Locale): Addressee => ({
  id: 'Zk3Vx8Qm2Rb7Nc5Ty1Wp9d',
  email: 'eva@mail.example',
  name: 'Eva',
  language,
  domain: 'rendezvous.example',
  notifications_disabled: [],
  confirmed_at: new Date(0),
});

const row = (language: Locale): string => {
  mkdirSync(path.join(folder, language), { recursive: true });
  const links = sampleLetters(services, language).map((letter) => {
    const mail = composeMail(services, reader(language), letter);
    const file = path.join(folder, language, letter.kind);
    // The mark lies below the address of the site; here it lies beside the mails.
    writeFileSync(`${file}.html`, mail.html.replaceAll(`${config.BASE_URL}/icons/`, '../icons/'));
    const headers = Object.entries({ Subject: mail.subject, ...mail.headers });
    writeFileSync(
      `${file}.txt`,
      `${headers.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${mail.text}\n`,
    );
    return `<a href="${language}/${letter.kind}.html">${escapeHtml(mail.subject)}</a> (<a href="${language}/${letter.kind}.txt">text</a>)`;
  });
  return `<h2>${language}</h2><ul>${links.map((link) => `<li>${link}</li>`).join('')}</ul>`;
};

mkdirSync(folder, { recursive: true });
cpSync(path.resolve(import.meta.dirname, '../../../shared/theme/icons'), path.join(folder, 'icons'), {
  recursive: true,
});
const index = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title><h1>Mails</h1>${LOCALE_CODES.map(row).join('')}</html>`;
writeFileSync(path.join(folder, 'index.html'), index);
console.log(`Written to ${path.join(folder, 'index.html')}`);
