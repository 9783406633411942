import * as z from 'zod';
import { CALL_TABLE, type Call } from './calls.ts';
import * as contract from './index.ts';

/** The subset of zod's JSON Schema output that the contract's schemas use. */
type JsonSchema = {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema | false;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
};

/** Schemas that the page describes in a sentence instead of listing their fields. */
const IN_WORDS: Record<string, string> = {
  StoredReport: 'A `ScanReport` as it was stored by whichever engine: what an older one did not know is empty.',
};

/** Renders docs/api.md: every call in the table and the types they share. */
export function apiPage(): string {
  const shapes = new Map<string, JsonSchema>();
  const calls = CALL_TABLE.map((call) => describe(call, shapes));
  return [
    '# API',
    '',
    'Every call of the product. The page is written by `node scripts/write-api-docs.ts` from `contract/src/call-routes.ts` and `contract/src/calls.ts`; a test holds it to them.',
    '',
    'A call sends and gets JSON unless it says otherwise. A failure has one shape: `ApiError`, whose `error` and `message` hold one sentence for a person. An *admin* has a session cookie; a *link holder* knows an address that cannot be guessed.',
    '',
    '| call | address | who may | what it does |',
    '| --- | --- | --- | --- |',
    ...CALL_TABLE.map(
      ({ name, method, path, who, does }) =>
        `| [${name}](#${name.toLowerCase()}) | \`${method} ${path}\` | ${who} | ${does} |`,
    ),
    '',
    '## Calls',
    '',
    ...calls.flat(),
    '## Shapes',
    '',
    ...[...shapes]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([name, shape]) => describeShape(name, shape)),
  ].join('\n');
}

function describe(call: Call, shapes: Map<string, JsonSchema>): string[] {
  const { name, method, path, who, does, input, encoding, query, output } = call;
  const told = (schema: z.ZodType, io: 'input' | 'output') => `\`${typeText(jsonSchema(schema, io, shapes))}\``;
  const lines = [`### ${name}`, '', `\`${method} ${path}\` (${who}): ${does}.`, ''];
  if (query) lines.push(`- query: ${told(query, 'input')}`);
  if (input) lines.push(`- takes${encoding ? ` (${encoding})` : ''}: ${told(input, 'input')}`);
  if (output === null) lines.push('- gives: nothing (204)');
  else
    lines.push(
      `- gives: ${typeof output === 'string' ? `a file, \`${output.split(' ')[0]}\`` : told(output, 'output')}`,
    );
  return [...lines, ''];
}

function describeShape(name: string, shape: JsonSchema): string[] {
  const words = IN_WORDS[name];
  return [`### ${name}`, '', ...(words ? [words] : ['```ts', typeText(shape, ''), '```']), ''];
}

/** Every schema that the contract exports, under the name of its type: `leadSchema` is `Lead`. */
const NAMED = z.registry<{ id: string }>();
for (const [name, value] of Object.entries(contract)) {
  if (name.endsWith('Schema') && value instanceof z.ZodType && !NAMED.has(value)) {
    NAMED.add(value, { id: name[0]!.toUpperCase() + name.slice(1, -'Schema'.length) });
  }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output', shapes: Map<string, JsonSchema>): JsonSchema {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: NAMED }) as JsonSchema;
  for (const [name, shape] of Object.entries($defs)) shapes.set(name, shape);
  const id = NAMED.get(schema)?.id;
  if (id === undefined || root.$ref) return root;
  shapes.set(id, root);
  return { $ref: `#/$defs/${id}` };
}

/** Prints a schema as a TypeScript type. With `indent`, each field gets a separate line. */
function typeText(schema: JsonSchema, indent?: string): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((one) => typeText(one, indent)))].join(' | ');
  if (schema.type === 'array') return arrayText(schema.items || {}, indent);
  if (schema.type === 'object') return objectText(schema, indent);
  const types = [schema.type ?? 'unknown'].flat();
  return types.map((type) => (type === 'integer' ? 'number' : type)).join(' | ');
}

function arrayText(items: JsonSchema, indent?: string): string {
  const text = typeText(items, indent);
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})[]` : `${text}[]`;
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema, indent?: string): string {
  const inner = indent === undefined ? undefined : `${indent}  `;
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `${/^\w+$/.test(name) ? name : JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeText(field, inner)}`,
  );
  if (fields.length === 0) {
    return typeof additionalProperties === 'object' ? `Record<string, ${typeText(additionalProperties)}>` : '{}';
  }
  if (indent === undefined) return `{ ${fields.join('; ')} }`;
  return `{\n${fields.map((field) => `${inner}${field};`).join('\n')}\n${indent}}`;
}
