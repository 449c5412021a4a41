import { createRedisBus } from '#src/conversation/events/redis-bus.ts';

/** A process of its own that holds a stream of the member named in its arguments, until it is told to stop or killed. */
const [url = '', member = ''] = process.argv.slice(2);
const bus = createRedisBus(url, (error) => {
  throw error;
});
const stop = await bus.subscribe(member, (event) => process.send?.({ heard: event.name }));
process.on('message', () => {
  stop();
  process.send?.('left');
});
process.send?.('listening');
