import { email, optional, type Rules } from '../../components/forms/rules';

export type DownloadField = 'email' | 'fullName' | 'company';

/** What `whitepaperRequestSchema` asks of the fields that a person fills in. */
export const DOWNLOAD_RULES: Rules<DownloadField> = {
  email,
  fullName: optional('Full name'),
  company: optional('Company'),
};
