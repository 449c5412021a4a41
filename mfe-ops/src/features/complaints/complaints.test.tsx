import { screen, waitFor, within } from '@testing-library/react';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { refusal, serveApi, type Handlers } from '@rendezvous/testing/server';
import { asOperator, complaintOf, pageOf } from '#src/test/test-data.ts';
import { remote } from '#src/app/remote.tsx';

test('open complaints show their deadline, overdue ones as such; closed ones have a list of their own', async () => {
  await serveApi(
    asOperator<Handlers>('support', {
      'GET /api/ops/complaints': ({ query }) => ({
        body:
          query.get('status') === 'closed'
            ? pageOf(complaintOf({ status: 'closed', closed_at: '2026-11-21T10:00:00Z' }))
            : pageOf(
                complaintOf({ ticket: 'T0', answer_by: '2020-01-01T00:00:00Z' }),
                complaintOf({ answer_by: '2090-01-01T00:00:00Z' }),
              ),
      }),
    }),
  );
  const { user } = await renderRemote(remote, { at: '/ops/complaints' });
  const rows = await screen.findAllByRole('link', { name: /credits never came/ });
  expect(rows.map(({ textContent }) => /(Overdue|Answer by)/.exec(textContent ?? '')?.[0])).toEqual([
    'Overdue',
    'Answer by',
  ]);
  await user.click(screen.getByRole('link', { name: 'Closed' }));
  expect(await screen.findByText('Closed 21 Nov 2026')).toBeVisible();
});

test('a complaint is answered and closed; an answer that was refused stays typed', async () => {
  let tries = 0;
  const answers = [{ at: '2026-11-21T10:00:00Z', operator: 'ada', text: 'They are there now.' }];
  await serveApi(
    asOperator<Handlers>('support', {
      'GET /api/ops/complaint': () => ({ body: { complaint: complaintOf(), answers: [] } }),
      'POST /api/ops/complaint-answer': () =>
        (tries += 1) === 1
          ? refusal(422, 'validation_failed')
          : { body: { complaint: complaintOf(), answers } },
      'POST /api/ops/complaint-close': () => ({
        body: {
          complaint: complaintOf({
            status: 'closed',
            closed_at: '2026-11-22T10:00:00Z',
            closed_by: 'ada',
            resolution: 'Credits booked',
          }),
          answers,
        },
      }),
    }),
  );
  const { user } = await renderRemote(remote, { at: '/ops/complaints/T1' });
  const text = await screen.findByLabelText('Your answer');
  const send = () => user.click(screen.getByRole('button', { name: 'Send the answer' }));
  await user.type(text, 'Soon');
  await send();
  expect(screen.getByText('At least 10 characters, please.')).toBeVisible();
  await user.clear(text);
  await user.type(text, 'They are there now.');
  await send();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(text).toHaveValue('They are there now.');
  await send();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Answers' })).toBeVisible());
  expect(text).toHaveValue('');

  await user.click(screen.getByRole('button', { name: 'Close the complaint' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('What came of it'), 'Credits booked');
  await user.click(dialog.getByRole('button', { name: 'Close the complaint' }));
  expect(await screen.findByText('Credits booked (ada)')).toBeVisible();
  expect(screen.queryByLabelText('Your answer')).toBeNull();
});
