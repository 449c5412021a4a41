import { after } from 'node:test';
import { EVENTS, IDS } from '#src/money/payments/sandbox/dialects.ts';
import { startMollieDouble } from '#test/support/payments/mollie-double.ts';
import { mollieWorld, sandboxWorld } from '#test/support/payments/worlds.ts';
import { createTestApp } from '../harness.ts';
import { testProviderContract } from './provider-contract.ts';

const double = await startMollieDouble();
after(() => double.close());
const t = await createTestApp();
after(() => t.close());

testProviderContract('Mollie', mollieWorld(double));
testProviderContract('sandbox with ids only', sandboxWorld(t, IDS));
testProviderContract('sandbox with signed events', sandboxWorld(t, EVENTS));
