import { screen } from '@testing-library/react';
import { renderRemote, type RenderedRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type Answer, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

export const SESSIONS = 'GET /api/sessions.php';
export const CHANGE = 'PUT /api/user.php';
export const PROVE = 'POST /api/reauthenticate.php';
export const daan = userOf({ email: 'daan@mail.example', name: 'Daan' });
export const saved = (): Answer => ({ body: { user: daan } });

/** Opens a form of Daan's settings by its button, by keyboard. */
export async function openForm(
  button: string,
  handlers: Handlers,
): Promise<RenderedRemote & { api: ApiDouble }> {
  const api = await serveApi({ [SESSIONS]: () => ({ body: { items: [] } }), ...handlers });
  const settings = { capabilities: ['account_settings' as const, 'password_reset' as const] };
  const page = await renderRemote(remote, { at: '/settings', user: daan, settings });
  (await screen.findByRole('button', { name: button })).focus();
  await page.user.keyboard('{Enter}');
  return { ...page, api };
}
