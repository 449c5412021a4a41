import type { Services } from '#src/platform/services.ts';
import type { App } from '#src/platform/types.ts';
import { Decoder } from './decoder.ts';

const decoders = new WeakMap<Services, Decoder>();

/** Decoder of a server: one process for the pictures of all modules, ended with the server. */
export function decoderOf(app: App): Decoder {
  const known = decoders.get(app.services);
  if (known) return known;
  const decoder = new Decoder((err) => app.log.warn({ err }, 'decoder'));
  app.addHook('onClose', () => decoder.close());
  decoders.set(app.services, decoder);
  return decoder;
}
