import type { Page } from '@playwright/test';

/** Something a remote asks of the frame: a function among its props by its dotted name, and what it is given. */
export type RemoteCall = readonly [name: string, ...given: unknown[]];

/**
 * Asks things of the frame as the remote of this page would, by the props the frame has handed to it. For what remotes only
 * ask for once the server, or a partner, has done something first.
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
        const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
        return key
          ? (element as unknown as Record<string, { stateNode: { current: Drawn } }>)[key]!.stateNode.current
          : null;
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
