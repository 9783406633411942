import { CAMPAIGN_FILE_LIMIT, CAMPAIGN_MESSAGES, campaignQuerySchema } from '@named-first/contract';
import { type Context, Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/errors.ts';
import { limitBody } from '../../http/limit-body.ts';
import { streamText } from '../../http/stream-download.ts';
import { exportFileName } from '../export-file-name.ts';
import { parseInput } from '../parse-input.ts';
import { rowId } from '../row-id.ts';
import { refusedFile, resultsFile } from './campaign-files.ts';
import { cancelCampaign } from './cancel-campaign.ts';
import { checkCampaign } from './check-campaign.ts';
import { getCampaign, readCampaign } from './get-campaign.ts';
import { listCampaigns } from './list-campaigns.ts';
import { pauseCampaign } from './pause-campaign.ts';
import { resumeCampaign } from './resume-campaign.ts';
import { retryCampaign } from './retry-campaign.ts';
import { uploadCampaign } from './upload-campaign.ts';

/** The boundaries of a multipart body and its other fields. */
const MULTIPART_ROOM = 16 * 1024;
const CSV = 'text/csv; charset=utf-8';

/** Bulk campaigns. The caller guards `/admin/*`. */
export function campaignRoutes(deps: Deps) {
  const limited = limitBody(CAMPAIGN_FILE_LIMIT + MULTIPART_ROOM, 'The CSV file must be at most 10 MB.');
  const idOf = (c: Context<AppEnv>) => rowId(c.req.param('id') ?? '');
  const download = async (c: Context<AppEnv>, kind: 'refused' | 'results') => {
    const campaign = await readCampaign(deps, idOf(c));
    const chunks = kind === 'refused' ? refusedFile(deps, campaign) : resultsFile(deps, campaign);
    const fileName = exportFileName(`campaign-${kind}`, deps.clock.now());
    return streamText(c, { chunks, type: CSV, fileName }, deps.log);
  };
  return new Hono<AppEnv>()
    .get('/admin/campaigns', async (c) => c.json(await listCampaigns(deps)))
    .post('/admin/campaigns/check', limited, async (c) => c.json(await checkCampaign((await readForm(c)).bytes)))
    .post('/admin/campaigns/upload', limited, async (c) => c.json(await uploadCampaign(deps, await readForm(c)), 201))
    .get('/admin/campaigns/:id', async (c) => {
      const query = parseInput(campaignQuerySchema, c.req.query());
      return c.json(await getCampaign(deps, idOf(c), query));
    })
    .get('/admin/campaigns/:id/refused.csv', (c) => download(c, 'refused'))
    .get('/admin/campaigns/:id/results.csv', (c) => download(c, 'results'))
    .post('/admin/campaigns/:id/pause', async (c) => c.json(await pauseCampaign(deps, idOf(c))))
    .post('/admin/campaigns/:id/resume', async (c) => c.json(await resumeCampaign(deps, idOf(c))))
    .post('/admin/campaigns/:id/cancel', async (c) => c.json(await cancelCampaign(deps, idOf(c))))
    .post('/admin/campaigns/:id/retry', async (c) => c.json(await retryCampaign(deps, idOf(c))));
}

async function readForm(c: Context) {
  if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError('unsupported-type', { message: 'Send the file as multipart/form-data.' });
  }
  const { csv, name, contactAllowed } = await c.req.parseBody().catch((cause) => {
    throw new AppError('invalid-input', { cause });
  });
  if (!(csv instanceof File)) throw new AppError('invalid-input', { message: CAMPAIGN_MESSAGES.missing.description });
  return { fileName: csv.name, bytes: new Uint8Array(await csv.arrayBuffer()), name, contactAllowed };
}
