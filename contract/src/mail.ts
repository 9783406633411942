import type { ClientEvent, PlanChange } from './client-events.ts';
import type { LessonFinding } from './course.ts';
import type { DownloadId } from './forms.ts';
import type { PlanId } from './plans.ts';
import type { ScanReport } from './report.ts';

/**
 * Every mail the product sends, by kind, with the data its template needs. The server stores the data and the
 * documents room turns it into a message, so neither imports the other.
 */
export type MailData = {
  /** To the lead, once their scan is in: score, top three fixes, link, discount code. */
  'lead-report': {
    name: string;
    businessName: string;
    website: string;
    report: Pick<ScanReport, 'score' | 'caps' | 'recommendations' | 'scannedAt'> & { score: number };
    reportUrl: string;
    unsubscribeUrl: string | null;
    /** Whether the report goes with the mail as a PDF; known when it is sent. */
    pdfAttached?: boolean;
    /** Whether the course begins with this mail. */
    courseFollows?: boolean;
    /** Whether a campaign sends it, to somebody who did not ask. */
    fromCampaign?: boolean;
  };
  /** To the lead, when their site could not be read yet: the report is being prepared. */
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
    /** What the scan measured; null when the site could not be read. */
    score: number | null;
    finding: LessonFinding;
    reportUrl: string;
    scanUrl: string;
    pricingUrl: string;
    unsubscribeUrl: string | null;
    /** Whether the course came with a campaign's report, which nobody asked for. */
    fromCampaign?: boolean;
  };
  /** To the agency: somebody unlocked a report. */
  'new-lead': {
    name: string;
    businessName: string;
    email: string;
    phone: string | null;
    website: string;
    score: number | null;
    /** Whether the score is what the browser showed, because the site could not be read. */
    scoreIsEstimate?: boolean;
    reportUrl: string;
    adminUrl: string;
  };
  /** To the agency: the contact form. Replies go to the sender. Industry and interests are labels, as people read them. */
  'contact-message': {
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
    company: string;
    industry: string;
    interests: string[];
    message: string | null;
    /** The client that the sender's address belongs to. */
    client?: { businessName: string; planName: string; adminUrl: string } | null;
  };
  /** To a new subscriber of the newsletter. */
  'newsletter-welcome': { blogUrl: string; unsubscribeUrl: string | null };
  /** To somebody who asked for the white paper or the guide. */
  'document-download': { document: DownloadId; fullName: string | null; downloadUrl: string };
  /** To somebody who bought a plan, once it is paid. `billingUrl` opens their billing page. */
  'customer-welcome': {
    fullName: string;
    businessName: string;
    planName: string;
    billingUrl: string;
    isDemo: boolean;
    /** How it begins; absent in mails that were queued before it was told. */
    start?: {
      /** Who looks after them. */
      accountManager: string;
      /** The day by which they are called, and until when they may ask for their money back: ISO 8601. */
      callBy: string;
      guaranteeUntil: string;
      timeZone: string;
      /** What they typed as their website, where it cannot be read. */
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
    /** US dollars a month; null for a plan we do not know. */
    price: number | null;
    subscriptionStatus: string;
    isDemo: boolean;
    discountCode?: string | null;
  };
  /** To the agency: something changed in what a client has bought. Replies go to the client. */
  'client-change': {
    businessName: string;
    fullName: string;
    planId: PlanId;
    event: ClientEvent;
    /** Of the client: dates are told in it. */
    timeZone: string;
    adminUrl: string;
    isDemo: boolean;
  };
  /** To a client: what changed in their plan, confirmed in words. */
  'plan-change': {
    fullName: string;
    businessName: string;
    planId: PlanId;
    change: PlanChange;
    timeZone: string;
    billingUrl: string;
    isDemo: boolean;
  };
};

export type MailKind = keyof MailData;

export type MailAttachment = {
  /** As the receiver sees it; any characters. */
  filename: string;
  contentType: string;
  content: Uint8Array;
};

export type RenderedMail = { subject: string; html: string; text: string; attachments?: MailAttachment[] };

/** Renders one mail. Pure: the same data gives the same message. */
export type RenderMail = <K extends MailKind>(kind: K, data: MailData[K]) => Promise<RenderedMail>;
