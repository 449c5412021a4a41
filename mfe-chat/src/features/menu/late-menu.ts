import { withLateWords } from '#src/lib/late-words.ts';
import { ConversationMenu } from './conversation-menu.tsx';

export const LateMenu = withLateWords(ConversationMenu);
