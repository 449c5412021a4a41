import type { Transporter } from 'nodemailer';
import type { Db } from '#src/platform/db/database.ts';
import type { Clock } from '#src/platform/lib/clock.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { insertMail } from './outbox-repository.ts';

export interface Mail {
  /** A mail that is sent again has the same id, so that it arrives once. */
  id?: string;
  to: string;
  from: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** Hands a mail over; resolves once it has been accepted, rejects when it must be tried again. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
}

/** Stores mails in the database for the development page. */
export function createOutboxMail(db: Db, clock: Clock): MailPort {
  return {
    async send({ id = newId(), to, subject, text, html, headers = {} }) {
      await insertMail(db, {
        id,
        to,
        subject,
        text,
        html,
        headers: JSON.stringify(headers),
        at: clock.now(),
      });
    },
  };
}

/** The library is loaded with the first mail: without an SMTP server it uses no memory. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
}

/** Sends through an SMTP server, e.g. `smtps://user:password@mail.example.org`. */
export function createSmtpMail(url: string): MailPort {
  let opened: Promise<Transporter> | undefined;
  return {
    async send({ id, ...mail }) {
      const transport = await (opened ??= openTransport(url));
      await transport.sendMail({
        ...mail,
        ...(id && { messageId: `<${id}@${mail.from.address.split('@')[1]}>` }),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}
