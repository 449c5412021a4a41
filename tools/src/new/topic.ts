import { TOPICS } from '@rendezvous/contract/composition/events';
import { needed, oneOf, type Options } from './options.ts';
import { planOf, type Plan } from './plan.ts';
import { remotesOf } from './remotes.ts';
import { named, unused } from './words.ts';

const FILE = 'shared/contract/src/composition/events.ts';

/** A topic of the bus: payload, rules and its line in docs/bus.md. */
export function newTopic(name: string, options: Options, root: string): Plan {
  unused(named(name, /^[a-z]+(-[a-z]+)*:[a-z]+$/, 'message:sent'), Object.keys(TOPICS), 'the topic');
  needed(options, 'owner', 'chat');
  const owner = oneOf(options, 'owner', ['shell', ...remotesOf(root)]);
  const rules = {
    owner,
    replay: oneOf(options, 'replay', ['none', 'last']),
    about: oneOf(options, 'about', ['member', 'page']),
    tabs: oneOf(options, 'tabs', ['own', 'all']),
  };
  const shown = Object.entries(rules).map(([key, value]) => `${key}: '${value}'`);
  return planOf({
    insertions: [
      {
        file: FILE,
        before: '}\nexport type Topic = keyof Topics;',
        text: `  /** ${needed(options, 'meaning', '"A message of the member has been pinned."')} */
  '${name}': ${needed(options, 'payload', '"{ id: string }"')};\n`,
      },
    ],
    replacements: [
      {
        file: FILE,
        from: 'export const TOPICS: { readonly [T in Topic]: TopicRules } = {\n',
        to: `export const TOPICS: { readonly [T in Topic]: TopicRules } = {\n  '${name}': { ${shown.join(', ')} },\n`,
      },
    ],
    derive: ['generate/bus/write.ts'],
    left: [`its publisher in ${owner === 'shell' ? 'shell' : `mfe-${owner}`}: \`bus.publish('${name}', …)\``],
  });
}
