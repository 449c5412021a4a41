import '@testing-library/jest-dom';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { parsePath, useLocation, useNavigate } from 'react-router-dom';
import type { DiscountCode, TimeBonusState } from '@rendezvous/contract/resources/payments/schemas';
import type { PageData } from '@rendezvous/contract/composition/page';
import { matchRoute, type Route } from '@rendezvous/contract/kernel/routes';
import { loadCatalogue, wordsOf } from '#src/kernel/language/catalogues.ts';
import { FrameContext } from '#src/kernel/frame/frame-context.ts';
import { createFrame } from '#src/app/create-frame.ts';
import type { Frame } from '#src/kernel/frame/frame.ts';
import type { LoaderPorts } from '#src/kernel/loader/remote-loading.ts';
import { pageOf } from './page-of.ts';

const HOUR_MS = 3_600_000;

/** A bonus that runs for so many seconds more, from a server whose calendar is years ahead of this device's. */
export function bonusOf(secondsLeft: number): TimeBonusState {
  const now = Date.UTC(2031, 4, 1, 12);
  const at = (milliseconds: number) => new Date(milliseconds).toISOString();
  return {
    code: 'TIMEBONUS25',
    percentage: 25,
    expires_at: at(now + secondsLeft * 1000),
    now: at(now),
    window_seconds: 14_400,
    isVisible: true,
  };
}

/** The welcome discount: a visitor's, without an end, or a member's. */
export function welcomeOf(expires: string | null = null): DiscountCode {
  return {
    code: 'TIMEBONUS25',
    value_percentage: 25,
    currency: null,
    minimum_order_value: null,
    country: null,
    user_id: null,
    expires,
    status: 'active',
    validity: 'once-per-user',
    expired: false,
    paymentmethods: [],
    now: new Date(Date.now() + HOUR_MS).toISOString(),
  };
}

export interface FramedPage {
  frame: Frame;
  user: UserEvent;
  /** Path with query the page is at. */
  at: () => string;
  go: (to: string) => Promise<void>;
}

const never = () => Promise.reject(new Error('no remote here'));

/** A frame of its own for a page with these facts. */
export function frameOf(facts: Partial<PageData> = {}, ports: Partial<LoaderPorts> = {}): Frame {
  return createFrame(pageOf(facts), { loadModule: never, readRegistry: never, provided: {}, ...ports });
}

/** Draws a part of the frame at `at`, with router, words and look; `entryState` is the part of the history entry that survives a reload. */
export async function renderInFrame(
  draw: (route: Route | null) => ReactNode,
  at: string,
  facts: Partial<PageData> = {},
  ports: Partial<LoaderPorts> = {},
  entryState: unknown = null,
): Promise<FramedPage> {
  const frame = frameOf({ url: at, ...facts }, ports);
  await loadCatalogue('en');
  const page = { here: at, navigate: (_to: string): void => undefined };
  function Page() {
    return draw(matchRoute(useLocation().pathname)?.route ?? null);
  }
  const tree = (
    <MemoryRouter initialEntries={[{ ...parsePath(at), state: entryState }]}>
      <FrameContext value={frame}>
        <RawIntlProvider value={wordsOf('en')}>
          <Address onMoved={(here, navigate) => Object.assign(page, { here, navigate })} />
          <Page />
        </RawIntlProvider>
      </FrameContext>
    </MemoryRouter>
  );
  await act(async () => void render(tree));
  return {
    frame,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    at: () => page.here,
    go: (to) => act(async () => page.navigate(to)),
  };
}

function Address({ onMoved }: { onMoved: (here: string, navigate: (to: string) => void) => void }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    onMoved(pathname + search, (to) => void navigate(to));
  });
  return null;
}
