import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { copySeededFolder } from '#fixtures/data-folder.ts';
import { signUpByApi } from '#fixtures/members.ts';
import { newcomer } from '#fixtures/people.ts';
import { freePort, processorSeconds, spawnServer, startServer } from '#fixtures/server.ts';
import { expect, test } from '@playwright/test';

test.describe('the data folder', () => {
  test('a second process on the same folder ends by itself and names the first', async () => {
    const folder = copySeededFolder();
    const first = await startServer({ dataDir: folder.path });

    const second = spawnServer({ dataDir: folder.path, port: await freePort(), env: {} });
    const [errors, [code]] = await Promise.all([text(second.stderr!), once(second, 'exit')]);
    expect(code).not.toBe(0);
    expect(errors).toContain(`process ${first.pid}`);

    await first.stop();
    folder.remove();
  });

  test('a second start takes seconds and keeps the data', async () => {
    const folder = copySeededFolder();
    const bas = newcomer();
    const first = await startServer({ dataDir: folder.path });
    await signUpByApi(first.url, bas);
    await first.stop();

    const second = await startServer({ dataDir: folder.path });
    expect(processorSeconds(second.pid)).toBeLessThan(8);
    const again = await signUpByApi(second.url, bas);
    expect(again.status, 'the address is taken').toBe(409);

    await second.stop();
    folder.remove();
  });

  test('a killed server leaves the folder usable', async () => {
    const folder = copySeededFolder();
    const bas = newcomer();
    const first = await startServer({ dataDir: folder.path });
    await signUpByApi(first.url, bas);
    process.kill(first.pid, 'SIGKILL');
    await first.stop();

    const second = await startServer({ dataDir: folder.path });
    expect((await signUpByApi(second.url, bas)).status).toBe(409);
    await second.stop();
    folder.remove();
  });
});
