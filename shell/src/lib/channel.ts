/** Sends messages to the other tabs of this browser. */
export interface Channel<T> {
  send(message: T): void;
  close(): void;
}

/** Opens a channel by name and receives the messages of other tabs on it; null where browsers have no BroadcastChannel. */
export function openChannel<T>(name: string, listener: (message: T) => void): Channel<T> | null {
  if (!('BroadcastChannel' in window)) return null;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<T>) => listener(data));
  return { send: (message) => channel.postMessage(message), close: () => channel.close() };
}
