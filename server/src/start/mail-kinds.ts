import { SIGN_IN_LINK_MAIL, type SignInLinkMailDeps } from '../features/admin/sign-in-link/sign-in-link-mail.ts';
import { ANSWERS_ALERT_MAIL } from '../features/assistants/clients/alert-agency.ts';
import { LANE_PAUSED_MAIL } from '../features/assistants/lanes/lane-paused-mail.ts';
import {
  WELCOME_MAIL as CUSTOMER_WELCOME_MAIL,
  NEW_CUSTOMER_MAIL,
} from '../features/checkout/events/queue-order-mails.ts';
import { CLIENT_CHANGE_MAIL, PLAN_CHANGE_MAIL } from '../features/clients/record/record-event.ts';
import { SIGN_OFF_MAIL, type SignOffMailDeps } from '../features/clients/sheet/sign-off-mail.ts';
import { CONTACT_MAIL } from '../features/contact/send-contact-message.ts';
import { LESSON_MAIL, type LessonMailDeps } from '../features/course/lesson-mail.ts';
import { NEW_LEAD_MAIL, PENDING_MAIL } from '../features/leads/mails/lead-mail-kinds.ts';
import { WELCOME_MAIL as NEWSLETTER_WELCOME_MAIL } from '../features/newsletter/subscribe-newsletter.ts';
import { REPORT_MAIL, type ReportMailDeps } from '../features/reports/report-mail.ts';
import { DOCUMENT_MAIL } from '../features/whitepaper/request-document.ts';
import type { MailKinds } from '../mail/mail-kinds.ts';

/** The combined dependencies of the rules. */
export type MailRuleDeps = LessonMailDeps & ReportMailDeps & SignOffMailDeps & SignInLinkMailDeps;

/** Every kind of mail with the rules that its feature registers. */
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
  'assistant-paused': LANE_PAUSED_MAIL,
  'answers-alert': ANSWERS_ALERT_MAIL,
  'sheet-sign-off': SIGN_OFF_MAIL,
  'sign-in-link': SIGN_IN_LINK_MAIL,
};
