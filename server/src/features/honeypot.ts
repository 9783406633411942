import * as z from 'zod';

const honeypotSchema = z.object({ company_website: z.string().min(1) });

/** Whether the hidden field of a form was filled in. People cannot see it, so only bots fill it in. */
export function fillsHoneypot(input: unknown): boolean {
  return honeypotSchema.safeParse(input).success;
}
