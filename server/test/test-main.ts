/** The product with stub pages and a stub scanner; everything else is real. Tests start, kill and stop this process. */
import { join } from 'node:path';
import type { Pages } from '../src/http/pages/pages.ts';
import { JOB_OPTIONS } from '../src/jobs/queue-options.ts';
import { createLogger } from '../src/logging/create-logger.ts';
import { parseSettings } from '../src/settings/settings.ts';
import { logUnhandledRejections } from '../src/start/log-unhandled-rejections.ts';
import { offerBackups } from '../src/start/offer-backups.ts';
import { type ProductParts, startProduct } from '../src/start/start-product.ts';
import { stopOnSignal } from '../src/start/stop-on-signal.ts';
import { scanReport } from './factories.ts';

/** Empty pages, and mails whose subject is their kind and whose text is their data. */
export const stubPages: Pages = {
  createRenderer: () => async () => new Response('a page'),
  file: () => null,
  write: () => false,
  notFound: () => null,
  renderMail: async (kind, data) => ({ subject: kind, html: '', text: JSON.stringify(data) }),
  renderReportPdf: async () => new Uint8Array(),
  middleware: null,
  close: async () => {},
};

/** A failed mail is retried within a second and aborted after two. */
const MAIL_IN_A_HURRY: ProductParts['limits'] = {
  longestSendMs: 2000,
  jobOptions: {
    ...JOB_OPTIONS,
    'send-mail': { ...JOB_OPTIONS['send-mail'], pollSeconds: 0.5, retryDelay: 1, retryDelayMax: 1 },
  },
};

if (import.meta.main) {
  const settings = parseSettings(process.env);
  const log = createLogger({ level: settings.logLevel, pretty: false });
  logUnhandledRejections(log);
  const product = await startProduct({
    settings,
    log,
    scanWebsite: async ({ url }) => scanReport({ website: url }),
    scanForClient: async ({ url }) => ({ report: scanReport({ website: url }) }),
    documentsDir: join(settings.dataDir, 'documents'),
    loadPages: async () => stubPages,
    checksAnswers: true,
    ...(process.env.MAIL_IN_A_HURRY === 'yes' ? { limits: MAIL_IN_A_HURRY } : {}),
  });
  const stopBackups = await offerBackups({ ...product, dataDir: settings.dataDir, log });
  console.log(`listening on ${product.port}`);
  stopOnSignal((hurry) => {
    stopBackups();
    return product.stop({ finishMs: 10_000, hurry });
  });
}
