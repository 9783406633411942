import * as z from 'zod';

const honeypotSchema = z.object({ company_website: z.string().min(1) });

/** Whether a form's hidden field was filled in. People never see it, so whoever does is a script. */
export function fillsHoneypot(input: unknown): boolean {
  return honeypotSchema.safeParse(input).success;
}
