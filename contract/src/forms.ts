import * as z from 'zod';
import { CONTACT_RULES, INDUSTRIES, INTERESTS, NO_INTEREST, UNKNOWN_INTEREST } from './contact-rules.ts';
import { DOWNLOAD_RULES, NEWSLETTER_RULES, ORDER_RULES } from './form-rules.ts';
import { optionalText, typedText } from './typed-text.ts';

/** `POST /api/contact` */
export const contactRequestSchema = z.object({
  firstName: typedText(CONTACT_RULES.firstName),
  lastName: typedText(CONTACT_RULES.lastName),
  email: typedText(CONTACT_RULES.email),
  phone: optionalText(CONTACT_RULES.phone),
  company: typedText(CONTACT_RULES.company),
  industry: z.enum(
    INDUSTRIES.map(({ value }) => value),
    { error: ({ input }) => CONTACT_RULES.industry(String(input ?? '')) },
  ),
  interests: z
    .array(
      z.enum(
        INTERESTS.map(({ id }) => id),
        { error: UNKNOWN_INTEREST },
      ),
      { error: NO_INTEREST },
    )
    .min(1, NO_INTEREST)
    .max(50, UNKNOWN_INTEREST)
    .transform((ids) => [...new Set(ids)]),
  message: optionalText(CONTACT_RULES.message),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

/** `POST /api/newsletter/subscribe` */
export const newsletterRequestSchema = z.object({ email: typedText(NEWSLETTER_RULES.email) });
export type NewsletterRequest = z.infer<typeof newsletterRequestSchema>;

/** The documents that are mailed on request. Both dialogs post to the same call. */
export const DOWNLOADS = {
  'white-paper': {
    title: 'How AI Assistants Choose a Local Business',
    kind: 'White paper',
    fileName: 'named-first-white-paper.pdf',
  },
  guide: {
    title: 'The Local Business Guide to AI Visibility',
    kind: 'Guide',
    fileName: 'named-first-guide.pdf',
  },
} as const;
export type DownloadId = keyof typeof DOWNLOADS;
export const DOWNLOAD_IDS = ['white-paper', 'guide'] as const satisfies readonly DownloadId[];

/** `POST /api/whitepaper/submit`. `document` names the dialog; it defaults to the white paper. */
export const whitepaperRequestSchema = z.object({
  email: typedText(DOWNLOAD_RULES.email),
  fullName: optionalText(DOWNLOAD_RULES.fullName),
  company: optionalText(DOWNLOAD_RULES.company),
  document: z.enum(DOWNLOAD_IDS, { error: 'There is no such document' }).default('white-paper'),
});
export type WhitepaperRequest = z.infer<typeof whitepaperRequestSchema>;

/** The fields of the checkout modal. */
export const orderFormSchema = z.object({
  fullName: typedText(ORDER_RULES.fullName),
  businessEmail: typedText(ORDER_RULES.businessEmail),
  businessName: typedText(ORDER_RULES.businessName),
  websiteDomain: typedText(ORDER_RULES.websiteDomain),
});
export type OrderForm = z.infer<typeof orderFormSchema>;
