import { cleanup } from '@testing-library/react';
import type { PageData } from '@rendezvous/contract/composition/page';
import { ResumeSignUp } from '#src/features/slots/resume-sign-up.tsx';
import { renderInFrame } from '#src/test/frame.tsx';
import { onMedia, prepareModals } from './test/modal-page.ts';

prepareModals();

const registry: PageData['registry'] = {
  signup: {
    name: 'signup',
    version: '1',
    base: '/',
    entry: 'e.js',
    integrity: '',
    shared: {},
    slots: ['signup-modal'],
  },
};
const reload = async (at: string, entryState: unknown) => {
  const { frame } = await renderInFrame(
    (route) => <ResumeSignUp route={route} />,
    at,
    { registry },
    {},
    entryState,
  );
  return frame.modals.current.get()?.name;
};
const place = { signup: { screen: 'birth', depth: 1 } };

describe('sign-up over a page', () => {
  test('opens again after a reload that interrupted it', async () => {
    onMedia((query) => query.includes('768'));
    expect(await reload('/pricing', place)).toBe('signup-modal');
    cleanup();
    expect(await reload('/pricing', null)).toBeUndefined();
    cleanup();
    // The page of sign-up resumes by itself.
    expect(await reload('/signup', place)).toBeUndefined();
  });
});
