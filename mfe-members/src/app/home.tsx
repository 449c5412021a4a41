import { HomeScreen } from '#src/features/home/home-screen.tsx';
import { Evening, preloadEvening } from './evening.tsx';
import { withDialogs } from './with-dialogs.tsx';

/** The poster, with the public part of the board Tonight. */
export const Home = withDialogs(() => <HomeScreen evening={<Evening />} />);

export { preloadEvening };
