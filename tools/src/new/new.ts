import { readFileSync } from 'node:fs';
import { ROOT } from '#src/lib/workspace.ts';
import { apply } from './apply.ts';
import { newEndpoint } from './endpoint.ts';
import { newField } from './field.ts';
import { readOptions, type Options } from './options.ts';
import { UsageError, type Plan } from './plan.ts';
import { newRemote } from './remote.ts';
import { newScreen } from './screen.ts';
import { newSetting } from './setting.ts';
import type { Given } from './texts.ts';
import { newTopic } from './topic.ts';

/** `npm run new -- KIND NAME …`: writes every file of a new part and names what a person still writes. */
const USAGE = `npm run new -- field smoking --values never,sometimes,daily [--label Smoking]
npm run new -- setting free_winks --type count|percentage|flag|text --initial 3 [--public]
npm run new -- endpoint READ_WINKS --path /api/winks.php --noun winks --summary "…" [--method GET] [--district people] [--access member|public]
npm run new -- screen gift-box --remote members --path /gift-box [--access member|public|search|visitor] [--title "…"] [--server]
npm run new -- remote gifts --path /gifts/:kind? [--access …] [--title "…"] [--frameless]
npm run new -- topic wink:sent --owner members --payload "{ member: string }" --meaning "…" [--replay none|last] [--about member|page] [--tabs own|all]

--texts FILE contains the texts as JSON by language and id; without it six languages get the English text with a mark that
the check of messages refuses.`;

const KINDS: Readonly<Partial<Record<string, (name: string, options: Options, given: Given) => Plan>>> = {
  field: (name, options) => newField(name, options, ROOT, new Date()),
  setting: newSetting,
  endpoint: newEndpoint,
  screen: (name, options, given) => newScreen(name, options, given, ROOT),
  remote: (name, options, given) => newRemote(name, options, given, ROOT),
  topic: (name, options) => newTopic(name, options, ROOT),
};

async function run([kind = '', name, ...words]: readonly string[]): Promise<void> {
  const make = KINDS[kind];
  if (!make || !name) throw new UsageError(USAGE);
  const options = readOptions(words);
  const given = options.texts ? (JSON.parse(readFileSync(options.texts, 'utf8')) as Given) : {};
  const plan = make(name, options, given);
  const files = await apply(ROOT, plan, given);
  console.log(files.map((file) => `  ${file}`).join('\n'));
  const texts = Object.keys(plan.texts).length > 0 && !options.texts ? ['its texts in six languages'] : [];
  for (const one of [...plan.left, ...texts]) console.log(`Still to write: ${one}`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
