import { globSync } from 'node:fs';
import { ROOT } from '#src/lib/workspace.ts';

/** What one name of a word runs. */
export interface Command {
  /** Program for Node, from the root of the repository. */
  file: string;
  /** Arguments before those of the person. */
  arguments?: readonly string[];
  /** Folder it runs in; the root without one. */
  folder?: string;
  /** One line for the lists. */
  does: string;
}

export interface Word {
  does: string;
  names: Readonly<Record<string, Command>>;
}

const at = (file: string, does: string, ...words: string[]): Command => ({
  file: `tools/src/${file}`,
  ...(words.length > 0 && { arguments: words }),
  does,
});

/** Every remote alone, found by its folder. */
function remotes(): Record<string, Command> {
  const folders = globSync('mfe-*', { cwd: ROOT }).sort();
  return Object.fromEntries(
    folders.map((folder) => [
      folder.replace('mfe-', ''),
      {
        ...at('dev/remote-alone.ts', `\`${folder}\` alone in a minimal page, as \`npx nx dev ${folder}\``),
        folder,
      },
    ]),
  );
}

/** The words of `package.json` that need a name: `npm run proof chat`, flags after `--`. Without a name a word prints its list. */
export const WORDS: Readonly<Record<string, Word>> = {
  dev: {
    does: 'develops one remote alone; pictures of screens and mails',
    names: {
      ...remotes(),
      screens: at(
        'dev/screens.ts',
        'pictures of the states in `e2e/states/states.json`, at three widths, in both themes and three languages, into `.screens/`',
      ),
      mails: {
        file: 'api/src/cli/mails.ts',
        does: 'every mail in every language, into `.cache/mails` or a named folder',
      },
    },
  },
  check: {
    does: 'one check of `npm test`, or the books of a database',
    names: {
      types: {
        file: 'node_modules/typescript/bin/tsc',
        arguments: ['-b', '--checkers', '1'],
        does: 'types of everything; `-- --watch` after each edit',
      },
      lint: at('checks/lint.ts', 'oxlint and stylelint'),
      format: {
        file: 'node_modules/oxfmt/bin/oxfmt',
        arguments: ['--check'],
        does: 'files that `npm run format` would change',
      },
      rules: at('checks/rules.ts', 'imports, machine paths, secrets, dead links, decisions, generated files'),
      messages: at(
        'checks/messages.ts',
        'every text in seven languages, valid, used, with the same arguments',
      ),
      budgets: at(
        'checks/budgets.ts',
        'brotli sizes of shell, first screens and lander, after `npm run build`',
      ),
      coverage: at('checks/coverage.ts', 'the coverage table against the reports of the last test run'),
      structure: at('checks/print-structure.ts', 'circles, upward imports and sizes of folders, as figures'),
      summary: at('test-run/summary.ts', 'counts of all reports of the last test run'),
      ledger: {
        file: 'api/src/cli/ledger.ts',
        does: 'wallets, payments and messages against the ledger; `-- --database <address or data folder>`',
      },
      payments: {
        file: 'api/src/cli/payments.ts',
        does: 'payments of the last days against their providers, and books what is missing; `-- --days <number>`',
      },
      papers: {
        file: 'api/src/cli/papers.ts',
        does: 'bytes and processor time of receipts and credit notes as PDFs in each language',
      },
    },
  },
  proof: {
    does: 'a long proof, written to `docs/proofs`',
    names: {
      'main-job': at(
        'proofs/journeys.ts',
        'the main journey three times in a row, each on a fresh data folder',
        'main-job',
      ),
      states: at(
        'proofs/journeys.ts',
        'axe over every state of `e2e/states/states.json` at both widths in both themes; all screens in seven languages',
        'states',
      ),
      rollbacks: at(
        'proofs/journeys.ts',
        'every faulty version of a remote behind every entry to it, with its rollback',
        'rollbacks',
      ),
      'busy-rendering': at(
        'proofs/journeys.ts',
        'a looping server build beside two busy processes for five minutes, and the pages of all other parts',
        'busy-rendering',
      ),
      offline: at(
        'proofs/journeys.ts',
        '1,000 messages over a faulty network, each once and in order',
        'offline',
      ),
      chat: at(
        'proofs/chat.ts',
        '10,000 racing sends of all kinds over two processes on PostgreSQL, 100 kills among them, and the ledger afterwards',
      ),
      history: at(
        'proofs/history.ts',
        'a conversation of 10,000 messages scrolled to its beginning and back: nodes, long tasks, place',
      ),
      photos: at(
        'proofs/photos.ts',
        'hostile and private pictures: GPS, bombs, polyglots, races of uploads, what free members are sent, a caching proxy',
      ),
      money: at(
        'proofs/money.ts',
        '10,000 random lives of orders at three providers, each compared with two plain tables; with `-- --kills 20`, `kill -9` so often at each of twelve steps of a payment; with `-- --webhooks 20`, the time of fifty webhooks at once; the books afterwards',
      ),
      'money-faults': at(
        'proofs/money-faults/prove.ts',
        'each named fault in money planted alone in a copy, and the test that notices it',
      ),
      search: at(
        'proofs/search/prove.ts',
        'twelve searches over up to 1,000,000 members on PostgreSQL, beside pgbench',
      ),
      kills: at(
        'proofs/kills/prove.ts',
        '500 times `kill -9` in the middle of sign-ups, messages, payments, likes and photos, on both databases',
      ),
      limits: at(
        'proofs/limits/prove.ts',
        '10,000 guesses at each secret over two processes, and times of answers to known and unknown addresses',
      ),
      sql: at(
        'proofs/sql/prove.ts',
        'sqlmap over search, members, chat, pages and log-in of a server of its own, and over a door that is open on purpose',
      ),
      faults: at('proofs/faults/prove.ts', 'each fault that a browser meets twenty times; runs add up'),
      mutations: at(
        'proofs/mutations/prove.ts',
        'draws faults at random by a seed, plants them one by one in a copy, and names those that no test notices',
      ),
      promote: at(
        'proofs/promote.ts',
        'twenty rebuilds and promotions while pages and the built files they name are asked for without pause',
      ),
      dev: at(
        'proofs/dev.ts',
        '`npm run dev chat` from a fresh checkout: time to the first paint, and of an edit that preserves typed text',
      ),
      builds: at(
        'proofs/whole-test.ts',
        'every part built in two folders makes the same version; `npm run test:all` builds one remote twice',
        'src/build/reproducible.test.ts',
      ),
      new: at(
        'proofs/whole-test.ts',
        'what `npm run new` writes passes the compiler, the rules and the check of messages',
        'src/new/new.test.ts',
      ),
    },
  },
  bench: {
    does: 'a measurement, written to `docs/proofs`',
    names: {
      load: at('benches/load/run.ts', 'loads of pages under a slow network'),
      pages: at(
        'benches/pages/run.ts',
        'rate and processor time of pages beside a bare render, a static file and Next',
      ),
      chat: at(
        'benches/chat/run.ts',
        'sends a second over HTTP beside the same statements in pgbench, and what a send costs the database',
      ),
      streams: at('benches/streams/run.ts', '10,000 open live streams of one process'),
      swipes: at('benches/swipes.ts', '60 passes in a row on a slow processor: scripts and frames'),
      memory: at('benches/memory.ts', 'memory of all processes, at rest and after load, on both databases'),
      idle: at(
        'benches/idle.ts',
        'statements a second that one process and two send to PostgreSQL without a visitor, and which',
      ),
    },
  },
  write: {
    does: 'a generated file, from its source',
    names: {
      calls: at(
        'generate/calls/write.ts',
        "calls of browsers and the table of endpoints, from the contract's folders",
      ),
      bus: at('generate/bus/write.ts', '`docs/bus.md`, from the topics of the contract'),
      commands: at(
        'generate/commands/write.ts',
        'the tables of commands in the READMEs, from `tools/src/commands/table.ts`',
      ),
      decisions: at('generate/decisions/write.ts', 'the index of `docs/decisions`'),
      environment: at(
        'generate/environment/write.ts',
        'the table of variables in `README.md`, from `api/src/platform/environment.ts`',
      ),
      licences: at('generate/licences/write.ts', 'the tables of `docs/licences.md`, from the lock file'),
      'absent-settings': at(
        'generate/settings/write.ts',
        'what a page assumes until its settings come, from the table of settings',
      ),
      icons: at('generate/icons/write.ts', 'icons of the installed app, from the mark'),
      'stand-in-faces': at(
        'generate/stand-in-faces/write.ts',
        'metrics of the system fonts that replace ours before they load',
      ),
    },
  },
  spec: {
    does: 'statements of the specification',
    names: {
      coverage: at(
        'checks/specification/print-coverage.ts',
        'statements that no test proves yet; with the folder of the specification, their sentences',
      ),
      compare: at(
        'checks/specification/compare.ts',
        'route table, statement numbers and test tags against the specification: `-- <folder>`',
      ),
    },
  },
};

/** The other words of `package.json`. */
export const SINGLE_WORDS: Readonly<Record<string, string>> = {
  start: 'builds what has changed, serves the site on its data folder, prints address and log-ins',
  test: 'what a change of a day can break; ends with `N passed, N failed`',
  'test:all': 'all tests; `-- --rest` what `npm test` leaves out',
  'test:quick': 'types, lint, rules, messages, tests of changed packages, the main journey',
  build: 'shell and remotes into `dist/<part>/<content hash>/`',
  format: 'formats all files',
  new: 'files of a new field, setting, endpoint, screen, remote or topic',
  remote: 'versions of remotes: `-- status`, `promote`, `rollback`, `off`, `on`',
  settings: 'settings of the business: `-- list`, `set`; keys that seal data: `-- keys rotate`',
  ops: 'operators, discounts, mailings: `--` lists',
};
