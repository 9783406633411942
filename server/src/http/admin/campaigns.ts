import { CAMPAIGN_FILE_LIMIT, CAMPAIGN_MESSAGES, campaignQuerySchema } from '@named-first/contract';
import { type Context, Hono } from 'hono';
import { AppError } from '../../errors/app-error.ts';
import { refusedFile, resultsFile } from '../../features/campaigns/campaign-files.ts';
import { cancelCampaign } from '../../features/campaigns/cancel-campaign.ts';
import type { CampaignDeps } from '../../features/campaigns/deps.ts';
import { getCampaign, readCampaign } from '../../features/campaigns/get-campaign.ts';
import { listCampaigns } from '../../features/campaigns/list-campaigns.ts';
import { pauseCampaign } from '../../features/campaigns/pause-campaign.ts';
import { resumeCampaign } from '../../features/campaigns/resume-campaign.ts';
import { retryCampaign } from '../../features/campaigns/retry-campaign.ts';
import { checkCampaign } from '../../features/campaigns/upload/check-campaign.ts';
import { uploadCampaign } from '../../features/campaigns/upload/upload-campaign.ts';
import { exportFileName } from '../../features/export-file-name.ts';
import { parseInput } from '../../features/parse-input.ts';
import { rowId } from '../../features/row-id.ts';
import type { AppEnv } from '../app-env.ts';
import { readUpload } from '../body/read-upload.ts';
import { streamText } from '../body/stream-download.ts';
import { at } from '../calls.ts';
import type { HttpDeps } from '../deps.ts';

const CSV = 'text/csv; charset=utf-8';
const TOO_LARGE = 'The CSV file must be at most 10 MB.';

/** Bulk campaigns. The caller guards `/admin/*`. */
export function campaignRoutes(deps: HttpDeps & CampaignDeps) {
  const idOf = (c: Context<AppEnv>) => rowId(c.req.param('id') ?? '');
  const download = async (c: Context<AppEnv>, kind: 'refused' | 'results') => {
    const campaign = await readCampaign(deps, idOf(c));
    const chunks = kind === 'refused' ? refusedFile(deps, campaign) : resultsFile(deps, campaign);
    const fileName = exportFileName(`campaign-${kind}`, deps.clock.now());
    return streamText(c, { chunks, type: CSV, fileName }, deps.log);
  };
  return new Hono<AppEnv>()
    .on(...at('listCampaigns'), async (c) => c.json(await listCampaigns(deps)))
    .on(...at('checkCampaign'), async (c) => {
      const { bytes } = await readForm(c);
      return c.json(await checkCampaign(bytes, c.req.raw.signal));
    })
    .on(...at('uploadCampaign'), async (c) => {
      const upload = await readForm(c);
      return c.json(await uploadCampaign(deps, upload, c.req.raw.signal), 201);
    })
    .on(...at('getCampaign'), async (c) => {
      const query = parseInput(campaignQuerySchema, c.req.query());
      return c.json(await getCampaign(deps, idOf(c), query));
    })
    .on(...at('exportRefusedRows'), (c) => download(c, 'refused'))
    .on(...at('exportResults'), (c) => download(c, 'results'))
    .on(...at('pauseCampaign'), async (c) => c.json(await pauseCampaign(deps, idOf(c))))
    .on(...at('resumeCampaign'), async (c) => c.json(await resumeCampaign(deps, idOf(c))))
    .on(...at('cancelCampaign'), async (c) => c.json(await cancelCampaign(deps, idOf(c))))
    .on(...at('retryCampaign'), async (c) => c.json(await retryCampaign(deps, idOf(c))));
}

async function readForm(c: Context) {
  const { file, fields } = await readUpload(c, {
    name: 'csv',
    what: 'file',
    mostBytes: CAMPAIGN_FILE_LIMIT,
    tooLarge: TOO_LARGE,
  });
  if (!file) throw new AppError('invalid-input', { message: CAMPAIGN_MESSAGES.missing.description });
  return { fileName: file.name, bytes: file.bytes, name: fields.name, contactAllowed: fields.contactAllowed };
}
