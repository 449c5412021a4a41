import type { ComponentType } from 'react';
import { withWords } from '@rendezvous/remote/react/with-words';
import { ownWords } from '#src/lib/own-words.ts';
import { withDialogs } from './with-dialogs.tsx';

/** Screen about oneself, with its words and the dialogs it may open. */
export const withOwnWords = (Screen: ComponentType): ComponentType =>
  withDialogs(withWords(Screen, ownWords));
