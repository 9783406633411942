import * as z from 'zod';
import {
  adminSessionSchema,
  erasedPersonSchema,
  inboxPageSchema,
  inboxQuerySchema,
  leadFiguresSchema,
  leadListQuerySchema,
  leadPageSchema,
  listedLeadSchema,
  loginRequestSchema,
  mailedSignInLinkSchema,
  redeemSignInLinkSchema,
  uploadedPictureSchema,
} from './admin.ts';
import { leadRequestSchema, scanRequestSchema } from './api.ts';
import {
  assistantsSchema,
  clientAnswersSchema,
  clientMarketRequestSchema,
  panelRequestSchema,
  pastedAnswerRequestSchema,
} from './assistants.ts';
import {
  blogPostDetailSchema,
  blogPostPageSchema,
  blogPostRequestSchema,
  blogPostSchema,
  blogPostVersionSchema,
  blogPreviewLinkSchema,
} from './blog.ts';
import { CALL_ROUTES, type CallName } from './call-routes.ts';
import {
  campaignCheckSchema,
  campaignDetailSchema,
  campaignQuerySchema,
  campaignSchema,
  campaignUploadSchema,
} from './campaigns.ts';
import {
  checkoutAnswerSchema,
  createSubscriptionSchema,
  demoCheckoutViewSchema,
  demoPaymentSchema,
  demoPortalChangeSchema,
  demoPortalViewSchema,
} from './checkout.ts';
import {
  billingPlanSchema,
  clientChangeSchema,
  clientContactsSchema,
  clientDetailSchema,
  clientListQuerySchema,
  clientNoteSchema,
  clientPageSchema,
  clientTaskRequestSchema,
  clientWebsiteSchema,
  mondaySchema,
  refundMadeSchema,
  refundRequestSchema,
  workEntrySchema,
} from './clients.ts';
import { deskChangeSchema, deskNoteSchema, deskPageSchema, deskQuerySchema, leadDetailSchema } from './desk.ts';
import {
  clientSheetSchema,
  saveSheetSchema,
  sendSheetSchema,
  sheetChangesSchema,
  sheetPageSchema,
  signSheetSchema,
} from './fact-sheets.ts';
import { fixCheckSchema } from './fix-check.ts';
import { contactRequestSchema, newsletterRequestSchema, whitepaperRequestSchema } from './forms.ts';
import { funnelFiguresSchema, funnelQuerySchema, funnelStepSchema } from './funnel-figures.ts';
import { handOverViewSchema } from './hand-over.ts';
import { preferencesViewSchema } from './preferences.ts';
import { prospectDetailSchema, prospectLeadSchema, prospectMadeLeadSchema, prospectPageSchema } from './prospects.ts';
import { scanReportSchema } from './report.ts';
import { adminReportViewSchema, reportViewSchema } from './report-view.ts';

/** Who may make a call. A link holder has a URL that cannot be guessed; the payment provider signs its requests. */
export type Caller = 'anybody' | 'link holder' | 'payment provider' | 'admin';

/** The media type of a call that returns a file. */
export type FileOutput = 'text/csv' | 'application/pdf' | 'application/json file' | 'application/octet-stream';

/** The input and output of a call. */
export type CallDefinition = {
  who: Caller;
  /** What the call does, for the API documentation. */
  does: string;
  /** The JSON body, or the fields next to the file in a multipart form. Null without a body. */
  input: z.ZodType | null;
  /** How the body is encoded if it is not JSON. */
  encoding?: 'multipart/form-data' | 'as signed';
  query?: z.ZodObject;
  /** The JSON of a success, a file type, or null for a response without a body. */
  output: z.ZodType | FileOutput | null;
};

const success = z.object({ success: z.literal(true) });
const words = z.object({ message: z.string() });
const address = z.object({ url: z.string() });

