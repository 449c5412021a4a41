import type { ServerResponse } from 'node:http';
import type { DevelopmentNews } from './development-news.ts';

/** Notifies open pages by a stream of server-sent events. */
export interface News {
  publish<N extends keyof DevelopmentNews>(name: N, news: DevelopmentNews[N]): void;
  /** Opens an answer as a stream that begins with the last type errors. */
  stream(answer: ServerResponse): void;
}

export function createNews(): News {
  const streams = new Set<ServerResponse>();
  let types = '';
  const write = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  return {
    publish(name, news) {
      const text = write(name, news);
      if (name === 'types') types = text;
      for (const stream of streams) stream.write(text);
    },
    stream(answer) {
      answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      answer.write(`: open\n\n${types}`);
      streams.add(answer);
      answer.on('close', () => streams.delete(answer));
    },
  };
}
