import { Hono } from 'hono';
import type { ReportDeps } from '../../features/reports/deps.ts';
import { getAdminReport } from '../../features/reports/get-admin-report.ts';
import type { AppEnv } from '../app-env.ts';
import { at } from '../calls.ts';
import type { HttpDeps } from '../deps.ts';

/**
 * The salesperson's report. A browser tab is redirected to the page, which calls this route again for its data. The
 * caller checks the session.
 */
export function adminReportRoutes(deps: HttpDeps & ReportDeps) {
  return new Hono<AppEnv>().on(...at('getAdminReport'), async (c) => {
    const leadId = c.req.param('leadId');
    if (c.req.header('accept')?.includes('text/html')) {
      return c.redirect(`/admin/report/${encodeURIComponent(leadId)}`, 303);
    }
    const view = await getAdminReport(deps, leadId, { scan: c.req.query('scan') });
    return c.json(view, 200, { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' });
  });
}
