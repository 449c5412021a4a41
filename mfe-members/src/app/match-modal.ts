import { withWords } from '@rendezvous/remote/react/with-words';
import { MatchModal as Modal } from '#src/features/match/match-modal.tsx';
import { ownWords } from '#src/lib/own-words.ts';

/** The match modal with its words. */
export const MatchModal = withWords(Modal, ownWords);
