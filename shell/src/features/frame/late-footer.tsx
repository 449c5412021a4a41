import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { FooterProps } from './footer.tsx';

let here: ComponentType<FooterProps> | null = null;

/** Name under which the page's HTML announces the chunk (`part.footer`). */
export const FOOTER_PART = 'footer';

/** Fetches the footer's code; a page that starts with it has it before its first render. */
export async function loadFooter(): Promise<ComponentType<FooterProps>> {
  const { Footer } = await import(/* webpackChunkName: "part.footer" */ './footer.tsx');
  return (here = Footer);
}

/** Code that does not come leaves the server's HTML as it stands: its links work by themselves. */
const never = new Promise<never>(() => undefined);
const Awaited = lazy(() =>
  loadFooter().then(
    (Footer) => ({ default: Footer }),
    () => never,
  ),
);

/** The footer, in a chunk of its own: conversations have none. */
export function LateFooter(props: FooterProps) {
  const [Shown] = useState<ComponentType<FooterProps>>(() => here ?? Awaited);
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  );
}
