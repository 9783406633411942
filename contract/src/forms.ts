import * as z from 'zod';

const email = z
  .string({ error: 'Please enter a valid email address' })
  .trim()
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

const required = (label: string, most = 200) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(most, `${label} must be at most ${most} characters`);

/** Absent, null and blank all mean that nothing was said: stored as null. */
const optional = (label: string, most = 200) =>
  z
    .string()
    .trim()
    .max(most, `${label} must be at most ${most} characters`)
    .nullish()
    .transform((text) => text || null);

export const INDUSTRIES = [
  { value: 'hvac', label: 'HVAC' },
  { value: 'plumbing', label: 'Plumbing' },
  { value: 'roofing', label: 'Roofing' },
  { value: 'solar', label: 'Solar' },
  { value: 'home-services', label: 'Home Services' },
  { value: 'legal', label: 'Legal' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'other', label: 'Other' },
] as const;

export const INTERESTS = [
  { id: 'llm', label: 'LLM Optimization' },
  { id: 'reddit', label: 'Reddit Strategy' },
  { id: 'voice', label: 'Voice Search' },
  { id: 'gbp', label: 'Google Business Profile' },
] as const;

const industryValues = INDUSTRIES.map(({ value }) => value);
const interestIds = INTERESTS.map(({ id }) => id);

/** `POST /api/contact` */
export const contactRequestSchema = z.object({
  firstName: required('First name'),
  lastName: required('Last name'),
  email,
  phone: optional('Phone', 50),
  company: required('Company'),
  industry: z.enum(industryValues, { error: 'Please choose your industry' }),
  interests: z
    .array(z.enum(interestIds, { error: 'Please choose from the listed interests' }), {
      error: 'Please choose at least one interest',
    })
    .min(1, 'Please choose at least one interest')
    .max(50, 'Please choose from the listed interests')
    .transform((ids) => [...new Set(ids)]),
  message: optional('Message', 5000),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

/** `POST /api/newsletter/subscribe` */
export const newsletterRequestSchema = z.object({ email });
export type NewsletterRequest = z.infer<typeof newsletterRequestSchema>;

/** What is mailed as a download. Both dialogs post to the same call. */
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

/** `POST /api/whitepaper/submit`. `document` says which dialog was used; without it, it is the white paper. */
export const whitepaperRequestSchema = z.object({
  email,
  fullName: optional('Full name'),
  company: optional('Company'),
  document: z.enum(DOWNLOAD_IDS, { error: 'There is no such document' }).default('white-paper'),
});
export type WhitepaperRequest = z.infer<typeof whitepaperRequestSchema>;

/** The checkout modal: what the buyer types. */
export const orderFormSchema = z.object({
  fullName: required('Full Name'),
  businessEmail: email,
  businessName: required('Business Name'),
  websiteDomain: required('Website Domain', 2048),
});
export type OrderForm = z.infer<typeof orderFormSchema>;
