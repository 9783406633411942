import { INBOX_LISTS, type InboxList, inboxQuerySchema } from '@named-first/contract';
import { type Context, Hono } from 'hono';
import { AppError } from '../../errors/app-error.ts';
import { exportFileName } from '../../features/export-file-name.ts';
import type { InboxDeps } from '../../features/inbox/deps.ts';
import { exportInbox, listInbox } from '../../features/inbox/list-inbox.ts';
import { removeSubscriber } from '../../features/inbox/remove-subscriber.ts';
import { retryMail } from '../../features/inbox/retry-mail.ts';
import { parseInput } from '../../features/parse-input.ts';
import { rowId } from '../../features/row-id.ts';
import type { AppEnv } from '../app-env.ts';
import { streamText } from '../body/stream-download.ts';
import { at } from '../calls.ts';
import type { HttpDeps } from '../deps.ts';

/** Messages and requests from visitors, by list. The caller guards `/admin/*`. */
export function inboxRoutes(deps: HttpDeps & InboxDeps) {
  return new Hono<AppEnv>()
    .on(...at('listInbox'), async (c) => c.json(await listInbox(deps, listOf(c), queryOf(c))))
    .on(...at('exportInbox'), (c) => {
      const list = listOf(c);
      const fileName = exportFileName(list, deps.clock.now());
      const chunks = exportInbox(deps, list, queryOf(c).q);
      return streamText(c, { chunks, type: 'text/csv; charset=utf-8', fileName }, deps.log);
    })
    .on(...at('removeSubscriber'), async (c) => {
      await removeSubscriber(deps, rowId(c.req.param('id')));
      return c.json({ success: true });
    })
    .on(...at('retryMail'), async (c) => {
      await retryMail(deps, rowId(c.req.param('id')));
      return c.json({ success: true }, 202);
    });
}

function listOf(c: Context): InboxList {
  const name = c.req.param('list');
  const list = INBOX_LISTS.find((one) => one === name);
  if (!list) throw new AppError('not-found');
  return list;
}

function queryOf(c: Context) {
  return parseInput(inboxQuerySchema, c.req.query());
}
