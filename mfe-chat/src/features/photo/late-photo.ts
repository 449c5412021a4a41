import { withLateWords } from '#src/lib/late-words.ts';
import { Acts } from './acts.tsx';
import { PictureBody } from './photo-body.tsx';

export const LateActs = withLateWords(Acts);
export const LatePicture = withLateWords(PictureBody);
