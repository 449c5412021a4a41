import { useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { FrameContext } from '#src/kernel/frame/frame-context.ts';
import { frameOf } from '#src/test/frame.tsx';
import { useArrival } from './use-arrival.ts';

/** A list of two members and their profiles. The list shows its links once it is read. */
function Page({ isRead }: { isRead: boolean }) {
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  const go = useNavigate();
  const isList = useLocation().pathname === '/members';
  return (
    <main ref={main} tabIndex={-1}>
      <button type="button">Filters</button>
      <button type="button" onClick={() => void go('/members/bea')}>
        Go to Bea
      </button>
      <button type="button" onClick={() => void go(-1)}>
        Go back
      </button>
      {isList && isRead && (
        <>
          <a href="/members/anna">Anna</a>
          <a href="/members/bea?from=list">Bea</a>
        </>
      )}
    </main>
  );
}

/** Opens Bea's profile from the list and goes back while the list is being read. The returned function shows it. */
async function comeBack(): Promise<() => void> {
  window.scrollTo = () => undefined;
  const frame = frameOf();
  const page = (isRead: boolean) => (
    <FrameContext value={frame}>
      <MemoryRouter initialEntries={['/members']}>
        <Page isRead={isRead} />
      </MemoryRouter>
    </FrameContext>
  );
  const { rerender } = render(page(true));
  await act(async () => screen.getByText('Go to Bea').click());
  expect(screen.getByRole('main')).toHaveFocus();
  rerender(page(false));
  await act(async () => screen.getByText('Go back').click());
  expect(screen.getByRole('main')).toHaveFocus();
  return () => act(() => rerender(page(true)));
}

test('going back leads the keyboard to the link of the page that was left, as soon as it is drawn', async () => {
  const show = await comeBack();
  show();
  await screen.findByRole('link', { name: 'Bea' });
  await act(async () => undefined);
  expect(screen.getByRole('link', { name: 'Bea' })).toHaveFocus();
});

test('a reader who has moved on before the link is drawn stays there', async () => {
  const show = await comeBack();
  screen.getByRole('button', { name: 'Filters' }).focus();
  show();
  await act(async () => undefined);
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
});
