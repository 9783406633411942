import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { limitRequests } from '../../http/limit-requests.ts';
import { attachmentHeader } from '../../mail/report-file-name.ts';
import { getReport } from './get-report.ts';
import { getReportPdf } from './get-report-pdf.ts';

/** A report is for those who hold its address: no cache keeps it and no search engine lists it. */
const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

export function reportRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/reports/:token', async (c) => c.json(await getReport(deps, c.req.param('token')), 200, PRIVATE))
    .get('/reports/:token/pdf', limitRequests('report-pdf', deps), async (c) => {
      const file = await getReportPdf(deps, { token: c.req.param('token'), paper: c.req.query('paper') });
      return c.body(file.content, 200, {
        ...PRIVATE,
        'Content-Type': 'application/pdf',
        'Content-Disposition': attachmentHeader(file.filename),
      });
    });
}
