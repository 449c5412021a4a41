import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { IntlProvider } from 'react-intl';
import { ApiError } from '@rendezvous/api-client/client';
import { emailFault, PASSWORD, textFault } from '@rendezvous/contract/kernel/field-rules';
import messages from '@rendezvous/i18n/lang/en.json';
import { useForm, type FormRules } from './use-form.ts';

interface Values {
  email: string;
  password: string;
}
type Rules = Partial<FormRules<Values, keyof Values, string>>;

const FIELDS = ['email', 'password'] as const;
const wrong = (field: string) =>
  new ApiError(422, {
    type: '',
    title: '',
    status: 422,
    code: 'validation_failed',
    errors: [{ field, code: 'email_in_use' }],
  });

function Account(rules: Rules) {
  const [values, setValues] = useState<Values>({ email: '', password: '' });
  const { ref, submit, busy, errorOf, refused, clearError } = useForm<Values, keyof Values, string>({
    fields: FIELDS,
    check: ({ email, password }) => ({ email: emailFault(email), password: textFault(PASSWORD, password) }),
    send: async () => 'done',
    ...rules,
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(values);
  };
  return (
    <form ref={ref} noValidate onSubmit={handleSubmit}>
      {FIELDS.map((field) => (
        <label key={field}>
          {field}
          <input
            aria-invalid={errorOf(field) ? true : undefined}
            value={values[field]}
            onChange={(event) => {
              clearError(field);
              setValues({ ...values, [field]: event.target.value });
            }}
          />
          <span>{errorOf(field)}</span>
        </label>
      ))}
      <output>{refused?.code}</output>
      <button disabled={busy}>Send</button>
    </form>
  );
}

function open(rules: Rules = {}) {
  render(
    <IntlProvider locale="en" messages={messages}>
      <Account {...rules} />
    </IntlProvider>,
  );
  const field = (name: keyof Values) => screen.getByLabelText(new RegExp(`^${name}`));
  return { field, send: () => userEvent.click(screen.getByRole('button', { name: 'Send' })) };
}
async function fill({ field }: ReturnType<typeof open>) {
  await userEvent.type(field('email'), 'a@example.com');
  await userEvent.type(field('password'), 'correct horse');
}

test('values at fault are not sent: each fault is shown at its field, and the first field has the focus', async () => {
  const sent = jest.fn();
  const page = open({ send: sent });
  await userEvent.type(page.field('password'), 'short');
  await page.send();
  expect(page.field('email')).toHaveFocus();
  expect(page.field('email')).toBeInvalid();
  expect(screen.getByText(/at least 8/i)).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
});

test('a field that is being corrected is not at fault, and the others still are', async () => {
  const page = open();
  await page.send();
  await userEvent.type(page.field('email'), 'a');
  expect(page.field('email')).not.toBeInvalid();
  expect(page.field('password')).toBeInvalid();
});

test('a fault the server finds is shown at its field, and the values stay', async () => {
  const page = open({ send: () => Promise.reject(wrong('email')) });
  await fill(page);
  await page.send();
  expect(page.field('email')).toHaveFocus();
  expect(page.field('email')).toHaveValue('a@example.com');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a refusal about no field of the form is one of the whole form', async () => {
  const page = open({ send: () => Promise.reject(wrong('elsewhere')) });
  await fill(page);
  await page.send();
  expect(screen.getByRole('status')).toHaveTextContent('validation_failed');
  expect(page.field('email')).not.toBeInvalid();
});

test('faults may be handled in another way than by focus', async () => {
  const faults = jest.fn(() => true);
  const page = open({ onFaults: faults });
  await page.send();
  expect(faults).toHaveBeenCalledWith(expect.objectContaining({ email: { code: 'required' } }));
  expect(page.field('email')).not.toHaveFocus();
});

test('a form that is being sent is not sent again', async () => {
  let answer: (text: string) => void = () => undefined;
  const sent = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const page = open({ send: sent });
  await fill(page);
  await page.send();
  await page.send();
  expect(sent).toHaveBeenCalledTimes(1);
  await act(async () => answer('done'));
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('unsaved input is not left without a question, and input that was sent is', async () => {
  const page = open({ unsaved: () => true });
  const closesTab = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  await fill(page);
  expect(closesTab()).toBe(false);
  await page.send();
  expect(closesTab()).toBe(true);
  await userEvent.type(page.field('email'), 'x');
  expect(closesTab()).toBe(false);
});
