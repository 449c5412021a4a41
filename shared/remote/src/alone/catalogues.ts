import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { Messages } from '../define-remote.ts';

/** A catalogue as the development server compiled it last: common texts without a name, else a remote's own. */
export async function fetchCatalogue(of: 'common' | 'own', locale: Locale): Promise<Messages> {
  const answer = await fetch(`/__dev/messages/${of}/${locale}.json`, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`the development server has no ${of} catalogue in ${locale}`);
  return (await answer.json()) as Messages;
}

/** What the development server sends an open page. */
export interface DevelopmentNews {
  /** A file of `lang/` was compiled again. */
  catalogue: { locale: Locale };
  /** Type errors of the remote and of what it uses; none when the types are right. */
  types: { errors: readonly string[] };
  /** A text that is no valid message. */
  invalid: { message: string };
}

/** One stream for all listeners: a browser opens only six connections to a server. */
let stream: EventSource | null = null;

/** Listens to the development server; returns the way to stop. */
export function listenToServer<N extends keyof DevelopmentNews>(
  name: N,
  listener: (news: DevelopmentNews[N]) => void,
): () => void {
  const source = (stream ??= new EventSource('/__dev/news'));
  const handle = ({ data }: MessageEvent<string>) => listener(JSON.parse(data) as DevelopmentNews[N]);
  source.addEventListener(name, handle);
  return () => source.removeEventListener(name, handle);
}