/** Every call of the API: who may make it, its input and its output. Method and path are in `CALL_ROUTES`. */
export const CALLS = {
  scan: {
    who: 'anybody',
    does: 'Scans a website, or answers from a fresh scan of it',
    input: scanRequestSchema,
    output: scanReportSchema,
  },
  captureLead: {
    who: 'anybody',
    does: 'Takes a lead from the unlock form and mails the report',
    input: leadRequestSchema,
    output: z.object({ id: z.string() }),
  },
  getReport: {
    who: 'link holder',
    does: 'A lead’s report, its history and what changed',
    input: null,
    query: z.object({ scan: z.string().optional(), check: z.string().optional() }),
    output: reportViewSchema,
  },
  getReportPdf: {
    who: 'link holder',
    does: 'The report as a PDF',
    input: null,
    query: z.object({ paper: z.string().optional(), scan: z.string().optional() }),
    output: 'application/pdf',
  },
  getHandOver: {
    who: 'link holder',
    does: 'The open fixes of a lead’s newest report, for the person who runs the site',
    input: null,
    output: handOverViewSchema,
  },
  getHandOverPdf: {
    who: 'link holder',
    does: 'The open fixes as a PDF',
    input: null,
    query: z.object({ paper: z.string().optional() }),
    output: 'application/pdf',
  },
  checkReport: {
    who: 'link holder',
    does: 'Scans the lead’s site again',
    input: null,
    output: z.object({ checkId: z.string() }),
  },
  checkFix: {
    who: 'link holder',
    does: 'Scans the subject of one fix and reports whether it is fixed',
    input: null,
    output: fixCheckSchema,
  },
  noteReportOpened: {
    who: 'link holder',
    does: 'Records that the report page has been in view for some seconds',
    input: null,
    output: null,
  },
  sendContactMessage: { who: 'anybody', does: 'Sends the contact form', input: contactRequestSchema, output: words },
  subscribeNewsletter: {
    who: 'anybody',
    does: 'Subscribes an address to the newsletter',
    input: newsletterRequestSchema,
    output: words,
  },
  requestDocument: {
    who: 'anybody',
    does: 'Mails the link to the white paper or the guide',
    input: whitepaperRequestSchema,
    output: words,
  },
  getPreferences: {
    who: 'link holder',
    does: 'Which mailing lists an address is on',
    input: null,
    output: preferencesViewSchema,
  },
  createSubscription: {
    who: 'anybody',
    does: 'Starts an order and opens the hosted checkout',
    input: createSubscriptionSchema,
    output: checkoutAnswerSchema,
  },
  receivePaymentEvent: {
    who: 'payment provider',
    does: 'Receives an event from the payment provider',
    input: z.unknown(),
    encoding: 'as signed',
    output: z.object({ received: z.literal(true) }),
  },
  followBillingLink: { who: 'link holder', does: 'Opens the customer’s billing page', input: null, output: address },
  viewDemoCheckout: {
    who: 'link holder',
    does: 'What the demo checkout shows',
    input: null,
    output: demoCheckoutViewSchema,
  },
  payDemoCheckout: {
    who: 'link holder',
    does: 'Pays or leaves the demo checkout',
    input: demoPaymentSchema,
    output: checkoutAnswerSchema,
  },
  viewDemoPortal: {
    who: 'link holder',
    does: 'What the demo billing page shows',
    input: null,
    output: demoPortalViewSchema,
  },
  changeDemoSubscription: {
    who: 'link holder',
    does: 'Changes or ends a demo subscription',
    input: demoPortalChangeSchema,
    output: null,
  },
  listPosts: {
    who: 'anybody',
    does: 'The published posts; without `published=true` every post, for admins only',
    input: null,
    query: z.object({
      published: z.string().optional(),
      view: z.string().optional(),
      limit: z.string().optional(),
      cursor: z.string().optional(),
      tag: z.string().optional(),
    }),
    output: z.union([z.array(blogPostSchema), blogPostPageSchema]),
  },
  getPost: {
    who: 'anybody',
    does: 'A published post and the posts to read next; with `preview` a draft',
    input: null,
    query: z.object({ preview: z.string().optional() }),
    output: blogPostDetailSchema,
  },
  signIn: { who: 'anybody', does: 'Starts a session', input: loginRequestSchema, output: success },
  signOut: { who: 'anybody', does: 'Ends the session', input: null, output: success },
  getSession: { who: 'anybody', does: 'Whether the caller is signed in', input: null, output: adminSessionSchema },
  mailSignInLink: {
    who: 'anybody',
    does: 'Mails the agency a link that lets one browser skip the sign-in queue',
    input: null,
    output: mailedSignInLinkSchema,
  },
  redeemSignInLink: {
    who: 'anybody',
    does: 'Lets this browser skip the sign-in queue; gives no access',
    input: redeemSignInLinkSchema,
    output: success,
  },
  listLeads: {
    who: 'admin',
    does: 'All leads; with any of limit, cursor, q, sort or order one page',
    input: null,
    query: leadListQuerySchema,
    output: z.union([z.array(listedLeadSchema), leadPageSchema]),
  },
  getLeadFigures: { who: 'admin', does: 'The figures of the dashboard', input: null, output: leadFiguresSchema },
  exportLeads: { who: 'admin', does: 'Leads as a file', input: null, query: leadListQuerySchema, output: 'text/csv' },
  getLead: { who: 'admin', does: 'One lead with its timeline', input: null, output: leadDetailSchema },
  listDesk: {
    who: 'admin',
    does: 'A page of the sales desk',
    input: null,
    query: deskQuerySchema,
    output: deskPageSchema,
  },
  changeLead: {
    who: 'admin',
    does: 'Changes stage and next call of a lead',
    input: deskChangeSchema,
    output: leadDetailSchema,
  },
  addLeadNote: { who: 'admin', does: 'Adds a note to a lead', input: deskNoteSchema, output: leadDetailSchema },
  exportPerson: {
    who: 'admin',
    does: 'Counts of the records stored about one person',
    input: null,
    output: 'application/json file',
  },
  erasePerson: { who: 'admin', does: 'Erases one person', input: null, output: erasedPersonSchema },
  getAdminReport: {
    who: 'admin',
    does: 'A lead’s report as the salesperson sees it',
    input: null,
    query: z.object({ scan: z.string().optional() }),
    output: adminReportViewSchema,
  },
  listCampaigns: { who: 'admin', does: 'Every campaign, newest first', input: null, output: z.array(campaignSchema) },
  checkCampaign: {
    who: 'admin',
    does: 'What an upload of the file `csv` would do',
    input: z.object({}),
    encoding: 'multipart/form-data',
    output: campaignCheckSchema,
  },
  uploadCampaign: {
    who: 'admin',
    does: 'Starts a campaign with the file `csv`',
    input: campaignUploadSchema,
    encoding: 'multipart/form-data',
    output: campaignSchema,
  },
  getCampaign: {
    who: 'admin',
    does: 'A campaign and a page of its rows',
    input: null,
    query: campaignQuerySchema,
    output: campaignDetailSchema,
  },
  exportRefusedRows: { who: 'admin', does: 'The refused rows as a file', input: null, output: 'text/csv' },
  exportResults: { who: 'admin', does: 'The rows with their results as a file', input: null, output: 'text/csv' },
  pauseCampaign: { who: 'admin', does: 'Pauses a campaign', input: null, output: campaignSchema },
  resumeCampaign: { who: 'admin', does: 'Resumes a campaign', input: null, output: campaignSchema },
  cancelCampaign: { who: 'admin', does: 'Cancels a campaign', input: null, output: campaignSchema },
  retryCampaign: { who: 'admin', does: 'Scans the failed rows again', input: null, output: campaignSchema },
  getPostForEditing: { who: 'admin', does: 'One post, drafts too', input: null, output: blogPostSchema },
  createPost: { who: 'admin', does: 'Creates a post', input: blogPostRequestSchema, output: blogPostSchema },
  updatePost: {
    who: 'admin',
    does: 'Saves a post; with `If-Match` only if it was not saved in the meantime',
    input: blogPostRequestSchema,
    output: blogPostSchema,
  },
  deletePost: { who: 'admin', does: 'Deletes a post', input: null, output: success },
  restorePost: {
    who: 'admin',
    does: 'Restores a post up to 30 days after its deletion',
    input: null,
    output: blogPostSchema,
  },
  previewPost: {
    who: 'admin',
    does: 'Makes a link that shows a post as saved for a week',
    input: null,
    output: blogPreviewLinkSchema,
  },
  listPostVersions: {
    who: 'admin',
    does: 'The last saves of a post',
    input: null,
    output: z.array(blogPostVersionSchema),
  },
  getPostVersion: { who: 'admin', does: 'An earlier version of a post', input: null, output: blogPostSchema },
  restorePostVersion: { who: 'admin', does: 'Saves an earlier version again', input: null, output: blogPostSchema },
  listPictures: { who: 'admin', does: 'The uploaded pictures', input: null, output: z.array(uploadedPictureSchema) },
  uploadPicture: {
    who: 'admin',
    does: 'Stores the file `picture` in four widths',
    input: z.object({ alt: z.string().optional() }),
    encoding: 'multipart/form-data',
    output: uploadedPictureSchema,
  },
  listInbox: {
    who: 'admin',
    does: 'A page of one list of the inbox',
    input: null,
    query: inboxQuerySchema,
    output: inboxPageSchema,
  },
  exportInbox: {
    who: 'admin',
    does: 'One list of the inbox as a file',
    input: null,
    query: inboxQuerySchema,
    output: 'text/csv',
  },
  removeSubscriber: { who: 'admin', does: 'Unsubscribes an address from the newsletter', input: null, output: success },
  retryMail: { who: 'admin', does: 'Sends a failed mail again', input: null, output: success },
  openBillingPortal: { who: 'admin', does: 'A link to the customer’s billing page', input: null, output: address },
  getBillingPlan: {
    who: 'link holder',
    does: 'What a client’s billing page shows',
    input: null,
    output: billingPlanSchema,
  },
  askForRefund: {
    who: 'link holder',
    does: 'Requests a refund',
    input: refundRequestSchema,
    output: billingPlanSchema,
  },
  tellWebsite: {
    who: 'link holder',
    does: 'Corrects a website that could not be read at checkout',
    input: clientWebsiteSchema,
    output: billingPlanSchema,
  },
  listClients: {
    who: 'admin',
    does: 'A page of clients',
    input: null,
    query: clientListQuerySchema,
    output: clientPageSchema,
  },
  getMonday: { who: 'admin', does: 'The Monday page of all clients', input: null, output: mondaySchema },
  getClient: { who: 'admin', does: 'One client with work, tasks and history', input: null, output: clientDetailSchema },
  changeClient: {
    who: 'admin',
    does: 'Changes the fields that are sent',
    input: clientChangeSchema,
    output: clientDetailSchema,
  },
  saveClientContacts: {
    who: 'admin',
    does: 'Replaces all contacts',
    input: clientContactsSchema,
    output: clientDetailSchema,
  },
  addClientNote: {
    who: 'admin',
    does: 'Adds a note to the history',
    input: clientNoteSchema,
    output: clientDetailSchema,
  },
  addClientTask: { who: 'admin', does: 'Adds a task', input: clientTaskRequestSchema, output: clientDetailSchema },
  endClientTask: { who: 'admin', does: 'Ends a task', input: null, output: clientDetailSchema },
  recordClientWork: { who: 'admin', does: 'Records work', input: workEntrySchema, output: clientDetailSchema },
  undoClientWork: { who: 'admin', does: 'Removes an entry of work', input: null, output: clientDetailSchema },
  getAssistants: {
    who: 'admin',
    does: 'Lanes, spend and runs of questions to assistants',
    input: null,
    output: assistantsSchema,
  },
  startPanel: {
    who: 'admin',
    does: 'Asks the questions of a market',
    input: panelRequestSchema,
    output: assistantsSchema,
  },
  exportAnswers: { who: 'admin', does: 'The answers of a run as a file', input: null, output: 'text/csv' },
  pasteAnswer: {
    who: 'admin',
    does: 'Stores an answer copied by hand',
    input: pastedAnswerRequestSchema,
    output: assistantsSchema,
  },
  openAssistantLane: { who: 'admin', does: 'Resumes a paused assistant', input: null, output: assistantsSchema },
  getClientAnswers: {
    who: 'admin',
    does: "A client's market, and how often assistants named them over time",
    input: null,
    output: clientAnswersSchema,
  },
  setClientMarket: {
    who: 'admin',
    does: 'Sets the market in which assistants are asked about a client every month',
    input: clientMarketRequestSchema,
    output: clientAnswersSchema,
  },
  noteClientRefund: {
    who: 'admin',
    does: 'Records a refund that was made elsewhere',
    input: refundMadeSchema,
    output: clientDetailSchema,
  },
  noteFunnelStep: {
    who: 'anybody',
    does: 'Counts a view of a screen of the funnel',
    input: funnelStepSchema,
    output: null,
  },
  getFunnel: {
    who: 'admin',
    does: 'How many people took each step from scan to client, by day and source',
    input: null,
    query: funnelQuerySchema,
    output: funnelFiguresSchema,
  },
  exportFunnel: {
    who: 'admin',
    does: 'The funnel figures by day and source as CSV',
    input: null,
    query: funnelQuerySchema,
    output: 'text/csv',
  },
  addClientFile: {
    who: 'admin',
    does: 'Stores the file `file` for a client',
    input: z.object({}),
    encoding: 'multipart/form-data',
    output: clientDetailSchema,
  },
  readClientFile: { who: 'admin', does: 'A file of a client', input: null, output: 'application/octet-stream' },
  deleteClientFile: { who: 'admin', does: 'Deletes a file of a client', input: null, output: clientDetailSchema },
  listProspects: {
    who: 'admin',
    does: 'A page of the websites that the agency scanned itself',
    input: null,
    query: inboxQuerySchema,
    output: prospectPageSchema,
  },
  addProspect: {
    who: 'admin',
    does: 'Scans a website without creating a lead or sending mail',
    input: scanRequestSchema,
    output: prospectDetailSchema,
  },
  getProspect: { who: 'admin', does: 'A prospect with its report', input: null, output: prospectDetailSchema },
  deleteProspect: { who: 'admin', does: 'Removes a prospect', input: null, output: success },
  makeProspectLead: {
    who: 'admin',
    does: 'Turns a prospect into a lead without sending mail',
    input: prospectLeadSchema,
    output: prospectMadeLeadSchema,
  },
  getClientSheet: { who: 'admin', does: 'The fact sheet of a client', input: null, output: clientSheetSchema },
  startClientSheet: {
    who: 'admin',
    does: 'Starts a draft of the fact sheet from the last signed version or a scan',
    input: null,
    output: clientSheetSchema,
  },
  saveClientSheet: {
    who: 'admin',
    does: 'Saves the draft, unless it was changed in the meantime',
    input: saveSheetSchema,
    output: clientSheetSchema,
  },
  sendClientSheet: {
    who: 'admin',
    does: 'Mails the client a signing link',
    input: sendSheetSchema,
    output: clientSheetSchema,
  },
  readClientSite: {
    who: 'admin',
    does: 'Scans the website for the fact sheet and the texts to paste',
    input: null,
    output: clientSheetSchema,
  },
  viewSheet: { who: 'link holder', does: 'The fact sheet to sign', input: null, output: sheetPageSchema },
  signSheet: {
    who: 'link holder',
    does: 'Signs off the fact sheet',
    input: signSheetSchema,
    output: sheetPageSchema,
  },
  askForSheetChanges: {
    who: 'link holder',
    does: 'Asks for changes to the fact sheet',
    input: sheetChangesSchema,
    output: sheetPageSchema,
  },
} as const satisfies Record<CallName, CallDefinition>;

type SchemasOf<N extends CallName> = (typeof CALLS)[N];
/** The JSON body of a call. */
export type CallInput<N extends CallName> = SchemasOf<N>['input'] extends z.ZodType
  ? z.input<SchemasOf<N>['input']>
  : undefined;
/** The JSON of a successful response. */
export type CallOutput<N extends CallName> = SchemasOf<N>['output'] extends z.ZodType
  ? z.output<SchemasOf<N>['output']>
  : undefined;

/** One row of the table of calls. */
export type Call = CallDefinition & { name: CallName; method: string; path: string };

/** The table of calls, in the order of `CALL_ROUTES`. */
export const CALL_TABLE: readonly Call[] = (Object.keys(CALL_ROUTES) as CallName[]).map((name) => {
  const [method = '', path = ''] = CALL_ROUTES[name].split(' ');
  return { name, method, path, ...CALLS[name] };
});
