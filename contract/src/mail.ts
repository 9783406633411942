import type { ClientEvent, PlanChange } from './client-events.ts';
import type { LessonFinding } from './course.ts';
import type { DownloadId } from './forms.ts';
import type { PlanId } from './plans.ts';
import type { ScanReport } from './report.ts';

/**
 * Every kind of mail that the product sends, with the data of its template. The server stores the data and the
 * documents room renders the message, so neither imports the other.
 */
export type MailData = {
  /** To the lead, after their scan: score, top three fixes, link, discount code. */
  'lead-report': {
    name: string;
    businessName: string;
    website: string;
    report: Pick<ScanReport, 'score' | 'caps' | 'recommendations' | 'scannedAt'> & { score: number };
    reportUrl: string;
    unsubscribeUrl: string | null;
    /** Whether the report is attached as a PDF; set when the mail is sent. */
    pdfAttached?: boolean;
    /** Whether this mail starts the course. */
    courseFollows?: boolean;
    /** Whether a campaign sends it, to a person who did not ask for it. */
    fromCampaign?: boolean;
  };
  /** To the lead, if their site could not be read yet: the report is being prepared. */
  'lead-report-pending': {
    name: string;
    businessName: string;
    website: string;
    reason: string | null;
    reportUrl: string;
    unsubscribeUrl: string | null;
  };
  /** To the lead: one lesson of the course. */
  'course-lesson': {
    /** 1 to 7. */
    day: number;
    name: string;
    businessName: string;
    website: string;
    /** The measured score; null if the site could not be read. */
    score: number | null;
    finding: LessonFinding;
    reportUrl: string;
    scanUrl: string;
    pricingUrl: string;
    unsubscribeUrl: string | null;
    /** Whether the course follows a campaign's report, which the person did not ask for. */
    fromCampaign?: boolean;
  };
  /** To the agency: a visitor unlocked a report. */
  'new-lead': {
    name: string;
    businessName: string;
    email: string;
    phone: string | null;
    website: string;
    score: number | null;
    /** True if the site could not be read, so that the score is the one the browser showed. */
    scoreIsEstimate?: boolean;
    reportUrl: string;
    adminUrl: string;
  };
  /**
   * To the agency: a message from the contact form. Replies go to the sender. Industry and interests are their labels.
   */
  'contact-message': {
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
    company: string;
    industry: string;
    interests: string[];
    message: string | null;
    /** The client to whom the sender's address belongs. */
    client?: { businessName: string; planName: string; adminUrl: string } | null;
  };
  /** To a new subscriber of the newsletter. */
  'newsletter-welcome': { blogUrl: string; unsubscribeUrl: string | null };
  /** To a person who asked for the white paper or the guide. */
  'document-download': { document: DownloadId; fullName: string | null; downloadUrl: string };
  /** To a person who bought a plan, after payment. `billingUrl` opens their billing page. */
  'customer-welcome': {
    fullName: string;
    businessName: string;
    planName: string;
    billingUrl: string;
    isDemo: boolean;
    /** How the work begins; absent in mails queued by an older version. */
    start?: {
      /** The account manager. */
      accountManager: string;
      /** The day by which they are called, and the end of the refund period: ISO 8601. */
      callBy: string;
      guaranteeUntil: string;
      timeZone: string;
      /** The website they typed, if it cannot be parsed. */
      websiteTyped: string | null;
    };
  };
  /** To the agency: a plan was bought. Replies go to the customer. */
  'new-customer': {
    fullName: string;
    businessEmail: string;
    businessName: string;
    websiteDomain: string;
    planName: string;
    /** US dollars a month; null for an unknown plan. */
    price: number | null;
    subscriptionStatus: string;
    isDemo: boolean;
    discountCode?: string | null;
  };
  /** To the agency: a client's order changed. Replies go to the client. */
  'client-change': {
    businessName: string;
    fullName: string;
    planId: PlanId;
    event: ClientEvent;
    /** The client's time zone, used for dates. */
    timeZone: string;
    adminUrl: string;
    isDemo: boolean;
  };
  /** To the agency: a link that lets one browser skip the queue for password checks. It gives no access. */
  'sign-in-link': {
    linkId: string;
    /** ISO 8601. */
    worksUntil: string;
    /** The link is stored nowhere; it is computed when the mail is sent. */
    url: string | null;
  };
  /** To the agency: an assistant is no longer asked. `message` is the provider's error, at most 300 characters. */
  'assistant-paused': {
    /** As reports name it: "OpenAI, maker of ChatGPT". */
    label: string;
    model: string;
    /** The reason as a sentence. */
    why: string;
    message: string;
    adminUrl: string;
  };
  /**
   * To the agency: assistants name a client clearly more or less often than in the month before, or say something that
   * the client's site contradicts.
   */
  'answers-alert': {
    businessName: string;
    /** The month as `2026-11`. */
    period: string;
    /** `words` is the share: "Named in 3 of 12 answers". */
    changes: { assistant: string; town: string; change: 'rose' | 'fell'; words: string }[];
    /** `site` is null if the site does not mention it; `answers` is the number of answers that say it. */
    claims: { what: string; said: string; site: string | null; answers: number }[];
    adminUrl: string;
  };
  /** To a client: confirms a change of their plan. */
  'plan-change': {
    fullName: string;
    businessName: string;
    planId: PlanId;
    change: PlanChange;
    timeZone: string;
    billingUrl: string;
    isDemo: boolean;
  };
  /** To a client: the facts of their business are ready to be signed. */
  'sheet-sign-off': {
    name: string;
    businessName: string;
    version: number;
    /** ISO 8601. */
    expiresAt: string;
    timeZone: string;
    /** The row of the link; the link itself is not stored anywhere. */
    linkId: string;
    /** Set when the mail is sent. */
    sheetUrl: string | null;
    isDemo: boolean;
  };
};

export type MailKind = keyof MailData;

export type MailAttachment = {
  /** As the receiver sees it. May contain any characters. */
  filename: string;
  contentType: string;
  content: Uint8Array;
};

export type RenderedMail = { subject: string; html: string; text: string; attachments?: MailAttachment[] };

/** Renders one mail. Pure: the same data gives the same message. */
export type RenderMail = <K extends MailKind>(kind: K, data: MailData[K]) => Promise<RenderedMail>;
