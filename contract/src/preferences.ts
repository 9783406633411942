import * as z from 'zod';

/**
 * `GET /api/preferences/{token}`: the lists that the owner of the link receives. The address is never shown in full,
 * because links get forwarded.
 */
export const preferencesViewSchema = z.object({ address: z.string(), newsletter: z.boolean(), course: z.boolean() });
export type PreferencesView = z.infer<typeof preferencesViewSchema>;
