import type { ComponentType } from 'react';
import { DialogsProvider } from '#src/lib/dialogs/dialogs-provider.tsx';

/** Screen with the dialogs it may open. */
export function withDialogs(Screen: ComponentType): ComponentType {
  return function ScreenWithDialogs() {
    return (
      <DialogsProvider>
        <Screen />
      </DialogsProvider>
    );
  };
}
