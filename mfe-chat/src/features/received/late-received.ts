import { withLateWords } from '#src/lib/late-words.ts';
import { Received } from './received.tsx';

export const LateReceived = withLateWords(Received);
