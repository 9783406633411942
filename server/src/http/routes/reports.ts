import { type Context, Hono } from 'hono';
import { AppError } from '../../errors/app-error.ts';
import { checkFix } from '../../features/reports/check-fix.ts';
import type { ReportDeps } from '../../features/reports/deps.ts';
import { getReport } from '../../features/reports/get-report.ts';
import { getReportPdf, type ReportFile } from '../../features/reports/get-report-pdf.ts';
import { getHandOver, getHandOverPdf } from '../../features/reports/hand-over/get-hand-over.ts';
import { noteReportOpened } from '../../features/reports/note-report-opened.ts';
import { attachmentHeader } from '../../features/reports/report-file-name.ts';
import { startReportCheck } from '../../features/reports/start-report-check.ts';
import { hasSession } from '../admin/require-session.ts';
import type { AppEnv } from '../app-env.ts';
import { limitBody } from '../body/limit-body.ts';
import { at } from '../calls.ts';
import type { HttpDeps } from '../deps.ts';
import { limitRequests } from '../limit-requests.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };

export function reportRoutes(deps: HttpDeps & ReportDeps) {
  return new Hono<AppEnv>()
    .on(...at('getReport'), async (c) => {
      const query = { scan: c.req.query('scan'), check: c.req.query('check') };
      return c.json(await getReport(deps, c.req.param('token'), query), 200, PRIVATE);
    })
    .on(...at('getReportPdf'), limitRequests('report-pdf', deps), async (c) => {
      const { paper, scan } = c.req.query();
      return pdf(c, await getReportPdf(deps, { token: c.req.param('token'), paper, scan }));
    })
    .on(...at('getHandOver'), async (c) => c.json(await getHandOver(deps, c.req.param('token')), 200, PRIVATE))
    .on(...at('getHandOverPdf'), limitRequests('report-pdf', deps), async (c) =>
      pdf(c, await getHandOverPdf(deps, { token: c.req.param('token'), paper: c.req.query('paper') })),
    )
    .on(...at('checkReport'), noLargeBody, backToThePage, limitRequests('scan', deps), async (c) =>
      c.json(await startReportCheck(deps, c.req.param('token')), 202, PRIVATE),
    )
    .on(...at('checkFix'), noLargeBody, backToTheFix, limitRequests('scan', deps), async (c) => {
      const { token, insightId } = c.req.param();
      return c.json(await checkFix(deps, { token, insightId }), 200, PRIVATE);
    })
    .on(...at('noteReportOpened'), noLargeBody, limitRequests('report-opened', deps), async (c) => {
      // A salesperson who opens the lead's page does not count as the lead.
      if (!(await hasSession(deps, c))) await noteReportOpened(deps, c.req.param('token'));
      return c.body(null, 204);
    });
}

function pdf(c: Context<AppEnv>, { content, filename }: ReportFile): Response {
  const headers = { 'Content-Type': 'application/pdf', 'Content-Disposition': attachmentHeader(filename) };
  return c.body(content, 200, { ...PRIVATE, ...headers });
}

/** The form consists only of a button, so nothing is read from the body. */
const noLargeBody = limitBody(1024);

/** A no-JS form post gets a page back: the waiting page of the check, or the report with the error. */
async function backToThePage(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  await next();
  if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) return;
  const page = `/report/${encodeURIComponent(c.req.param('token') ?? '')}`;
  if (c.error instanceof AppError && c.error.code === 'too-many-requests') {
    c.res = c.redirect(`${page}?refused=${c.error.code}#check`, 303);
  } else if (c.res.status === 202) {
    const { checkId } = (await c.res.json()) as { checkId: string };
    c.res = c.redirect(`${page}?check=${checkId}`, 303);
  }
}

/** A no-JS form post next to a fix gets the report back, opened at that fix, with the result of the check. */
async function backToTheFix(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  await next();
  if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) return;
  const page = `/report/${encodeURIComponent(c.req.param('token') ?? '')}`;
  if (c.error instanceof AppError && ['too-many-requests', 'too-busy'].includes(c.error.code)) {
    c.res = c.redirect(`${page}?refused=too-many-requests#check`, 303);
  } else if (c.res.status === 200) {
    c.res = c.redirect(`${page}#checked-${encodeURIComponent(c.req.param('insightId') ?? '')}`, 303);
  }
}
