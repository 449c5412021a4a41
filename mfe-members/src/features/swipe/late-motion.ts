import { late } from '@rendezvous/remote/late';

/** Motion of the cards. The first card shows and the buttons work without it. */
export const cardMotion = late(() => import(/* webpackChunkName: "card-motion" */ './card-motion.ts'));
