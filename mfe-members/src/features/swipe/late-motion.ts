import { late } from '@rendezvous/remote/late';

/** What moves the cards: the first card stands without it, and buttons work. */
export const cardMotion = late(() => import(/* webpackChunkName: "card-motion" */ './card-motion.ts'));
