import type { MailData, MailKind, RenderMail, RenderReportPdf } from '@named-first/contract';
import { render } from 'react-email';
import { clientChange } from './mails/client-change.tsx';
import { contactMessage } from './mails/contact-message.tsx';
import { courseLesson } from './mails/course/course-lesson.tsx';
import { customerWelcome } from './mails/customer-welcome.tsx';
import { documentDownload } from './mails/document-download.tsx';
import { leadReport } from './mails/lead-report.tsx';
import { leadReportPending } from './mails/lead-report-pending.tsx';
import type { MailTemplate } from './mails/mail-template.ts';
import { newCustomer } from './mails/new-customer.tsx';
import { newLead } from './mails/new-lead.tsx';
import { newsletterWelcome } from './mails/newsletter-welcome.tsx';
import { planChange } from './mails/plan-change.tsx';

const TEMPLATES: { [Kind in MailKind]: MailTemplate<MailData[Kind]> } = {
  'lead-report': leadReport,
  'lead-report-pending': leadReportPending,
  'course-lesson': courseLesson,
  'new-lead': newLead,
  'contact-message': contactMessage,
  'newsletter-welcome': newsletterWelcome,
  'document-download': documentDownload,
  'customer-welcome': customerWelcome,
  'new-customer': newCustomer,
  'client-change': clientChange,
  'plan-change': planChange,
};

/** Renders one mail: subject, HTML and plain text. The same data gives the same message. */
export const renderMail: RenderMail = async (kind, data) => {
  const template = TEMPLATES[kind];
  const body = template.body(data);
  return {
    subject: oneLine(template.subject(data)),
    html: await render(body),
    text: await render(body, { plainText: true }),
  };
};

/** Renders a report as a PDF. Fonts and the PDF library are loaded with the first one. */
export const renderReportPdf: RenderReportPdf = async (report, options) => {
  const room = await import('./report/report-pdf.ts');
  return room.renderReportPdf(report, options);
};

/** A subject is a header: a name with a line break in it must not begin another one. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
