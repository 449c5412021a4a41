import { proveByJourneys } from './proof/journey-proof.ts';

/**
 * `npm run proof:history`: a conversation of 10,000 messages is scrolled to its beginning and back: at most 60 messages on the page,
 * no task over 50 ms, none moves by itself; `HISTORY_MESSAGES=3000` takes as many; `npm test` does it with 400 and leaves out the limit of a task.
 */
await proveByJourneys({
  name: 'history',
  arguments: ['long-history'],
  env: { HISTORY_MESSAGES: process.env.HISTORY_MESSAGES ?? '10000' },
});
