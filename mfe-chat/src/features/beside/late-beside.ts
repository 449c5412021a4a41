import { withLateWords } from '#src/lib/late-words.ts';
import { ProfileBeside } from './profile-beside.tsx';

export const LateBeside = withLateWords(ProfileBeside);
