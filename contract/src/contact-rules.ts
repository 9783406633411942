/** The options and rules of the contact form. Kept in a separate file because only one page loads it. */
import { email, optional, required } from './form-rules.ts';

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

export const NO_INTEREST = 'Please choose at least one interest';
export const UNKNOWN_INTEREST = 'Please choose from the listed interests';

/** `interests` gets the first ticked box: at least one must be ticked. */
export const CONTACT_RULES = {
  firstName: required('First name'),
  lastName: required('Last name'),
  email,
  phone: optional('Phone', 50),
  company: required('Company'),
  industry: (chosen: string) =>
    INDUSTRIES.some(({ value }) => value === chosen) ? undefined : 'Please choose your industry',
  interests: (first: string) => {
    if (first === '') return NO_INTEREST;
    return INTERESTS.some(({ id }) => id === first) ? undefined : UNKNOWN_INTEREST;
  },
  message: optional('Message', 5000),
};
