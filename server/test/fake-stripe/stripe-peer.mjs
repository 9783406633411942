// A stand-in for the Stripe API on loopback. It reads form bodies as Stripe does, checks them against the published
// OpenAPI document and answers with the published example of the resource.
//   stripe-peer.mjs --spec openapi-subset.json --port 12111 [--log stripe.jsonl] [--host 127.0.0.1] [--allow ui_mode,...]
// Answers: 401 without a key; 404 for an unknown address; 400, worded as Stripe words it, for a parameter that is
// unknown, missing or of the wrong type. Scalars of the request that the resource also has are repeated in the answer.
// A repeated Idempotency-Key gets the same answer. GET /_peer/requests returns the requests so far as JSON. --allow
// names parameters that are newer than the document; they are accepted unchecked.
import { createHash } from 'node:crypto';
import { createWriteStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const arg = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
};
const address = arg('host', '127.0.0.1');
if (!arg('spec') || !arg('port') || !/^127\.|^::1$|^localhost$/.test(address)) {
  console.error('usage: stripe-peer.mjs --spec small.json --port N [--log FILE] [--host 127.0.0.1]');
  process.exit(2);
}
const spec = JSON.parse(readFileSync(arg('spec'), 'utf8'));
const log = arg('log') ? createWriteStream(arg('log'), { flags: 'a' }) : undefined;
const allowed = new Set(arg('allow', '').split(',').filter(Boolean));
const FORM = 'application/x-www-form-urlencoded';

const routes = Object.entries(spec.paths)
  .map(([path, item]) => ({
    names: [...path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]),
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
    path,
    item,
  }))
  .sort((a, b) => a.names.length - b.names.length);

// a[0][b]=1 -> { a: { 0: { b: '1' } } }; objects whose keys are all numbers, or [], become lists.
function decode(text) {
  const root = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const parts = [key.replace(/\[.*$/s, ''), ...[...key.matchAll(/\[([^\]]*)\]/g)].map((m) => m[1])];
    let node = root;
    parts.forEach((part, i) => {
      const at = part === '' ? String(Object.keys(node).length) : part;
      if (i === parts.length - 1) {
        node[at] = value;
        return;
      }
      if (typeof node[at] !== 'object') node[at] = Object.create(null);
      node = node[at];
    });
  }
  return root;
}

const fail = (message, param, code) => ({ message, param, ...(code ? { code } : {}) });

