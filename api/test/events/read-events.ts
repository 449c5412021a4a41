/** Timers of this reader, which go on where a test stops those of the product. */
const { setTimeout, clearTimeout } = globalThis;

export interface ReadEvent {
  id: string;
  name: string;
  data: unknown;
}

export interface EventReader {
  /** The next event of one of these names; others before it are skipped. Fails after five seconds. */
  next(...names: string[]): Promise<ReadEvent>;
  /** Resolves once the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

function parse(block: string): ReadEvent {
  const fields = new Map(
    block
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return {
    id: fields.get('id') ?? '',
    name: fields.get('event') ?? '',
    data: JSON.parse(fields.get('data') ?? 'null'),
  };
}

/** Opens a stream of server-sent events and waits until the server says that it is ready. */
export async function readEvents(url: string, headers: Record<string, string>): Promise<EventReader> {
  const abort = new AbortController();
  const response = await fetch(url, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: abort.signal,
  });
  if (!response.ok || !response.body) throw new Error(`no stream: ${response.status}`);
  const queue: ReadEvent[] = [];
  let wake = () => {};
  const pump = async () => {
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      queue.push(...blocks.filter((block) => block.includes('event:')).map(parse));
      wake();
    }
  };
  const ended = pump().catch(() => {});
  const next = async (...names: string[]): Promise<ReadEvent> => {
    const deadline = Date.now() + 5_000;
    for (;;) {
      while (queue.length > 0) {
        const event = queue.shift()!;
        if (names.includes(event.name)) return event;
      }
      if (Date.now() > deadline) throw new Error(`no event ${names.join(', ')}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  return { next, ended, close: () => abort.abort() };
}
