import { act, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { rememberFields } from './typed-fields.ts';

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

test('what is typed into the fields survives a hydration that fails beside foreign nodes', () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<LogIn />);
  place.querySelector<HTMLInputElement>('[name=email]')!.value = 'anna@mail.example';
  place.querySelector('textarea')!.value = 'I like tea';
  place.querySelector<HTMLInputElement>('[name=stays]')!.checked = true;
  for (const field of place.querySelectorAll('input')) field.before(document.createElement('div'));
  const onRecoverableError = jest.fn();
  const restore = rememberFields(place);
  act(() => void hydrateRoot(place, <LogIn />, { onRecoverableError }));
  expect(onRecoverableError).toHaveBeenCalled();
  act(restore);
  expect(screen.getByLabelText('E-mail')).toHaveValue('anna@mail.example');
  expect(screen.getByLabelText('About')).toHaveValue('I like tea');
  expect(screen.getByText('anna@mail.example|true')).toBeInTheDocument();
});
