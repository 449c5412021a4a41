import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydratingClient } from './hydrating-client.ts';
import { SERVER_RENDERED } from './server-rendered.ts';

/** A controlled form that reads its fields when it begins to listen. */
function LogIn() {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [stays, setStays] = useState(false);
  useEffect(() => setEmail(String(new FormData(form.current!).get('email'))), []);
  return (
    <form ref={form}>
      <p>
        <input
          name="email"
          aria-label="E-mail"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </p>
      <textarea name="about" aria-label="About" />
      <input
        type="checkbox"
        name="stays"
        aria-label="Stay"
        checked={stays}
        onChange={(event) => setStays(event.target.checked)}
      />
      <output>{`${email}|${stays}`}</output>
    </form>
  );
}

test('what stands in the fields survives a hydration that fails beside foreign nodes', async () => {
  const reported = jest.fn();
  window.reportError = reported;
  const place = document.body.appendChild(document.createElement('div'));
  place.setAttribute(SERVER_RENDERED, '');
  place.innerHTML = renderToString(<LogIn />);
  place.querySelector<HTMLInputElement>('[name=email]')!.value = 'anna@mail.example';
  place.querySelector('textarea')!.value = 'I like tea';
  place.querySelector<HTMLInputElement>('[name=stays]')!.checked = true;
  for (const field of place.querySelectorAll('input')) field.before(document.createElement('div'));
  act(() =>
    hydratingClient('signup')
      .createRoot(place)
      .render(<LogIn />),
  );
  expect(reported).toHaveBeenCalled();
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue('anna@mail.example'));
  expect(screen.getByLabelText('About')).toHaveValue('I like tea');
  expect(screen.getByText('anna@mail.example|true')).toBeInTheDocument();
});
