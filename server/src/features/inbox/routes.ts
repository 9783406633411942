import { INBOX_LISTS, type InboxList, inboxQuerySchema } from '@named-first/contract';
import { type Context, Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/errors.ts';
import { streamText } from '../../http/stream-download.ts';
import { exportFileName } from '../export-file-name.ts';
import { parseInput } from '../parse-input.ts';
import { rowId } from '../row-id.ts';
import { exportInbox, listInbox } from './list-inbox.ts';
import { removeSubscriber } from './remove-subscriber.ts';
import { retryMail } from './retry-mail.ts';

/** What strangers sent us, by list. The caller guards `/admin/*`. */
export function inboxRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/admin/inbox/:list', async (c) => c.json(await listInbox(deps, listOf(c), queryOf(c))))
    .get('/admin/inbox/:list/export.csv', (c) => {
      const list = listOf(c);
      const fileName = exportFileName(list, deps.clock.now());
      const chunks = exportInbox(deps, list, queryOf(c).q);
      return streamText(c, { chunks, type: 'text/csv; charset=utf-8', fileName }, deps.log);
    })
    .delete('/admin/inbox/newsletter/:id', async (c) => {
      await removeSubscriber(deps, rowId(c.req.param('id')));
      return c.json({ success: true });
    })
    .post('/admin/inbox/failed-mails/:id/retry', async (c) => {
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
