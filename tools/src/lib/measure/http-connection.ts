import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * One persistent connection with one request at a time. It reads only status and length of an answer, so that it uses
 * little of the processors that server and database share with it.
 */
export class HttpConnection {
  readonly #socket: Socket;
  readonly #host: string;
  readonly #cookie: string;

  private constructor(socket: Socket, host: string, cookie: string) {
    this.#socket = socket;
    this.#host = host;
    this.#cookie = cookie;
  }

  static async open(url: string, cookie: string): Promise<HttpConnection> {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname).setNoDelay();
    await once(socket, 'connect');
    return new HttpConnection(socket, host, cookie);
  }

  /** Gives the body's text. @throws when the answer is no success */
  get(path: string): Promise<string> {
    return this.#ask(`GET ${path}`, '');
  }

  /** Sends JSON as a page of the site does, and gives the body's text. @throws when the answer is no success */
  post(path: string, body: object): Promise<string> {
    return this.#ask(`POST ${path}`, JSON.stringify(body));
  }

  async #ask(line: string, body: string): Promise<string> {
    const write = body
      ? `Origin: http://${this.#host}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
      : '';
    this.#socket.write(
      `${line} HTTP/1.1\r\nHost: ${this.#host}\r\nCookie: ${this.#cookie}\r\nX-Client: web/2\r\nAccept: application/json\r\n${write}\r\n${body}`,
    );
    let received: Buffer = Buffer.alloc(0);
    for (;;) {
      const [chunk] = (await once(this.#socket, 'data')) as [Buffer];
      received = received.length ? Buffer.concat([received, chunk]) : chunk;
      const head = received.indexOf(HEAD_END);
      if (head === -1) continue;
      const text = received.toString('latin1', 0, head);
      const length = /content-length: (\d+)/i.exec(text)?.[1];
      if (length === undefined) throw new Error(`${line} has no length: ${text}`);
      const end = head + HEAD_END.length + Number(length);
      if (received.length < end) continue;
      const answer = received.toString('utf8', head + HEAD_END.length, end);
      if (!/^HTTP\/1\.1 20[01] /.test(text)) throw new Error(`${line}: ${text.split('\r\n')[0]} ${answer}`);
      return answer;
    }
  }

  close(): void {
    this.#socket.destroy();
  }
}
