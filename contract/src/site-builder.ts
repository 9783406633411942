import * as z from 'zod';

/**
 * Systems that local businesses build their sites with. `github-pages` and `netlify` mean static files on such a host.
 */
export const BUILDERS = [
  { id: 'wordpress', name: 'WordPress' },
  { id: 'wix', name: 'Wix' },
  { id: 'squarespace', name: 'Squarespace' },
  { id: 'godaddy', name: 'GoDaddy Website Builder' },
  { id: 'shopify', name: 'Shopify' },
  { id: 'webflow', name: 'Webflow' },
  { id: 'weebly', name: 'Weebly' },
  { id: 'duda', name: 'Duda' },
  { id: 'jimdo', name: 'Jimdo' },
  { id: 'ionos', name: 'IONOS MyWebsite' },
  { id: 'joomla', name: 'Joomla' },
  { id: 'drupal', name: 'Drupal' },
  { id: 'google-sites', name: 'Google Sites' },
  { id: 'framer', name: 'Framer' },
  { id: 'ghost', name: 'Ghost' },
  { id: 'github-pages', name: 'GitHub Pages' },
  { id: 'netlify', name: 'Netlify' },
] as const;
export type BuilderId = (typeof BUILDERS)[number]['id'];

/** Additions to WordPress: a plugin for search settings or a page builder. */
export const BUILDER_PLUGINS = [
  { id: 'yoast', name: 'Yoast SEO' },
  { id: 'rank-math', name: 'Rank Math' },
  { id: 'all-in-one-seo', name: 'All in One SEO' },
  { id: 'elementor', name: 'Elementor' },
  { id: 'divi', name: 'Divi' },
  { id: 'gutenberg', name: 'Block editor (Gutenberg)' },
] as const;
export type BuilderPluginId = (typeof BUILDER_PLUGINS)[number]['id'];

/** Every kind of change that a fix can ask for. */
export const CHANGE_KINDS = [
  'title-and-description',
  'heading',
  'text',
  'new-page',
  'site-markup',
  'page-markup',
  'footer-links',
  'hours-block',
  'phone-link',
  'robots-file',
  'sitemap',
  'noindex',
  'canonical-and-redirects',
  'picture-text',
  'reviews-as-text',
  'root-file',
  'bot-settings',
  'server-speed',
  'lighter-page',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

const idsOf = <Id extends string>(rows: readonly { id: Id }[]) => rows.map(({ id }) => id) as [Id, ...Id[]];

export const builderIdSchema = z.enum(idsOf(BUILDERS));
export const builderPluginIdSchema = z.enum(idsOf(BUILDER_PLUGINS));
export const changeKindSchema = z.enum(CHANGE_KINDS);

/** The page that the steps follow, and the day on which a person read it (ISO 8601). */
export const stepsSourceSchema = z.object({
  url: z.string(),
  read: z.string(),
  /** The author: the maker of the builder, or a third party whose guide says the same. */
  by: z.enum(['maker', 'other']),
});
export type StepsSource = z.infer<typeof stepsSourceSchema>;

/** How to make one kind of change on this site. */
export const howToSchema = z.object({
  change: changeKindSchema,
  /** The change in the owner's words: `Page title and description`. */
  title: z.string(),
  /** The steps for the builder of this site; null while the builder is unknown. */
  here: z
    .object({
      /** `Wix`, `WordPress with Yoast SEO`. */
      name: z.string(),
      /**
       * `not-possible`: the steps explain what to do instead. `unverified`: we found no instructions from the maker, and
       * `steps` is empty.
       */
      state: z.enum(['steps', 'not-possible', 'unverified']),
      steps: z.array(z.string()),
      /** The plan of the builder that this requires, in the maker's words; null if every plan includes it. */
      plan: z.string().nullable(),
      source: stepsSourceSchema.nullable(),
    })
    .nullable(),
  /** General steps for an unknown system. */
  general: z.array(z.string()),
  /** How to verify from outside that the change was made. */
  proof: z.string(),
});
export type HowTo = z.infer<typeof howToSchema>;
