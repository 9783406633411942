import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Form, FormValue } from './form-body.ts';

const FOLDER = resolve(import.meta.dirname, '../../../test/data/stripe');

type Schema = {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  maxLength?: number;
};
type Operation = {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/**
 * The document is from 2023-08-16. These parameters were renamed or added since, by operation. Their values are checked
 * by the types of the SDK.
 */
const NEWER_PARAMETERS: Record<string, string[]> = {
  'post /v1/promotion_codes': ['promotion'],
  // The document's list of API versions ends at its own date.
  'post /v1/webhook_endpoints': ['api_version'],
};
const DROPPED_PARAMETERS: Record<string, string[]> = { 'post /v1/promotion_codes': ['coupon'] };
/** Paths that the document omits. */
const NEWER_PATHS = [/^\/v1\/billing_portal\/configurations(?:\/|$)/];

type PublishedApi = {
  /** The first mismatch between a request and Stripe's document; null if it conforms. */
  judgeRequest(method: string, path: string, form: Form): string | null;
  /** How a response differs from Stripe's published example of the same resource. */
  judgeAnswer(answer: unknown): string[];
};

/** Validates against Stripe's OpenAPI document and its published example resources. */
export function readPublishedApi(): PublishedApi {
  const document = JSON.parse(readFileSync(resolve(FOLDER, 'openapi-subset.json'), 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const { resources } = JSON.parse(readFileSync(resolve(FOLDER, 'fixtures.json'), 'utf8')) as {
    resources: Record<string, Json>;
  };
  const paths = Object.entries(document.paths)
    .map(([path, operations]) => ({ path, operations, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  return {
    judgeRequest(method, path, form) {
      if (NEWER_PATHS.some((pattern) => pattern.test(path))) return null;
      const found = paths.find(({ pattern, operations }) => pattern.test(path) && operations[method]);
      if (!found) return `there is no ${method} ${path}`;
      const name = `${method} ${found.path}`;
      const schema = schemaOf(found.operations[method]!, method);
      return judge(withoutDropped(schema, name), without(form, NEWER_PARAMETERS[name] ?? []), '');
    },
    judgeAnswer: (answer) => judgeResource(answer as Json, resources),
  };
}

function schemaOf(operation: Operation, method: string): Schema {
  if (method !== 'get' && operation.requestBody) {
    const { schema } = operation.requestBody.content['application/x-www-form-urlencoded']!;
    return { type: 'object', ...schema };
  }
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  };
}

function withoutDropped(schema: Schema, name: string): Schema {
  const dropped = DROPPED_PARAMETERS[name] ?? [];
  return { ...schema, required: (schema.required ?? []).filter((parameter) => !dropped.includes(parameter)) };
}

function without(form: Form, names: string[]): Form {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !names.includes(name)));
}

/** The first error of a form value against its schema. Every scalar in a form is text. */
function judge(schema: Schema, value: FormValue, name: string): string | null {
  if (schema.anyOf) {
    const verdicts = schema.anyOf.map((option) => judge(option, value, name));
    return verdicts.includes(null) ? null : (verdicts[0] ?? null);
  }
  if (schema.enum && !schema.enum.includes(value)) return `${name} may not be ${JSON.stringify(value)}`;
  if (schema.type === 'object') return judgeObject(schema, value, name);
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return `${name} must be a list`;
    return value.map((item, at) => judge(schema.items ?? {}, item, `${name}[${at}]`)).find(Boolean) ?? null;
  }
  if (schema.type === undefined) return null;
  if (typeof value !== 'string') return `${name} must be ${schema.type}`;
  const shape = { integer: /^-?\d+$/, number: /^-?\d+(?:\.\d+)?$/, boolean: /^(?:true|false)$/ }[schema.type];
  if (shape && !shape.test(value)) return `${name} must be ${schema.type}`;
  return schema.maxLength !== undefined && value.length > schema.maxLength ? `${name} is too long` : null;
}

function judgeObject(schema: Schema, value: FormValue, name: string): string | null {
  if (typeof value === 'string' || Array.isArray(value)) return `${name} must be an object`;
  const full = (key: string) => (name === '' ? key : `${name}[${key}]`);
  const missing = schema.required?.find((key) => !(key in value));
  if (missing) return `${full(missing)} is missing`;
  for (const [key, inner] of Object.entries(value)) {
    const known = schema.properties?.[key] ?? schema.additionalProperties;
    if (!known || known === true) return `${full(key)} is not known`;
    const verdict = judge(known, inner, full(key));
    if (verdict) return verdict;
  }
  return null;
}

function judgeResource(answer: Json, resources: Record<string, Json>): string[] {
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) return ['the answer is no object'];
  if ('error' in answer) return [];
  if (answer.object === 'list') return (answer.data as Json[]).flatMap((item) => judgeResource(item, resources));
  const example = resources[String(answer.object)];
  return example ? compare(answer, example, String(answer.object), resources) : [`there is no ${answer.object}`];
}

/** An example shows the existing fields and their types. A null on either side says nothing about the type. */
function compare(ours: Json, example: Json, at: string, resources: Record<string, Json>): string[] {
  if (ours === null || example === null) return [];
  // An id if the object was not expanded, and the object itself if it was.
  if (typeof ours === 'object' && !Array.isArray(ours) && typeof example === 'string')
    return judgeResource(ours, resources);
  if (kindOf(ours) !== kindOf(example)) return [`${at} is ${kindOf(ours)}, not ${kindOf(example)}`];
  if (Array.isArray(ours)) {
    const first = (example as Json[])[0];
    return first === undefined ? [] : ours.flatMap((item) => compare(item, first, `${at}[]`, resources));
  }
  if (typeof ours !== 'object' || at.endsWith('.metadata')) return [];
  if (at === 'event.data') return judgeResource(ours.object ?? null, resources);
  const fields = example as Record<string, Json>;
  return Object.entries(ours).flatMap(([key, value]) =>
    key in fields ? compare(value, fields[key]!, `${at}.${key}`, resources) : [`${at}.${key} is not published`],
  );
}

function kindOf(value: Json): string {
  return Array.isArray(value) ? 'a list' : typeof value;
}
