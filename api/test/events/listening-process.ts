import { createRedisBus } from '#src/conversation/events/redis-bus.ts';

/** A separate process with a stream of the member named in its arguments, until it is stopped or killed. */
const [url = '', member = ''] = process.argv.slice(2);
const bus = createRedisBus(url, (error) => {
  throw error;
});
const stop = await bus.subscribe(member, (event) => process.send?.({ received: event.name }));
process.on('message', () => {
  stop();
  process.send?.('left');
});
process.send?.('listening');
