import { email, type Rules } from '../../components/forms/rules';

/** What `newsletterRequestSchema` asks. */
export const NEWSLETTER_RULES: Rules<'email'> = { email };
