import { Closed, Timestamp } from '@rendezvous/contract/kernel/common';
import { sectionSchema } from './section.ts';
import { SECTIONS } from './sections.ts';

/** JSON schema of `data.json`, from the same sections that write it. */
export function exportSchema(): object {
  const sections = Object.entries(SECTIONS).map(([name, section]) => [name, sectionSchema(section)] as const);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...Closed({ exported_at: Timestamp, ...Object.fromEntries(sections) }),
  };
}
