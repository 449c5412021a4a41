import type { Page } from '@playwright/test';

/** Call of a remote to the frame: a function among its props by dotted name, and its arguments. */
export type RemoteCall = readonly [name: string, ...given: unknown[]];

/**
 * Calls the frame through the props of the page's remote, for requests that a remote makes only after an event on the
 * server or at a partner.
 */
export async function callAsRemote(page: Page, calls: readonly RemoteCall[]): Promise<void> {
  await page.evaluate(
    async (wanted) => {
      interface Drawn {
        memoizedProps: Record<string, unknown> | null;
        child: Drawn | null;
        sibling: Drawn | null;
      }
      const isProps = (props: Drawn['memoizedProps']): boolean =>
        Boolean(props?.['shell'] && props['bus'] && props['navigator']);
      const search = (drawn: Drawn | null): Record<string, unknown> | null => {
        if (!drawn) return null;
        return isProps(drawn.memoizedProps)
          ? drawn.memoizedProps
          : (search(drawn.child) ?? search(drawn.sibling));
      };
      const root = (element: Element): Drawn | null => {
        const own = Object.entries<{ stateNode: { current: Drawn } }>(Object(element));
        return own.find(([name]) => name.startsWith('__reactContainer$'))?.[1].stateNode.current ?? null;
      };
      const props = [...document.querySelectorAll('main, main *')]
        .map((element) => search(root(element)))
        .find((found) => found !== null);
      if (!props) throw new Error('no remote is on this page');
      for (const [name, ...given] of wanted) {
        const steps = name.split('.');
        const method = steps.pop()!;
        const owner = steps.reduce<Record<string, unknown>>(
          (object, step) => object[step] as Record<string, unknown>,
          props,
        );
        (owner[method] as (...values: unknown[]) => unknown)(...given);
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    },
    calls.map((call) => [...call] as [string, ...unknown[]]),
  );
}