// Returns [value, error]: the value in the document's types, or the first thing wrong with it.
function check(schema, value, name) {
  if (schema.anyOf || schema.oneOf) {
    let first;
    for (const option of schema.anyOf ?? schema.oneOf) {
      const [ok, error] = check(option, value, name);
      if (!error) return [ok];
      first ??= error;
    }
    return [undefined, first];
  }
  if (schema.enum && !schema.enum.includes(value))
    return [undefined, fail(`Invalid ${name}: must be one of ${schema.enum.join(', ')}`, name)];
  switch (schema.type) {
    case 'integer':
      return /^-?\d+$/.test(value)
        ? [Number(value)]
        : [undefined, fail(`Invalid integer: ${value}`, name, 'parameter_invalid_integer')];
    case 'number':
      return value !== '' && Number.isFinite(Number(value))
        ? [Number(value)]
        : [undefined, fail(`Invalid number: ${value}`, name)];
    case 'boolean':
      return value === 'true' || value === 'false'
        ? [value === 'true']
        : [undefined, fail(`Invalid boolean: ${value}`, name)];
    case 'string':
      if (typeof value !== 'string') return [undefined, fail(`Invalid string: ${JSON.stringify(value)}`, name)];
      if (schema.maxLength !== undefined && [...value].length > schema.maxLength)
        return [undefined, fail(`Invalid string: ${name} is over ${schema.maxLength} characters`, name)];
      return [value];
    case 'array': {
      if (typeof value !== 'object' || !Object.keys(value).every((k) => /^\d+$/.test(k)))
        return [undefined, fail('Invalid array', name)];
      const list = [];
      for (const key of Object.keys(value)) {
        const [item, error] = check(schema.items ?? {}, value[key], `${name}[${key}]`);
        if (error) return [undefined, error];
        list.push(item);
      }
      return [list];
    }
    case 'object': {
      if (typeof value !== 'object') return [undefined, fail('Invalid object', name)];
      const object = {};
      for (const key of Object.keys(value)) {
        const full = name ? `${name}[${key}]` : key;
        const known = Object.hasOwn(schema.properties ?? {}, key) ? schema.properties[key] : undefined;
        const rest = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
        if (!known && !rest && allowed.has(full.replace(/\[.*$/s, ''))) {
          object[key] = value[key];
          continue;
        }
        if (!known && !rest) return [undefined, fail(`Received unknown parameter: ${full}`, full, 'parameter_unknown')];
        const [item, error] = check(known ?? rest, value[key], full);
        if (error) return [undefined, error];
        object[key] = item;
      }
      for (const key of schema.required ?? []) {
        if (!Object.hasOwn(object, key)) {
          const full = name ? `${name}[${key}]` : key;
          return [undefined, fail(`Missing required param: ${full}.`, full, 'parameter_missing')];
        }
      }
      return [object];
    }
    default:
      return [value];
  }
}

// Rules that Stripe enforces but the document cannot express.
function beyond(route, method, body) {
  if (method !== 'post' || route.path !== '/v1/checkout/sessions') return undefined;
  const mode = body.mode ?? 'payment';
  if (mode !== 'setup' && !(body.line_items?.length > 0))
    return fail('You must provide line items in `payment` and `subscription` mode.', 'line_items', 'parameter_missing');
  for (const [n, item] of (body.line_items ?? []).entries()) {
    if (!item.price && !item.price_data)
      return fail('One of `price` or `price_data` is required.', `line_items[${n}]`, 'parameter_missing');
    if (mode === 'subscription' && item.price_data && !item.price_data.recurring)
      return fail('`subscription` mode needs a recurring price.', `line_items[${n}][price_data][recurring]`);
  }
  if (mode === 'subscription' && body.payment_intent_data)
    return fail('You can not pass `payment_intent_data` in `subscription` mode.', 'payment_intent_data');
  if (mode !== 'subscription' && body.subscription_data)
    return fail('You can not pass `subscription_data` outside `subscription` mode.', 'subscription_data');
  if (body.customer && body.customer_email)
    return fail('You may only specify one of these parameters: customer, customer_email.', 'customer_email');
  for (const key of ['success_url', 'cancel_url']) {
    if (body[key] !== undefined && !/^https?:\/\//.test(body[key])) return fail('Not a valid URL', key, 'url_invalid');
  }
  return undefined;
}

let count = 0;
const asked = [];
const kept = new Map();
const fixtureIds = (resource) => /^[a-z]+(?:_test)?_/.exec(resource?.id ?? '')?.[0];

function respond(request, text) {
  const { pathname } = new URL(request.url, 'http://peer.invalid');
  const key =
    /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ??
    Buffer.from(/^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '', 'base64')
      .toString()
      .split(':')[0];
  if (!/^(sk|rk)_/.test(key))
    return [401, { error: { type: 'invalid_request_error', message: 'You did not provide an API key.' } }];
  const method = request.method.toLowerCase();
  const route = routes.find((r) => r.pattern.test(pathname) && r.item[method]);
  if (!route)
    return [
      404,
      {
        error: { type: 'invalid_request_error', message: `Unrecognized request URL (${request.method}: ${pathname}).` },
      },
    ];
  const operation = route.item[method];
  let body = {};
  if (method === 'post') {
    if (text && !(request.headers['content-type'] ?? '').startsWith(FORM))
      return [400, { error: { type: 'invalid_request_error', message: 'Invalid request: bodies are form-encoded.' } }];
    const schema = operation.requestBody?.content?.[FORM]?.schema ?? { type: 'object' };
    const [value, error] = check({ type: 'object', ...schema }, decode(text), '');
    const wrong = error ?? beyond(route, method, value);
    if (wrong) return [400, { error: { type: 'invalid_request_error', ...wrong } }];
    body = value;
  }
  const idempotency = request.headers['idempotency-key'];
  const print = createHash('sha256').update(`${method} ${pathname}\n${text}`).digest('hex');
  if (idempotency && kept.has(idempotency)) {
    const before = kept.get(idempotency);
    if (before.print !== print)
      return [
        400,
        {
          error: {
            type: 'idempotency_error',
            message:
              'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          },
        },
      ];
    return [200, before.answer, { 'idempotent-replayed': 'true' }];
  }
  const example = operation.responses?.[200]?.content?.['application/json']?.example;
  if (!example) return [200, {}];
  const answer = structuredClone(example);
  const prefix = fixtureIds(answer);
  const named = route.pattern.exec(pathname);
  if (method === 'post' && route.names.length === 0 && prefix) {
    count += 1;
    answer.id = `${prefix}peer${String(count).padStart(6, '0')}`;
    if (typeof answer.url === 'string' && answer.object === 'checkout.session')
      answer.url = `https://checkout.stripe.com/c/pay/${answer.id}`;
  } else if (named?.[1] && prefix) answer.id = decodeURIComponent(named[1]);
  for (const [name, value] of Object.entries(body)) {
    if (name in answer && (typeof value !== 'object' || name === 'metadata')) answer[name] = value;
  }
  if (idempotency) kept.set(idempotency, { print, answer });
  return [200, answer];
}

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const text = Buffer.concat(chunks).toString('utf8');
    const send = (status, value, headers = {}) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        'request-id': `req_peer${asked.length}`,
        ...headers,
      });
      response.end(JSON.stringify(value));
    };
    if (request.url === '/_peer/requests') return send(200, asked);
    const [status, value, headers] = respond(request, text);
    const line = {
      time: new Date().toISOString(),
      method: request.method,
      path: request.url,
      status,
      body: text,
      'idempotency-key': request.headers['idempotency-key'] ?? null,
      'stripe-version': request.headers['stripe-version'] ?? null,
      error: value.error ?? null,
    };
    asked.push(line);
    log?.write(`${JSON.stringify(line)}\n`);
    return send(status, value, headers);
  });
});
server.listen(Number(arg('port')), address, () =>
  console.log(`${routes.length} paths of ${spec.info.version} on http://${address}:${server.address().port}`),
);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
    process.exit(0);
  });
