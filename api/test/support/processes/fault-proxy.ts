import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Where a proxy leads to. */
export interface Target {
  host: string;
  port: number;
}

/** Host and port of an address such as `postgres://…` or `http://…`. */
export function targetOf(address: string, usualPort: number): Target {
  const { hostname, port } = new URL(address);
  return { host: hostname, port: Number(port) || usualPort };
}

/** Passes chunks on in their order, each after the delay of its moment. */
class Line {
  readonly #to: Socket;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(to: Socket) {
    this.#to = to;
  }

  pass(chunk: Buffer, delayMs: number): void {
    if (delayMs === 0 && this.#waiting === 0) {
      this.#to.write(chunk);
      return;
    }
    this.#waiting += 1;
    this.#last = this.#last.then(async () => {
      if (delayMs > 0) await pause(delayMs);
      this.#waiting -= 1;
      this.#to.write(chunk);
    });
  }
}

/** A proxy to a TCP server that a test can slow, cut, mend, or make repeat everything. Its port never changes. */
export class FaultProxy {
  #target: Target;
  readonly #sockets = new Set<Socket>();
  #door: Server | null = null;
  #port = 0;
  #delayMs = 0;
  #duplicates = false;
  #losesAnswers = false;
  /** Connections that were opened through it. */
  opened = 0;

  private constructor(target: Target) {
    this.#target = target;
  }

  static async open(target: Target): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    await proxy.mend();
    return proxy;
  }

  /** The same address by way of this proxy. */
  through(address: string): string {
    const url = new URL(address);
    url.hostname = '127.0.0.1';
    url.port = String(this.#port);
    return url.href;
  }

  /** Leads new connections to another place. */
  leadTo(target: Target): void {
    this.#target = target;
  }

  /** Delays what is sent from now on for so long, in both directions; 0 ends that. */
  delay(milliseconds: number): void {
    this.#delayMs = milliseconds;
  }

  /** Says all that clients say on new connections a second time, on a connection of its own whose answers are dropped. */
  duplicate(on: boolean): void {
    this.#duplicates = on;
  }

  /** Forwards everything, and ends a connection in place of its answer. */
  loseAnswers(on: boolean): void {
    this.#losesAnswers = on;
  }

  /** Ends every connection and refuses further ones. */
  async cut(): Promise<void> {
    const closing = this.#door;
    this.#door = null;
    closing?.close();
    for (const socket of this.#sockets) socket.destroy();
    if (closing) await once(closing, 'close');
  }

  /** Accepts connections again. */
  async mend(): Promise<void> {
    if (this.#door) return;
    this.#door = createServer((socket) => this.#join(socket)).listen(this.#port, '127.0.0.1');
    await once(this.#door, 'listening');
    this.#port = (this.#door.address() as AddressInfo).port;
  }

  /** Ends every connection at once and accepts new ones, as a restarted server does. */
  async restart(): Promise<void> {
    await this.cut();
    await this.mend();
  }

  #join(socket: Socket): void {
    this.opened += 1;
    const onward = this.#connect();
    const copy = this.#duplicates ? this.#connect() : null;
    this.#track(socket);
    copy?.resume();
    const lines = [new Line(onward), ...(copy ? [new Line(copy)] : [])];
    const back = new Line(socket);
    socket.on('data', (chunk) => lines.forEach((line) => line.pass(chunk, this.#delayMs)));
    const end = (): void => [socket, onward, copy].forEach((one) => one?.destroy());
    onward.on('data', (chunk) => (this.#losesAnswers ? end() : back.pass(chunk, this.#delayMs)));
    socket.on('close', end);
    onward.on('close', end);
  }

  #connect(): Socket {
    return this.#track(connect(this.#target));
  }

  #track(socket: Socket): Socket {
    this.#sockets.add(socket);
    // A connection that breaks closes; the other side is closed then.
    socket.setNoDelay().on('error', () => {});
    socket.on('close', () => this.#sockets.delete(socket));
    return socket;
  }
}
