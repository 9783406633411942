/**
 * "Stored data tables" of the specification, written by hand, independently of the schema that is tested against it. A
 * column is `[required | optional, default]`; the defaults are as `information_schema` prints them.
 */
type SpecifiedColumn = readonly ['required' | 'optional', string?];
type SpecifiedTable = { columns: Record<string, SpecifiedColumn>; unique: string[] };

const id = ['required', 'gen_random_uuid()'] as const;
const created_at = ['required', 'now()'] as const;
const required = ['required'] as const;
const optional = ['optional'] as const;
const status = (first: string) => ['required', `'${first}'::text`] as const;

export const SPECIFIED_TABLES: Record<string, SpecifiedTable> = {
  users: {
    columns: {
      id,
      username: required,
      email: required,
      password: required,
      stripe_customer_id: optional,
      stripe_subscription_id: optional,
      subscription_status: optional,
      subscription_plan: optional,
      created_at,
    },
    unique: ['email', 'username'],
  },
  contacts: {
    columns: {
      id,
      first_name: required,
      last_name: required,
      email: required,
      phone: optional,
      company: required,
      industry: required,
      interests: required,
      message: optional,
      created_at,
    },
    unique: [],
  },
  newsletters: {
    columns: { id, email: required, subscribed: ['required', 'true'], created_at },
    unique: ['email'],
  },
  blog_posts: {
    columns: {
      id,
      title: required,
      slug: required,
      excerpt: required,
      content: required,
      author: required,
      category: status('AI Search'),
      tags: ['required', "'{}'::text[]"],
      featured_image: optional,
      published: ['required', 'false'],
      published_at: optional,
      created_at,
      updated_at: created_at,
    },
    unique: ['slug'],
  },
  customers: {
    columns: {
      id,
      full_name: required,
      business_email: required,
      business_name: required,
      website_domain: required,
      plan_id: required,
      plan_name: required,
      stripe_customer_id: optional,
      stripe_subscription_id: optional,
      stripe_session_id: optional,
      subscription_status: status('pending'),
      created_at,
    },
    unique: [],
  },
  whitepaper_leads: {
    columns: { id, email: required, full_name: optional, company: optional, created_at },
    unique: [],
  },
  leads: {
    columns: {
      id,
      website: required,
      name: required,
      business_name: required,
      email: required,
      phone: optional,
      ai_visibility_score: optional,
      report_data: optional,
      created_at,
    },
    unique: ['report_token'],
  },
  email_campaigns: {
    columns: {
      id,
      lead_id: required,
      day_number: required,
      email_type: required,
      subject: required,
      status: status('pending'),
      sent_at: optional,
      created_at,
    },
    unique: [],
  },
  bulk_campaigns: {
    columns: {
      id,
      name: required,
      status: status('pending'),
      total_contacts: required,
      completed_scans: ['required', '0'],
      failed_scans: ['required', '0'],
      created_at,
      completed_at: optional,
    },
    unique: [],
  },
  campaign_scans: {
    columns: {
      id,
      campaign_id: required,
      lead_id: optional,
      status: status('pending'),
      website: required,
      first_name: required,
      last_name: required,
      business_name: required,
      email: required,
      title: optional,
      location: optional,
      error_message: optional,
      created_at,
      completed_at: optional,
    },
    unique: [],
  },
  drip_emails: {
    columns: {
      id,
      lead_id: required,
      campaign_id: optional,
      source: required,
      day_number: required,
      email_type: required,
      subject: required,
      status: status('scheduled'),
      scheduled_for: required,
      sent_at: optional,
      created_at,
    },
    unique: [],
  },
};
