import {
  WELCOME_MAIL as CUSTOMER_WELCOME_MAIL,
  NEW_CUSTOMER_MAIL,
} from '../features/checkout/events/queue-order-mails.ts';
import { CLIENT_CHANGE_MAIL, PLAN_CHANGE_MAIL } from '../features/clients/record/record-event.ts';
import { CONTACT_MAIL } from '../features/contact/send-contact-message.ts';
import { LESSON_MAIL, type LessonMailDeps } from '../features/course/lesson-mail.ts';
import { NEW_LEAD_MAIL, PENDING_MAIL, REPORT_MAIL } from '../features/leads/mails/lead-mail-kinds.ts';
import type { AttachmentDeps } from '../features/leads/mails/report-attachment.ts';
import { WELCOME_MAIL as NEWSLETTER_WELCOME_MAIL } from '../features/newsletter/subscribe-newsletter.ts';
import { DOCUMENT_MAIL } from '../features/whitepaper/request-document.ts';
import type { MailKinds } from '../mail/mail-kinds.ts';

/** What the rules depend on, together. */
export type MailRuleDeps = LessonMailDeps & AttachmentDeps;

/** Every kind of mail with the rules its feature registers. */
export const MAIL_KINDS: MailKinds<MailRuleDeps> = {
  'lead-report': REPORT_MAIL,
  'lead-report-pending': PENDING_MAIL,
  'new-lead': NEW_LEAD_MAIL,
  'course-lesson': LESSON_MAIL,
  'contact-message': CONTACT_MAIL,
  'newsletter-welcome': NEWSLETTER_WELCOME_MAIL,
  'document-download': DOCUMENT_MAIL,
  'customer-welcome': CUSTOMER_WELCOME_MAIL,
  'new-customer': NEW_CUSTOMER_MAIL,
  'client-change': CLIENT_CHANGE_MAIL,
  'plan-change': PLAN_CHANGE_MAIL,
};
