import { Closed, Timestamp } from '@rendezvous/contract/kernel/common';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { FROM_THIS_MACHINE } from '#src/platform/http/development.ts';
import type { App } from '#src/platform/types.ts';
import { mailPage, smsPage } from './pages.ts';
import { readMails, readTexts } from './repository.ts';

const Mails = Closed({
  items: Type.Array(
    Closed({
      id: Type.String(),
      to: Type.String(),
      subject: Type.String(),
      text: Type.String(),
      html: Type.String(),
      at: Timestamp,
      links: Type.Array(Type.String()),
      headers: Type.Record(Type.String(), Type.String()),
    }),
  ),
});
const Texts = Closed({
  items: Type.Array(Closed({ id: Type.String(), to: Type.String(), text: Type.String(), at: Timestamp })),
});
/** Log-ins of the demonstration site, for a remote that runs alone. */
const LogIns = Closed({
  items: Type.Array(Closed({ email: Type.String(), password: Type.String(), note: Type.String() })),
});
const ToQuery = Closed({ to: Type.Optional(Type.String({ maxLength: 254 })) });
const open = { access: 'public' } as const;

function wantsJson(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('application/json');
}

/**
 * Pages of development: mails and text messages of the outbox, the demonstration log-ins, and the clock. They exist where nothing real is
 * attached (`config.development`), for requests from this machine.
 */
export async function devRoutes(app: App): Promise<void> {
  const { db, clock, config, jobs } = app.services;
  if (!config.development) return;

  app.get(
    '/dev/mail',
    {
      ...FROM_THIS_MACHINE,
      config: open,
      schema: { querystring: ToQuery, response: { 200: Type.Union([Mails, Type.String()]) } },
    },
    async (request, reply) => {
      const items = await readMails(db, request.query.to);
      if (wantsJson(request)) return reply.send({ items });
      return reply.type('text/html').serializer(String).send(mailPage(items));
    },
  );

  app.get(
    '/dev/sms',
    {
      ...FROM_THIS_MACHINE,
      config: open,
      schema: { querystring: ToQuery, response: { 200: Type.Union([Texts, Type.String()]) } },
    },
    async (request, reply) => {
      const items = await readTexts(db, request.query.to);
      if (wantsJson(request)) return reply.send({ items });
      return reply.type('text/html').serializer(String).send(smsPage(items));
    },
  );

  app.get(
    '/dev/logins',
    { ...FROM_THIS_MACHINE, config: open, schema: { response: { 200: LogIns } } },
    async () => {
      if (!app.services.settings.value('*', 'demonstration')) return { items: [] };
      const { DEMO_LOGINS } = await import('#seed/accounts.ts');
      return { items: [...DEMO_LOGINS] };
    },
  );

  app.post(
    '/dev/clock',
    {
      ...FROM_THIS_MACHINE,
      config: open,
      schema: {
        body: Closed({ advance_seconds: Type.Integer({ minimum: 0, maximum: 400 * 86_400 }) }),
        response: { 200: Closed({ now: Timestamp }) },
      },
    },
    async (request) => {
      clock.advance(request.body.advance_seconds);
      await jobs.advance(request.body.advance_seconds);
      return { now: clock.now().toISOString() };
    },
  );
}
