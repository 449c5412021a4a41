import { SETTINGS } from '@rendezvous/contract/settings/table';
import { needed, oneOf, type Options } from './options.ts';
import { planOf, type Plan } from './plan.ts';
import { named, unused } from './words.ts';

const TYPES = ['count', 'percentage', 'flag', 'text'] as const;

/** A setting: its line in the table. With `--public` browsers receive it. */
export function newSetting(name: string, options: Options): Plan {
  unused(named(name, /^[a-z]+(_[a-z]+)*$/, 'free_likes_per_day'), Object.keys(SETTINGS), 'the setting');
  const type = oneOf(options, 'type', TYPES);
  const initial = needed(options, 'initial', '4');
  const value = type === 'text' ? JSON.stringify(initial) : initial;
  const flags = options.public ? ', { public: true }' : '';
  return planOf({
    insertions: [
      {
        file: 'shared/contract/src/settings/table.ts',
        before: '} as const;\n\nexport type SettingKey',
        text: `  ${name}: ${type}(${value}${flags}),\n`,
      },
    ],
    derive: options.public ? ['generate/settings/write.ts'] : [],
    left: [
      options.public
        ? `its reader: \`useSettings().${name}\` in a screen`
        : `its reader: \`settings.value(domain, '${name}')\` in the API`,
    ],
  });
}
