import type { Context } from 'hono';
import { isbot } from 'isbot';
import type { Visitor } from '../features/funnel/visitor.ts';
import { hasSession } from './admin/require-session.ts';
import type { HttpDeps } from './deps.ts';

/**
 * Whether the funnel counts a request's step. It does not count bots, recognised by their user agent, or users signed
 * in to the back office.
 */
export async function countedVisitor(deps: Pick<HttpDeps, 'db' | 'clock' | 'settings'>, c: Context): Promise<Visitor> {
  const program = c.req.header('user-agent');
  return { isCounted: program !== undefined && !isbot(program) && !(await hasSession(deps, c)) };
}
