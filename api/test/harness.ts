import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OPS_COOKIE, type OperatorRole } from '@rendezvous/contract/operators/values';
import { SESSION_COOKIE } from '@rendezvous/contract/resources/accounts/schemas';
import { buildApp, type Overrides } from '#src/app.ts';
import { loadConfig, type Config } from '#src/platform/config.ts';
import type { OpenDatabase } from '#src/platform/db/database.ts';
import { createClock, type Clock } from '#src/platform/lib/clock.ts';
import { openSession } from '#src/identity/accounts/session-repository.ts';
import { addOperator } from '#src/identity/operators/repository.ts';
import { openOperatorSession } from '#src/identity/operators/session-repository.ts';
import { randomText } from '#src/platform/lib/ids.ts';
import { EVERY_DOMAIN } from '#src/platform/settings/face.ts';
import { writeSetting } from '#src/platform/settings/repository.ts';
import type { SettingKey, SettingValue } from '@rendezvous/contract/settings/table';
import type { Services } from '#src/platform/services.ts';
import type { App } from '#src/platform/types.ts';
import { TestClient } from './support/client.ts';
import { makeUser, type TestUser, type UserTraits } from './support/factories.ts';
import { freshDatabase } from './support/databases/fresh-database.ts';

export { TestClient } from './support/client.ts';
export { PASSWORD, makeUser, type TestUser, type UserTraits } from './support/factories.ts';

/** Key of all servers of the tests, several of which may share a database. */
export const SECRET_KEY = 'the-secret-key-of-all-test-servers';

/** Staff of the site, with the key they log in with. */
export interface TestOperator {
  id: string;
  name: string;
  key: string;
  role: OperatorRole;
}

/** A whole server on a database of its own, without a listener. */
export interface TestApp {
  app: App;
  services: Services;
  clock: Clock;
  /** A browser without a session. */
  asVisitor(): TestClient;
  /** A browser this member is signed in with. */
  signIn(user: Pick<TestUser, 'id'>): Promise<TestClient>;
  makeUser(traits?: UserTraits): Promise<TestUser>;
  /** Makes a member and signs them in. */
  member(traits?: UserTraits): Promise<{ user: TestUser; client: TestClient }>;
  /** A browser that a new operator is logged in with. */
  operator(role?: OperatorRole): Promise<{ operator: TestOperator; client: TestClient }>;
  /** Changes a setting, for every domain unless one is named. It counts at once. */
  set<K extends SettingKey>(key: K, value: SettingValue<K>, domain?: string): Promise<void>;
  /** Moves time forward for sessions, limits and waiting jobs. */
  advance(seconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server on this database. One that does not start leaves nothing open. */
async function startApp(config: Config, overrides: Overrides & { database: OpenDatabase }): Promise<App> {
  let app: App | undefined;
  try {
    app = await buildApp(config, overrides);
    await app.ready();
    return app;
  } catch (error) {
    await app?.close();
    await overrides.database.close();
    rmSync(config.DATA_DIR, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Starts a server for one test file: `const t = await createTestApp(); after(() => t.close());`
 * A database handed in is closed with the server. Limits are lifted a thousandfold unless `environment` sets `RATE_LIMIT_FACTOR`.
 */
export async function createTestApp(
  environment: Record<string, string> = {},
  overrides: Overrides = {},
): Promise<TestApp> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-'));
  const database = overrides.database ?? (await freshDatabase());
  const clock = overrides.clock ?? createClock();
  const config = loadConfig({
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    RATE_LIMIT_FACTOR: '1000',
    DATA_DIR: folder,
    SECRET_KEY,
    ...environment,
  });
  const app = await startApp(config, { ...overrides, database, clock });
  const { services } = app;
  const signIn = async (user: Pick<TestUser, 'id'>) => {
    const client = new TestClient(app);
    client.cookies.set(SESSION_COOKIE, await openSession(services.db, user.id, 'test browser', clock.now()));
    return client;
  };
  return {
    app,
    services,
    clock,
    asVisitor: () => new TestClient(app),
    signIn,
    makeUser: (traits) => makeUser(services, traits),
    async member(traits) {
      const user = await makeUser(services, traits);
      return { user, client: await signIn(user) };
    },
    async operator(role = 'admin') {
      const now = clock.now();
      const name = `operator-${randomText(8).toLowerCase()}`;
      const { id, key } = await addOperator(services.db, name, role, now);
      const client = new TestClient(app);
      client.cookies.set(
        OPS_COOKIE,
        await openOperatorSession(services.db, { operatorId: id, now, provenAt: now }),
      );
      return { operator: { id, name, key, role }, client };
    },
    async set(key, value, domain = EVERY_DOMAIN) {
      await writeSetting(services.db, { domain, key, value, at: clock.now(), by: 'test' });
      await services.settings.reload();
    },
    async advance(seconds) {
      clock.advance(seconds);
      await services.jobs.advance(seconds);
    },
    async close() {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
      assert.deepEqual([...app.undeclaredProblems], [], 'the endpoint table does not name these problems');
    },
  };
}
