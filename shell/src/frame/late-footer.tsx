import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { FooterProps } from './footer.tsx';

let here: ComponentType<FooterProps> | null = null;

/** Fetches the footer's code; the server has it before it renders. */
export async function loadFooter(): Promise<ComponentType<FooterProps>> {
  const { Footer } = await import(/* webpackChunkName: "footer" */ './footer.tsx');
  return (here = Footer);
}

/** Code that does not come leaves the server's HTML as it stands: its links work by themselves. */
const never = new Promise<never>(() => undefined);
const Awaited = lazy(() => loadFooter().then((Footer) => ({ default: Footer }), () => never));

/**
 * The footer, whose code comes after that of the screen: until then the server's HTML stands in its place. Nobody presses
 * anything down there in the first moments.
 */
export function LateFooter(props: FooterProps) {
  const [Shown] = useState<ComponentType<FooterProps>>(() => here ?? Awaited);
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  );
}
