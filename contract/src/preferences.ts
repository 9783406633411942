import * as z from 'zod';

/** `GET /api/preferences/{token}`: what the owner of a link gets from us. The address is never shown whole, because links are forwarded. */
export const preferencesViewSchema = z.object({ address: z.string(), newsletter: z.boolean(), course: z.boolean() });
export type PreferencesView = z.infer<typeof preferencesViewSchema>;
