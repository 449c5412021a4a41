import assert from 'node:assert/strict';
import { it } from 'node:test';
import { labelFindings } from './labels.ts';

const MESSAGES = {
  'form.ban': 'Appeal against a measure',
  'order.returns': 'Return policy',
  'form.send': 'Send',
};

it('a page that writes a label of the product in other words is found, in quotation marks and as a link', () => {
  const pages = {
    'ban#appeal': 'Choose “appeal against a measure”.',
    'ban#report': 'Choose “{word}”, not “yes”.',
  };
  const links = { 'faq /pages/return-policy (1)': 'Return policy', 'faq /settings (2)': 'settings' };
  assert.deepEqual(labelFindings(pages, links, MESSAGES), [
    'en: ban#appeal words "appeal against a measure" anew; quote {label.form.ban} (a text of shared/i18n/lang)',
    'en: faq /pages/return-policy (1) words "Return policy" anew; quote {label.order.returns} (a text of shared/i18n/lang)',
  ]);
});
