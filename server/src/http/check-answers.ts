import { isDeepStrictEqual } from 'node:util';
import { CALL_TABLE, type Call } from '@named-first/contract/calls';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv } from './app-env.ts';
import { routerPath } from './calls.ts';

const CALLS_BY_ROUTE = new Map(CALL_TABLE.map((call) => [`${call.method} ${routerPath(call.path)}`, call]));

/**
 * Compares every successful response with the contract, so that missing and additional fields are found. For
 * development and tests only: in production, no response is withheld because of its shape.
 *
 * @throws if a response does not match, which the caller sees as a server error.
 */
export const checkAnswers: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (!c.res.ok) return;
  const call = CALLS_BY_ROUTE.get(`${c.req.method} ${routePath(c, -1)}`);
  const problem = call && (await problemWith(call, c.res.clone()));
  if (problem) throw new Error(`${call.name} broke the contract: ${problem}`);
};

async function problemWith({ output }: Call, answer: Response): Promise<string | null> {
  const type = answer.headers.get('Content-Type') ?? '';
  if (output === null) return answer.status === 204 ? null : `${answer.status} where nothing was promised`;
  if (typeof output === 'string') return type.startsWith(output.split(' ')[0]!) ? null : `a file of type ${type}`;
  if (!type.startsWith('application/json')) return `${type} in place of JSON`;
  const body: unknown = await answer.json();
  const read = output.safeParse(body);
  if (!read.success) return read.error.message;
  return isDeepStrictEqual(read.data, body) ? null : 'it holds more than was promised';
}
