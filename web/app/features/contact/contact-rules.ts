import { INDUSTRIES, INTERESTS } from '@named-first/contract';
import { email, optional, type Rules, required } from '../../components/forms/rules';

export type ContactField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'company'
  | 'industry'
  | 'interests'
  | 'message';

/** What `contactRequestSchema` asks. Of the interests, one stands for all: at least one must be ticked. */
export const CONTACT_RULES: Rules<ContactField> = {
  firstName: required('First name'),
  lastName: required('Last name'),
  email,
  phone: optional('Phone', 50),
  company: required('Company'),
  industry: (chosen) => (INDUSTRIES.some(({ value }) => value === chosen) ? undefined : 'Please choose your industry'),
  interests: (first) => {
    if (first === '') return 'Please choose at least one interest';
    return INTERESTS.some(({ id }) => id === first) ? undefined : 'Please choose from the listed interests';
  },
  message: optional('Message', 5000),
};

type FormEntries = { getAll(name: string): unknown[] };

/** The body of `POST /api/contact`. */
export function contactBody(fields: Record<ContactField, string>, data: FormEntries) {
  return { ...fields, interests: data.getAll('interests').map(String) };
}
