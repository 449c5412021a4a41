/** The parts of JSON Schema the contract uses. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  minItems?: number;
  additionalProperties?: boolean | Schema;
}

const TEXTS = [
  'abcdefghijklmnopqrstuv',
  'sample',
  '2000-01-01',
  'EUR',
  '+31612345678',
  'NL91ABNA0417164300',
  '123456',
  'someone@mail.example',
  'https://push.example/x',
  '/members',
  '1000AA',
  'a',
  '0f8fad5b-d9cb-469f-a165-70867728950e',
];

function sampleText(schema: Schema): string {
  const { pattern, format, minLength = 0, maxLength = Infinity } = schema;
  if (format === 'date-time') return '2000-01-01T00:00:00.000Z';
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text));
  const found = [...TEXTS, 'x'.repeat(minLength)].find(fits);
  if (found === undefined) throw new Error(`add a text that fits ${JSON.stringify(schema)} to TEXTS`);
  return found;
}

/** A value the schema accepts. */
export function sample(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sample(schema.anyOf[0] ?? {});
  if (schema.type === 'string') return sampleText(schema);
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'null') return null;
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}));
  if (schema.type === 'object') {
    return Object.fromEntries(
      (schema.required ?? []).map((key) => [key, sample(schema.properties?.[key] ?? {})]),
    );
  }
  return 'anything';
}

/** A value of a type no branch of the schema accepts. */
export function wrongType(schema: Schema): unknown {
  const types = new Set(
    (schema.anyOf ?? [schema]).map((branch) => branch.type ?? typeof (branch.enum?.[0] ?? branch.const)),
  );
  const candidates: [string, unknown][] = [
    ['string', 'wrong-type'],
    ['object', { wrong: true }],
    ['array', ['wrong']],
    ['boolean', true],
  ];
  return candidates.find(([type]) => !types.has(type))?.[1];
}

/** The object branch of a body schema: the schema itself, or the one a union offers. */
export function objectOf(schema: Schema | undefined): Schema | undefined {
  return schema?.type === 'object' ? schema : schema?.anyOf?.find((branch) => branch.type === 'object');
}

const ID_PATTERN = '^[A-Za-z0-9_-]+$';

/** Properties that name a thing by its id. */
export function idProperties(schema: Schema | undefined): string[] {
  return Object.entries(schema?.properties ?? {})
    .filter(
      ([, property]) =>
        property.type === 'string' && property.pattern === ID_PATTERN && property.maxLength === 40,
    )
    .map(([name]) => name);
}

/** Does an answer contain the image of a member? */
export function showsMembers(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if ('properties' in schema && Object.hasOwn(schema.properties as object, 'main_image')) return true;
  return Object.values(schema).some(showsMembers);
}
