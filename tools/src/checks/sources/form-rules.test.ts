import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '#src/lib/workspace.ts';
import { formFindings } from './form-rules.ts';

const FORM = 'mfe-x/src/features/contact/contact-form.tsx';

describe('rules of forms', () => {
  it('finds a second pattern of an e-mail address', () => {
    for (const planted of [
      String.raw`const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;`,
      String.raw`const pattern = '^[A-Za-z0-9._-]+@[a-z]+$';`,
    ])
      assert.equal(formFindings(FORM, planted).length, 1, planted);
  });

  it('permits the one pattern of the contract', () => {
    const home = 'shared/contract/src/kernel/field-rules.ts';
    const text = readFileSync(join(ROOT, home), 'utf8');
    assert.deepEqual(formFindings(home, text), []);
    assert.notDeepEqual(formFindings(FORM, text), []);
  });

  it('finds a busy flag set by hand', () => {
    const planted = 'const [busy, setBusy] = useState(false);\nconst [open, setOpen] = useState(false);';
    assert.deepEqual(formFindings(FORM, planted), [
      `${FORM}:1: a busy flag written by hand; use useAct or useForm of shared/domain`,
    ]);
  });

  it('leaves tests and addresses in texts alone', () => {
    assert.deepEqual(formFindings('mfe-x/src/a.test.ts', 'const [busy, setBusy] = useState(false);'), []);
    assert.deepEqual(formFindings(FORM, "const support = ['help@rendezvous.example'];"), []);
  });
});
