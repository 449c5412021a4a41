import type { App } from '#src/platform/types.ts';

/** How often connections are looked through while the server closes, in milliseconds. */
const LOOK_MILLISECONDS = 100;

/**
 * Ends the connections of a server that closes. An answer that was under way says `connection: close`; a connection that falls silent after such an
 * answer is closed. Otherwise a browser with an open connection would delay the drain up to its limit.
 */
export async function closingPlugin(app: App): Promise<void> {
  let look: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    look = setInterval(() => app.server.closeIdleConnections(), LOOK_MILLISECONDS);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (look) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onClose', async () => clearInterval(look));
}
