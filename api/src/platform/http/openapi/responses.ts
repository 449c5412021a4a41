import { problemsOf, statusOf, type Endpoint } from '@rendezvous/contract/kernel/endpoint';
import { ERROR_STATUS, type ErrorCode } from '@rendezvous/contract/kernel/errors';
import { addSchema } from './request.ts';

interface Answer {
  description: string;
  content?: Record<string, { schema: object }>;
}

/** Reference to the body of every refusal. */
const PROBLEM = { $ref: '#/components/schemas/Problem' };

/** Answers of these endpoints by status: success, pages, "not modified" and every problem. */
export function responsesOf(endpoints: readonly Endpoint[]): Record<string, Answer> {
  const answers: Record<string, Answer> = {};
  for (const endpoint of endpoints) {
    const { response, media, pages = [], etag } = endpoint;
    const content: Answer['content'] = {};
    if (response) addSchema(content, media ?? 'application/json', response);
    else if (media) addSchema(content, media, { type: 'string' });
    add(answers, statusOf(endpoint), response || media ? 'Success.' : 'Success without a body.', content);
    for (const page of pages) add(answers, page, 'A page.', { 'text/html': { schema: { type: 'string' } } });
    if (etag) add(answers, 304, 'Nothing changed since the version named in `If-None-Match`.', {});
  }
  for (const [status, codes] of problemsByStatus(endpoints))
    add(answers, status, codes.map((code) => `\`${code}\``).join(', '), {
      'application/problem+json': {
        schema: { allOf: [PROBLEM, { properties: { code: { type: 'string', enum: codes } } }] },
      },
    });
  return answers;
}

function add(
  answers: Record<string, Answer>,
  status: number,
  description: string,
  content: NonNullable<Answer['content']>,
): void {
  const known = answers[status];
  const merged = { ...known?.content };
  for (const [media, { schema }] of Object.entries(content)) addSchema(merged, media, schema);
  answers[status] = {
    description: [...new Set([known?.description, description])].filter(Boolean).join(' '),
    ...(Object.keys(merged).length > 0 && { content: merged }),
  };
}

function problemsByStatus(endpoints: readonly Endpoint[]): Map<number, ErrorCode[]> {
  const codes = [...new Set(endpoints.flatMap(problemsOf))].sort();
  return Map.groupBy(codes, (code) => ERROR_STATUS[code]);
}
