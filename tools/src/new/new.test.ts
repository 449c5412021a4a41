import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { sourceCopy, type ScratchCopy } from '../lib/scratch-copy.ts';

interface Answer {
  status: number;
  output: string;
}

/** Texts for every language, so that nothing is left to translate. `box` is a word of none of them. */
const TEXTS = Object.fromEntries(
  LOCALE_CODES.map((locale) => [
    locale,
    { 'snack-box.page.title': `Box ${locale}`, 'snacks.page.title': `Box ${locale}` },
  ]),
);

/** `npm run proof new` compiles what is written into the API and runs the rules and the check of messages as well. */
const WHOLE = process.env.TEST_SIZE === 'whole';

/** Packages the parts are written to; the compiler reads those they depend on as well. */
const WRITTEN_TO = [...(WHOLE ? ['api'] : []), 'mfe-landers', 'mfe-snacks'];

describe('npm run new', { timeout: 500_000 }, () => {
  let copy: ScratchCopy;
  let ofEndpoint: string[];
  let ofRemote: string[];
  /** What the commands before the remote's have printed. */
  let printed: string;
  const run = (command: string, ...words: string[]) =>
    new Promise<Answer>((resolve) => {
      execFile(command, words, { cwd: copy.root }, (error, stdout, stderr) =>
        resolve({ status: error ? 1 : 0, output: `${stdout}${stderr}` }),
      );
    });
  const make = (...words: string[]) => run(process.execPath, 'tools/src/new/new.ts', ...words);
  const written = async () =>
    (await run('git', 'ls-files', '--others', '--modified', '--exclude-standard')).output.trim().split('\n');
  const check = async (script: string) => {
    const { output } = await run(process.execPath, `tools/src/${script}`);
    return output
      .split('\n')
      .filter((line) => /^ {4}\S/.test(line))
      .map((line) => line.trim());
  };

  before(async () => {
    copy = await sourceCopy();
    await writeFile(path.join(copy.root, '../texts.json'), JSON.stringify(TEXTS));
    const texts = ['--texts', '../texts.json'];
    const made = [
      await make('field', 'smoking', '--values', 'never,daily'),
      await make('setting', 'free_snacks', '--type', 'count', '--initial', '3', '--public'),
      await make(
        'topic',
        'snack:eaten',
        '--owner',
        'members',
        '--payload',
        '{ id: string }',
        '--meaning',
        'A snack is gone.',
      ),
      await make('screen', 'snack-box', '--remote', 'landers', '--path', '/snack-box', '--server', ...texts),
    ];
    await run('git', 'init', '--quiet');
    await run('git', 'add', '--all');
    made.push(
      await make(
        'endpoint',
        'READ_SNACKS',
        '--path',
        '/api/snacks.php',
        '--noun',
        'snacks',
        '--summary',
        'Reads snacks.',
      ),
    );
    ofEndpoint = await written();
    printed = made.map(({ output }) => output).join('');
    await run('git', 'add', '--all');
    made.push(await make('remote', 'snacks', '--path', '/snacks/:kind?', '--frameless', ...texts));
    for (const { status, output } of made) assert.equal(status, 0, output);
    ofRemote = await written();
    await run('git', 'add', '--all');
  });
  after(() => copy.remove());

  it('writes parts that the compiler accepts', async () => {
    // One checker: several check the types that their files share once each, and use twice the processor time.
    const words = ['node_modules/typescript/bin/tsc', '-b', '--checkers', '1', ...WRITTEN_TO];
    const { status, output } = await run(process.execPath, ...words);
    assert.equal(status, 0, output);
  });

  it('lists the files that it derives', () => {
    const listed = new Set(printed.split('\n').map((line) => line.trim()));
    for (const file of [
      'shared/contract/src/settings/absent-settings.ts',
      'docs/bus.md',
      'shared/contract/src/resources/snacks/calls.ts',
    ])
      assert.ok(listed.has(file), `${file} is not listed:\n${printed}`);
  });

  it('gives a remote a budget of its own and no late texts of another remote', async () => {
    const text = await readFile(path.join(copy.root, 'mfe-snacks/package.json'), 'utf8');
    const { budget, lateMessages } = JSON.parse(text) as Record<string, unknown>;
    assert.deepEqual([budget, lateMessages], [{ target: 30, limit: 30 }, undefined]);
  });

  it('writes an endpoint into the folder of its noun; of the rest of the contract only the generated table changes', () => {
    const contract = 'shared/contract/src/';
    assert.deepEqual(
      ofEndpoint
        .filter((file) => file.startsWith(contract))
        .map((file) => file.slice(contract.length))
        .sort(),
      [
        'composition/endpoint-folders.ts',
        'resources/snacks/calls.ts',
        'resources/snacks/endpoints.ts',
        'resources/snacks/schemas.ts',
      ],
    );
  });

  it('writes a remote into its folder, the route table and the references, and into no other source', () => {
    const adjacent = ofRemote.filter((file) => !file.startsWith('mfe-snacks/')).sort();
    assert.deepEqual(adjacent, [
      'README.md',
      'package-lock.json',
      'shared/contract/src/kernel/route-table.ts',
      'tsconfig.json',
    ]);
  });

  it('refuses a second part of the same name, and writes nothing of it', async () => {
    const { status, output } = await make(
      'endpoint',
      'READ_SNACKS',
      '--path',
      '/api/snacks.php',
      '--noun',
      'snacks',
      '--summary',
      'x',
    );
    assert.deepEqual([status, output.trim()], [1, 'the endpoint READ_SNACKS exists']);
    const { output: changed } = await run('git', 'status', '--porcelain', 'api', 'shared');
    assert.doesNotMatch(changed, /^.M/m);
  });

  if (WHOLE) {
    it('leaves to the rules a setting without a reader and a topic without a publisher', async () => {
      assert.deepEqual(await check('checks/rules.ts'), [
        'mfe-members never publishes the topic snack:eaten, which it owns',
        'the setting free_snacks has no reader: use it, or remove it from the table',
      ]);
    });

    it('leaves to the messages the missing translations', async () => {
      const waiting = ['', '.daily', '.never'].flatMap((value) =>
        LOCALE_CODES.slice(1).map((locale) => `shared/i18n/lang: ${locale}: profile.smoking${value} waits`),
      );
      const found = await check('checks/messages.ts');
      assert.deepEqual(found.map((line) => line.split(' for its')[0]).sort(), waiting.sort());
    });
  }
});
