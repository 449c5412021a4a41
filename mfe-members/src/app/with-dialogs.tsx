import { useEffect, type ComponentType } from 'react';
import { lazyScreen } from '@rendezvous/remote/lazy-screen';
import { DialogsProvider } from '#src/lib/dialogs/dialogs-provider.tsx';
import { likeWords } from '@rendezvous/remote/react/use-heart';
import { profileOpening } from '#src/lib/members/opened-card.ts';

const Safety = lazyScreen(() =>
  import(/* webpackChunkName: "safety" */ './safety.ts').then((module) => module.Safety),
);

/** Screen with the dialogs it may open, and what its cards and likes need for a press. */
export function withDialogs(Screen: ComponentType): ComponentType {
  return function ScreenWithDialogs() {
    useEffect(() => {
      // Without it a card opens as a plain link, and a like is announced once the words are there.
      void Promise.allSettled([likeWords.load(), profileOpening.load()]);
    }, []);
    return (
      <DialogsProvider Safety={Safety}>
        <Screen />
      </DialogsProvider>
    );
  };
}
