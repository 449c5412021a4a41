import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { copySeededFolder } from '#fixtures/servers/data-folder.ts';
import { signUpByApi } from '#fixtures/people/members.ts';
import { newcomer } from '#fixtures/people/people.ts';
import {
  freePort,
  processorSeconds,
  spawnServer,
  startServer,
  untilReady,
} from '#fixtures/servers/server.ts';
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

  test('a server that is not ready in time is ended, and the message names its step', async () => {
    const idle = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
    const ended = once(idle, 'exit');
    const step = () => 'Demonstration data: portraits, 50 of 400';
    const ready = untilReady(idle, `http://127.0.0.1:${await freePort()}`, {
      step,
      output: () => '',
      limitMs: 300,
    });
    await expect(ready).rejects.toThrow(
      'not ready after 0.3 s; its last step was "Demonstration data: portraits, 50 of 400"',
    );
    expect((await ended)[1]).toBe('SIGKILL');
  });

  test('a second start takes seconds with the same data', async () => {
    const folder = copySeededFolder();
    const bas = newcomer();
    const first = await startServer({ dataDir: folder.path });
    await signUpByApi(first.url, bas);
    await first.stop();

    const second = await startServer({ dataDir: folder.path });
    expect(processorSeconds(second.pid)).toBeLessThan(8);
    const again = await signUpByApi(second.url, bas);
    expect(again.status, 'the address is in use').toBe(409);

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
