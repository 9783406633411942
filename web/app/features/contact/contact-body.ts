import type { CONTACT_RULES } from '@named-first/contract';

export type ContactField = keyof typeof CONTACT_RULES;

type FormEntries = { getAll(name: string): unknown[] };

/** The body of `POST /api/contact`. */
export function contactBody(fields: Record<ContactField, string>, data: FormEntries) {
  return { ...fields, interests: data.getAll('interests').map(String) };
}
