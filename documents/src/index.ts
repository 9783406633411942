import type { MailData, MailKind, RenderMail, RenderReportPdf } from '@named-first/contract';
import { render } from 'react-email';
import { answersAlert } from './mails/answers-alert.tsx';
import { assistantPaused } from './mails/assistant-paused.tsx';
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
import { sheetSignOff } from './mails/sheet-sign-off.tsx';
import { signInLink } from './mails/sign-in-link.tsx';

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
  'assistant-paused': assistantPaused,
  'answers-alert': answersAlert,
  'sheet-sign-off': sheetSignOff,
  'sign-in-link': signInLink,
};

/** Renders one mail: subject, HTML and plain text. The same data always gives the same message. */
export const renderMail: RenderMail = async (kind, data) => {
  const template = TEMPLATES[kind];
  const body = template.body(data);
  return {
    subject: oneLine(template.subject(data)),
    html: await render(body),
    text: await render(body, { plainText: true }),
  };
};

/** Renders a report as a PDF. Loads the fonts and the PDF library at the first call. */
export const renderReportPdf: RenderReportPdf = async (report, options) => {
  const room = await import('./report/report-pdf.ts');
  return room.renderReportPdf(report, options);
};

/** Removes line breaks: the subject is a mail header, and a line break in a name would start another header. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
