import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '@rendezvous/api-client/client';
import { LOG_IN, LOG_OUT } from '@rendezvous/contract/resources/accounts/calls';
import { LOCALES, type Locale } from '@rendezvous/contract/kernel/locales';
import { ROUTES } from '@rendezvous/contract/kernel/routes';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import type { Remote } from '../define-remote.ts';
import { listenToServer } from './catalogues.ts';

/** One log-in of the demonstration site. */
export interface DemoLogIn {
  email: string;
  password: string;
  note: string;
}

interface Props {
  remote: Remote;
  user: User | null;
  locale: Locale;
  logIns: readonly DemoLogIn[];
  onUser: (user: User | null) => void;
  onLocale: (locale: Locale) => void;
}

/** The bar above a remote that runs alone: its screens, the demonstration log-ins, the language and type errors. For developers, in English only. */
export function ToolBar({ remote, user, locale, logIns, onUser, onLocale }: Props) {
  const logIn = async ({ email, password }: DemoLogIn) =>
    onUser((await api.call(LOG_IN, { email, password })).user);
  const logOut = async () => {
    await api.call(LOG_OUT);
    onUser(null);
  };
  return (
    <header aria-label="Development">
      <strong>mfe-{remote.name}</strong>{' '}
      {ROUTES.filter(({ name, path }) => name in remote.screens && !path.includes(':')).map(
        ({ name, path }) => (
          <Link key={name} to={path}>
            {name}{' '}
          </Link>
        ),
      )}
      {user ? (
        <button type="button" onClick={() => void logOut()}>
          Log {user.name} out
        </button>
      ) : (
        logIns.map((one) => (
          <button type="button" key={one.email} title={one.note} onClick={() => void logIn(one)}>
            Log in as {one.email}
          </button>
        ))
      )}
      <select
        aria-label="Language of the page"
        value={locale}
        onChange={({ target }) => onLocale(target.value as Locale)}
      >
        {LOCALES.map(({ code }) => (
          <option key={code}>{code}</option>
        ))}
      </select>
      <Findings />
    </header>
  );
}

/** Type errors and texts that are no valid messages, as long as there are any. */
function Findings() {
  const [types, setTypes] = useState<readonly string[]>([]);
  const [invalid, setInvalid] = useState<string | null>(null);
  useEffect(() => {
    const stops = [
      listenToServer('types', ({ errors }) => setTypes(errors)),
      listenToServer('invalid', ({ message }) => setInvalid(message)),
      listenToServer('catalogue', () => setInvalid(null)),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  const lines = invalid ? [invalid, ...types] : types;
  return lines.length > 0 && <pre role="alert">{lines.join('\n')}</pre>;
}
