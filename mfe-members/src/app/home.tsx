import { latePart } from '@rendezvous/remote/late-part';
import { HomeScreen } from '#src/features/home/home-screen.tsx';
import { withDialogs } from './with-dialogs.tsx';

/** The poster stands for itself without it. It is here when a visitor goes on to the search, whose parts come along. */
const Evening = latePart(
  () =>
    import(/* webpackChunkName: "search-parts" */ './public-evening.ts').then(
      (module) => module.PublicEvening,
    ),
  { missing: () => null, afterHydration: true },
);

/** The poster, with the public part of the board Tonight. */
export const Home = withDialogs(() => <HomeScreen evening={<Evening />} />);
