import { screen, within } from '@testing-library/react';
import type { OpsReport } from '@rendezvous/contract/operators/reports/schemas';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type Handlers } from '@rendezvous/testing/server';
import { asOperator, pageOf, reportOf } from '#src/test/test-data.ts';
import { remote } from '#src/app/remote.tsx';

test('open reports show by when they are decided, overdue ones as such, and what they are about', async () => {
  await serveApi(
    asOperator<Handlers>('support', {
      'GET /api/ops/reports': () => ({
        body: pageOf(
          reportOf({ ticket: 'T0', reason: 'minor', decide_by: '2020-01-01T00:00:00Z' }),
          reportOf({ decide_by: '2090-01-01T00:00:00Z' }),
        ),
      }),
    }),
  );
  await renderRemote(remote, { at: '/ops/reports' });
  const rows = await screen.findAllByRole('link', { name: /Profile · bo/ });
  expect(rows.map(({ textContent }) => /(Overdue since|Decide by)/.exec(textContent ?? '')?.[0])).toEqual([
    'Overdue since',
    'Decide by',
  ]);
  expect(rows[0]).toHaveTextContent('Looks under 18');
});

test('a report shows the words as they were; each role decides what it may, and a refusal leaves the reason', async () => {
  let tries = 0;
  const decided: Partial<OpsReport> = {
    status: 'closed',
    decision: 'suspended',
    closed_at: '2026-11-22T10:00:00Z',
    closed_by: 'ada',
    resolution: 'Asks everyone',
  };
  const api = await serveApi(
    asOperator<Handlers>('support', {
      'GET /api/ops/report': () => ({ body: { report: reportOf() } }),
      'POST /api/ops/report-decide': () =>
        (tries += 1) === 1 ? refusal(409, 'duplicate') : { body: { report: reportOf(decided) } },
    }),
  );
  const { user } = await renderRemote(remote, { at: '/ops/reports/T1' });
  expect(await screen.findByText('Send me money.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Hide the profile/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Suspend the member' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Facts, for the member'), 'Asks everyone');
  await user.selectOptions(dialog.getByLabelText('Rule'), 'Fraud');
  expect(dialog.queryByLabelText('How we know')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Suspend the member' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByLabelText('Facts, for the member')).toHaveValue('Asks everyone');
  await user.click(dialog.getByRole('button', { name: 'Suspend the member' }));
  expect(await screen.findByText('Suspend the member (ada)')).toBeVisible();
  expect(api.callsOf('POST /api/ops/report-decide').at(-1)?.body).toEqual({
    ticket: 'T1',
    decision: 'suspended',
    reason: 'Asks everyone',
    rule: 'fraud',
  });
  expect(screen.queryByRole('button', { name: 'No breach found' })).toBeNull();
});

const half = {
  prompt: 'firstdate',
  language: 'en',
  beginning: 'A good first date ends with …',
  text: 'dry shoes',
} as const;

test('a reported message is marked among those around it, as text; its photo is looked at and can be removed', async () => {
  const said = {
    by: 'member',
    kind: 'text',
    text: null,
    half_prompt: null,
    gift: null,
    at: '2026-11-20T10:00:00Z',
    reported: false,
  } as const;
  await serveApi(
    asOperator<Handlers>('reviewer', {
      'GET /api/ops/report': () => ({
        body: {
          report: reportOf({
            kind: 'message',
            words: null,
            said: [
              { ...said, by: 'reporter', text: 'Hello <b>you</b>', half_prompt: half },
              { ...said, kind: 'gift', gift: 'A rose' },
              { ...said, kind: 'photo', reported: true },
            ],
            photo: { id: 'p1', width: 4, height: 5, urls: { thumb: '/t', medium: '/m', large: '/l' } },
          }),
        },
      }),
    }),
  );
  await renderRemote(remote, { at: '/ops/reports/T1' });
  expect(await screen.findByText('Hello <b>you</b>')).toBeVisible();
  expect(screen.getByText('A good first date ends with … dry shoes')).toBeVisible();
  // The half is the other member's.
  expect(screen.getByText('A good first date ends with … dry shoes').parentElement).toHaveTextContent(
    /^bo A good/,
  );
  expect(screen.getByText('Gift: A rose')).toBeVisible();
  const marked = screen.getByText('Reported').closest('li');
  expect(marked).toHaveTextContent('bo');
  expect(marked).toHaveTextContent('A photo');
  expect(screen.getByRole('img', { name: 'Reported photo of bo' })).toHaveAttribute('src', '/l');
  expect(screen.getByRole('button', { name: 'Take the photo away' })).toBeVisible();
});
