import { ENDPOINTS } from '@rendezvous/contract/composition/endpoint-table';
import { needed, oneOf, type Options } from './options.ts';
import { DISTRICTS } from '../checks/imports/district-rules.ts';
import { planOf, type Plan } from './plan.ts';
import { camel, kebab, named, pascal, unused } from './words.ts';

/** An endpoint with a module of its own: statement, call, route, service, test. */
export function newEndpoint(name: string, options: Options): Plan {
  unused(
    named(name, /^[A-Z]+(_[A-Z]+)*$/, 'READ_WINKS'),
    ENDPOINTS.map(([path]) => path),
    'the endpoint',
  );
  const path = named(needed(options, 'path', '/api/winks.php'), /^\/api\/[\w.-]+$/, '/api/winks.php');
  const noun = named(needed(options, 'noun', 'winks'), /^[a-z]+(-[a-z]+)*$/, 'winks');
  const summary = needed(options, 'summary', '"Counts the winks of the caller."');
  const district = oneOf(options, 'district', DISTRICTS);
  const method = oneOf(options, 'method', ['GET', 'POST', 'PUT', 'DELETE']);
  const access = oneOf(options, 'access', ['member', 'public']);
  const reads = method === 'GET';
  const [Noun, file] = [pascal(noun), kebab(noun)];
  const service = camel(name.toLowerCase());
  const statement = reads
    ? `  query: NoQuery,\n  response: ${Noun}Response,\n`
    : `  body: NoBody,\n  response: ${Noun}Response,\n`;
  const send = reads ? `get('${path}')` : `${method.toLowerCase()}('${path}', {})`;
  return planOf({
    files: {
      [`shared/contract/src/resources/${file}/schemas.ts`]: `import { Type, type Static } from 'typebox';
import { Closed } from '#src/kernel/common.ts';

export const ${Noun}Response = Closed({ at: Type.String() });
export type ${Noun}Response = Static<typeof ${Noun}Response>;
`,
      [`shared/contract/src/resources/${file}/endpoints.ts`]: `import { endpoint } from '#src/kernel/endpoint.ts';
import { ${reads ? 'NoQuery' : 'NoBody'} } from '#src/kernel/no-body.ts';
import { ${Noun}Response } from './schemas.ts';

export const ${name} = endpoint('${method}', '${path}', {
  summary: ${JSON.stringify(summary)},
  access: '${access}',
${statement}});
`,
      [`api/src/${district}/${file}/service.ts`]: `import type { ${Noun}Response } from '@rendezvous/contract/resources/${file}/schemas';

/** ${summary} */
export function ${service}(now: Date): ${Noun}Response {
  return { at: now.toISOString() };
}
`,
      [`api/src/${district}/${file}/routes.ts`]: `import { ${name} } from '@rendezvous/contract/resources/${file}/endpoints';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { ${service} } from './service.ts';

/** ${summary} */
export async function ${camel(noun)}Routes(app: App): Promise<void> {
  const { clock } = app.services;

  handle(app, ${name}, () => ${service}(clock.now()));
}
`,
      [`api/test/${file}/${file}.test.ts`]: `import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { ${Noun}Response } from '@rendezvous/contract/resources/${file}/schemas';
import { createTestApp } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());

test('${method} ${path} answers ${access === 'member' ? 'members and refuses visitors' : 'visitors'}', async () => {
  const { client } = await t.member();
  const { status, body } = await client.${send.replace(/^(\w+)/, `$1<${Noun}Response>`)};
  assert.deepEqual([status, body], [200, { at: t.clock.now().toISOString() }]);
  assert.equal((await t.asVisitor().${send}).status, ${access === 'member' ? 401 : 200});
});
`,
    },
    insertions: [
      {
        file: 'api/src/modules.ts',
        before: "import type { App } from '#src/platform/types.ts';",
        text: `import { ${camel(noun)}Routes } from '#src/${district}/${file}/routes.ts';\n`,
      },
      { file: 'api/src/modules.ts', before: '  devRoutes,\n];', text: `  ${camel(noun)}Routes,\n` },
    ],
    derive: ['generate/calls/write.ts'],
    left: [
      `its answer: \`${Noun}Response\` in shared/contract/src/resources/${file}/schemas.ts and api/src/${district}/${file}/service.ts`,
    ],
  });
}
