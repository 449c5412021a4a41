import { useEffect, type ReactNode } from 'react';
import {
  ACTION_CLOSE,
  createModule,
  LightboxRoot,
  MODULE_NO_SCROLL,
  MODULE_PORTAL,
  MODULE_TOOLBAR,
  useEvents,
  type Plugin,
} from 'yet-another-react-lightbox';

/** Place of the photos inside the product's own dialog, which replaces the library's. Pulling a photo down closes the dialog. */
function Place({ close, children }: { close: () => void; children?: ReactNode }) {
  const { subscribe } = useEvents();
  useEffect(() => subscribe(ACTION_CLOSE, close), [subscribe, close]);
  return <LightboxRoot>{children}</LightboxRoot>;
}

/** Lightbox plugin: draws the carousel in place, without portal, lock of the page's scrolling, and tool bar. */
export const inPlace: Plugin = ({ remove, replace }) => {
  remove(MODULE_NO_SCROLL);
  remove(MODULE_TOOLBAR);
  replace(MODULE_PORTAL, createModule(MODULE_PORTAL, Place));
};
