import { PAGE_ROUTES } from './page-routes.ts';

/**
 * The method and path of every call of the API, by the call's name. Separate from the schemas, so that a page that
 * makes a call does not load them. `{name}` is a path parameter.
 */
export const CALL_ROUTES = {
  ...PAGE_ROUTES,
  getReport: 'GET /api/reports/{token}',
  getReportPdf: 'GET /api/reports/{token}/pdf',
  getHandOver: 'GET /api/hand-overs/{token}',
  getHandOverPdf: 'GET /api/hand-overs/{token}/pdf',
  checkReport: 'POST /api/reports/{token}/checks',
  checkFix: 'POST /api/reports/{token}/fixes/{insightId}/checks',
  noteReportOpened: 'POST /api/reports/{token}/opened',
  getPreferences: 'GET /api/preferences/{token}',
  receivePaymentEvent: 'POST /api/stripe/webhook',
  followBillingLink: 'GET /api/billing/{link}',
  viewDemoCheckout: 'GET /api/demo-checkout/{session}',
  payDemoCheckout: 'POST /api/demo-checkout/{session}',
  viewDemoPortal: 'GET /api/demo-portal/{link}',
  changeDemoSubscription: 'POST /api/demo-portal/{link}',
  getPost: 'GET /api/blog/posts/{slug}',
  signIn: 'POST /api/admin/login',
  signOut: 'POST /api/admin/logout',
  getSession: 'GET /api/admin/session',
  mailSignInLink: 'POST /api/admin/sign-in-link',
  redeemSignInLink: 'POST /api/admin/sign-in-link/redeem',
  listLeads: 'GET /api/admin/leads',
  getLeadFigures: 'GET /api/admin/leads/figures',
  exportLeads: 'GET /api/admin/leads/export.csv',
  getLead: 'GET /api/admin/leads/{id}',
  changeLead: 'PATCH /api/admin/leads/{id}',
  addLeadNote: 'POST /api/admin/leads/{id}/notes',
  listDesk: 'GET /api/admin/desk',
  exportPerson: 'GET /api/admin/leads/{id}/export',
  erasePerson: 'DELETE /api/admin/leads/{id}',
  getAdminReport: 'GET /api/admin/report/{leadId}',
  listCampaigns: 'GET /api/admin/campaigns',
  checkCampaign: 'POST /api/admin/campaigns/check',
  uploadCampaign: 'POST /api/admin/campaigns/upload',
  getCampaign: 'GET /api/admin/campaigns/{id}',
  exportRefusedRows: 'GET /api/admin/campaigns/{id}/refused.csv',
  exportResults: 'GET /api/admin/campaigns/{id}/results.csv',
  pauseCampaign: 'POST /api/admin/campaigns/{id}/pause',
  resumeCampaign: 'POST /api/admin/campaigns/{id}/resume',
  cancelCampaign: 'POST /api/admin/campaigns/{id}/cancel',
  retryCampaign: 'POST /api/admin/campaigns/{id}/retry',
  getPostForEditing: 'GET /api/admin/blog/posts/{id}',
  createPost: 'POST /api/blog/posts',
  updatePost: 'PATCH /api/blog/posts/{id}',
  deletePost: 'DELETE /api/blog/posts/{id}',
  restorePost: 'POST /api/blog/posts/{id}/restore',
  previewPost: 'POST /api/blog/posts/{id}/preview',
  listPostVersions: 'GET /api/blog/posts/{id}/versions',
  getPostVersion: 'GET /api/blog/posts/{id}/versions/{versionId}',
  restorePostVersion: 'POST /api/blog/posts/{id}/versions/{versionId}/restore',
  listPictures: 'GET /api/admin/pictures',
  uploadPicture: 'POST /api/admin/pictures',
  listInbox: 'GET /api/admin/inbox/{list}',
  exportInbox: 'GET /api/admin/inbox/{list}/export.csv',
  removeSubscriber: 'DELETE /api/admin/inbox/newsletter/{id}',
  retryMail: 'POST /api/admin/inbox/failed-mails/{id}/retry',
  openBillingPortal: 'POST /api/admin/customers/{id}/billing-portal',
  getBillingPlan: 'GET /api/billing/{link}/plan',
  askForRefund: 'POST /api/billing/{link}/refund',
  tellWebsite: 'POST /api/billing/{link}/website',
  listClients: 'GET /api/admin/clients',
  getMonday: 'GET /api/admin/clients/monday',
  getClient: 'GET /api/admin/clients/{id}',
  changeClient: 'PATCH /api/admin/clients/{id}',
  saveClientContacts: 'PUT /api/admin/clients/{id}/contacts',
  addClientNote: 'POST /api/admin/clients/{id}/history',
  addClientTask: 'POST /api/admin/clients/{id}/tasks',
  endClientTask: 'POST /api/admin/clients/{id}/tasks/{task}/done',
  recordClientWork: 'POST /api/admin/clients/{id}/work/{deliverable}',
  undoClientWork: 'DELETE /api/admin/clients/{id}/work/entries/{entry}',
  getAssistants: 'GET /api/admin/assistants',
  startPanel: 'POST /api/admin/assistants/runs',
  exportAnswers: 'GET /api/admin/assistants/runs/{id}/answers.csv',
  pasteAnswer: 'POST /api/admin/assistants/answers',
  openAssistantLane: 'POST /api/admin/assistants/lanes/{provider}/open',
  getClientAnswers: 'GET /api/admin/assistants/clients/{id}',
  setClientMarket: 'PUT /api/admin/assistants/clients/{id}',
  noteClientRefund: 'POST /api/admin/clients/{id}/refund-made',
  getFunnel: 'GET /api/admin/funnel',
  exportFunnel: 'GET /api/admin/funnel/export.csv',
  addClientFile: 'POST /api/admin/clients/{id}/files',
  readClientFile: 'GET /api/admin/clients/{id}/files/{file}',
  deleteClientFile: 'DELETE /api/admin/clients/{id}/files/{file}',
  listProspects: 'GET /api/admin/prospects',
  addProspect: 'POST /api/admin/prospects',
  getProspect: 'GET /api/admin/prospects/{id}',
  deleteProspect: 'DELETE /api/admin/prospects/{id}',
  makeProspectLead: 'POST /api/admin/prospects/{id}/lead',
  getClientSheet: 'GET /api/admin/clients/{id}/fact-sheet',
  startClientSheet: 'POST /api/admin/clients/{id}/fact-sheet/start',
  saveClientSheet: 'PUT /api/admin/clients/{id}/fact-sheet',
  sendClientSheet: 'POST /api/admin/clients/{id}/fact-sheet/send',
  readClientSite: 'POST /api/admin/clients/{id}/fact-sheet/read',
  viewSheet: 'GET /api/fact-sheet/{link}',
  signSheet: 'POST /api/fact-sheet/{link}/sign',
  askForSheetChanges: 'POST /api/fact-sheet/{link}/changes',
} as const;

export type CallName = keyof typeof CALL_ROUTES;
export type CallMethod<N extends CallName> = (typeof CALL_ROUTES)[N] extends `${infer Method} ${string}`
  ? Method
  : never;
export type CallPath<N extends CallName> = (typeof CALL_ROUTES)[N] extends `${string} ${infer Path}` ? Path : never;

type PartsOf<Path> = Path extends `${string}{${infer Part}}${infer Rest}` ? Part | PartsOf<Rest> : never;
/** The path parameters of a call. */
export type CallParts<N extends CallName> = { [Part in PartsOf<CallPath<N>>]: string };

/** The HTTP method of a call. */
export function methodOf<N extends CallName>(name: N): CallMethod<N> {
  return CALL_ROUTES[name].split(' ')[0] as CallMethod<N>;
}

/** The URL of a call, with its path parameters filled in and encoded. */
export function pathOf<N extends CallName>(
  name: N,
  ...[parts]: keyof CallParts<N> extends never ? [] : [CallParts<N>]
): string {
  const path = CALL_ROUTES[name].split(' ')[1]!;
  return path.replace(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent((parts as Record<string, string>)[part] ?? ''),
  );
}
