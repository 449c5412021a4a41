import { withLateWords } from '#src/lib/late-words.ts';
import { RemovalFailed } from './removal-failed.tsx';

export const LateRemovalFailed = withLateWords(RemovalFailed);
