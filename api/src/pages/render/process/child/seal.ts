import { createRequire } from 'node:module';
import dgram from 'node:dgram';
import net from 'node:net';

/** What a server build may ask Node for: nothing that reaches files, network or processes. */
const BUILTINS = new Set([
  'util',
  'stream',
  'buffer',
  'events',
  'async_hooks',
  'string_decoder',
  'crypto',
  'url',
  'punycode',
]);
const nodeRequire = createRequire('file:///render-process.js');

/** A module of Node that a server build may use. @throws Error for every other one */
export function allowedBuiltin(name: string): unknown {
  const bare = name.replace(/^node:/, '');
  if (BUILTINS.has(bare)) return nodeRequire(`node:${bare}`);
  throw new Error(`a server build may not require ${name}`);
}

const refusing = (what: string) => (): never => {
  throw new Error(`a server build may not ${what}`);
};

/** Replaces a property for good. */
function fix(owner: object, name: PropertyKey, value: unknown): void {
  Object.defineProperty(owner, name, { value, writable: false, configurable: false });
}

/** Node 24 has no permission for the network, so the ways to it are closed by hand. */
function closeNetwork(): void {
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'navigator'])
    Reflect.deleteProperty(globalThis, name);
  fix(net.Socket.prototype, 'connect', refusing('open a connection'));
  fix(net.Server.prototype, 'listen', refusing('listen'));
  fix(dgram, 'createSocket', refusing('open a socket'));
}

/** The process ends by its parent's word or by a crash, and its channel is no affair of a server build. */
function closeProcess(): void {
  for (const name of ['exit', 'reallyExit', 'abort', 'kill']) fix(process, name, refusing('end a process'));
  for (const name of ['binding', 'dlopen', '_linkedBinding', 'chdir'])
    fix(process, name, refusing('reach into Node'));
  fix(process, 'getBuiltinModule', allowedBuiltin);
  fix(process, 'send', undefined);
  fix(process, 'env', Object.freeze({}));
  fix(process, 'argv', Object.freeze([]));
}

/**
 * Freezes what every part shares, so that a patch throws in the part that tries it instead of breaking another. Prototypes
 * that programs inherit from and write to (`Error`, `Object`, `Function`) only refuse new properties: frozen, they would
 * forbid `this.name = …` in a subclass.
 */
function freezeShared(): void {
  const kinds = [Array, String, Number, Boolean, Symbol, Map, Set, WeakMap, WeakSet, Promise, RegExp, Date];
  for (const kind of kinds) Object.freeze(kind.prototype);
  for (const shared of [...kinds, Object, JSON, Math, Reflect, Intl]) Object.freeze(shared);
  for (const { prototype } of [Object, Function, Error]) Object.preventExtensions(prototype);
}

/** Removes from this process everything that rendering does not need. It guards against mistakes, not against malice. */
export function seal(): void {
  closeNetwork();
  closeProcess();
  freezeShared();
}
