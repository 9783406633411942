import { Hono } from 'hono';
import { getClientAnswers } from '../../features/assistants/clients/get-client-answers.ts';
import { setClientMarket } from '../../features/assistants/clients/set-client-market.ts';
import type { AssistantDeps } from '../../features/assistants/deps.ts';
import { exportAnswers } from '../../features/assistants/desk/export-answers.ts';
import { getAssistants } from '../../features/assistants/desk/get-assistants.ts';
import { openPausedLane } from '../../features/assistants/lanes/open-lane.ts';
import { startPanel } from '../../features/assistants/panels/start-panel.ts';
import { pasteAnswer } from '../../features/assistants/paste-answer.ts';
import { rowId } from '../../features/row-id.ts';
import type { AppEnv } from '../app-env.ts';
import { acceptJson, readJson } from '../body/json-body.ts';
import { at } from '../calls.ts';

const CSV = 'text/csv; charset=utf-8';

/**
 * The assistants page of the back office. A change returns the new state of everything. The caller guards `/admin/*`.
 */
export function assistantAdminRoutes(deps: AssistantDeps) {
  return new Hono<AppEnv>()
    .on(...at('getAssistants'), async (c) => c.json(await getAssistants(deps)))
    .on(...at('startPanel'), acceptJson(), async (c) => {
      await startPanel(deps, await readJson(c));
      return c.json(await getAssistants(deps));
    })
    .on(...at('exportAnswers'), async (c) => {
      const file = await exportAnswers(deps, rowId(c.req.param('id')));
      return c.body(file, 200, { 'Content-Type': CSV, 'Content-Disposition': 'attachment; filename="answers.csv"' });
    })
    .on(...at('pasteAnswer'), acceptJson(), async (c) => {
      await pasteAnswer(deps, await readJson(c));
      return c.json(await getAssistants(deps));
    })
    .on(...at('openAssistantLane'), async (c) => {
      await openPausedLane(deps, c.req.param('provider') ?? '');
      return c.json(await getAssistants(deps));
    })
    .on(...at('setClientMarket'), acceptJson(), async (c) => {
      const id = rowId(c.req.param('id'));
      await setClientMarket(deps, id, await readJson(c));
      return c.json(await getClientAnswers(deps, id));
    })
    .on(...at('getClientAnswers'), async (c) => c.json(await getClientAnswers(deps, rowId(c.req.param('id')))));
}
