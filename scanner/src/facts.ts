import type { Evidence, NoScore, SiteState, Trade } from '@named-first/contract';
import type { Fetched, PageRole } from './artifacts.ts';
import type { AreaFacts } from './derive/areas.ts';
import type { ClaimFacts } from './derive/claims.ts';
import type { CrawlFacts } from './derive/crawl.ts';
import type { CredentialFacts } from './derive/credentials.ts';
import type { DateFacts } from './derive/dates.ts';
import type { MarkupNode, PageDocument } from './derive/document.ts';
import type { EdgeFacts } from './derive/edge.ts';
import type { FrontDoorFacts } from './derive/front-door.ts';
import type { HoursFacts } from './derive/hours.ts';
import type { LlmsFacts } from './derive/llms.ts';
import type { ProfileFacts } from './derive/profiles.ts';
import type { QuestionFacts } from './derive/questions.ts';
import type { QuotingFacts } from './derive/quoting.ts';
import type { ReviewFacts } from './derive/reviews.ts';
import type { RobotsFacts } from './derive/robots.ts';
import type { ServiceFacts } from './derive/services.ts';
import type { SitemapFacts } from './derive/sitemap.ts';
import type { SpeedFacts } from './derive/speed.ts';

/** A page that was read, with its document. Pages that were not are in `SiteFacts.site.unread`. */
export type PageFacts = {
  role: PageRole;
  url: string;
  /** URL path, e.g. `/contact/`. */
  path: string;
  anchor: string;
  status: number;
  /** Only the first part was read: the copy was cut at the size limit, or it holds more than is read of any page. */
  cut: boolean;
  document: PageDocument;
};

/** What kind of answer the site as a whole gave, and where. */
export type SiteFactsSite = {
  website: string;
  /** Home page address after redirects, or null. */
  finalUrl: string | null;
  /** Registrable domain of the final address (public-suffix aware), or the host. */
  domain: string | null;
  state: SiteState;
  /** What `state` comes from when it is not `ok`, and the same in words to the owner. */
  noScore: NoScore | null;
  stateReason: string | null;
  /** ISO 8601 day of the scan. */
  today: string;
  /** Website builder or CMS, recognised from generator tags and asset hosts; null when unknown. */
  builder: string | null;
  /** Things to say beside the score: a move to another domain, pages that were cut, links to young standards. */
  notes: readonly string[];
  unread: readonly { role: PageRole; url: string; fetched: Fetched }[];
};

/** One place where a value stands. `value` is normalised for comparison, `evidence.excerpt` is verbatim. */
export type Mention = {
  value: string;
  /** As a person sees it. */
  shown: string;
  /** `text`: visible words; `markup`: structured data; `link`: a tel: or map link. */
  source: 'text' | 'markup' | 'link' | 'title' | 'llms.txt';
  role: PageRole;
  region: string;
  /** A word nearby that says what it is for: `fax`, `office`, `emergency`, a town; null when unlabelled. */
  label: string | null;
  evidence: Evidence;
};

export type PostalAddressParts = {
  street: string | null;
  city: string | null;
  region: string | null;
  postalCode: string | null;
};

/** Names, phones and addresses wherever they stand, and the main ones chosen among them. */
export type IdentityFacts = {
  /** Best supported business name as shown, or null. */
  name: string | null;
  names: readonly Mention[];
  /** E.164, or null. */
  phone: string | null;
  /** The main phone as a person sees it on the page. */
  phoneShown: string | null;
  phones: readonly Mention[];
  addresses: readonly (Mention & { parts: PostalAddressParts })[];
  /** Main address, or null (a service-area business needs none). */
  address: PostalAddressParts | null;
  /** Scripts that swap numbers for call tracking. */
  callTracking: readonly Evidence[];
};

export type TradeFacts = {
  trade: Trade;
  votes: readonly { trade: Trade; votes: number; evidence: Evidence[] }[];
  /** The trade in a customer's words: `plumber`, `roofer`, `dentist`; `business` when generic. */
  noun: string;
  /** How the trade names a company: `plumbing company`, `law firm`, `dental office`. */
  companyNoun: string;
  shape: 'storefront' | 'service-area' | 'hybrid' | 'unknown';
};

/** The words that wording and fixes are built from: only facts found, else null. */
export type SubjectFacts = {
  name: string | null;
  noun: string;
  companyNoun: string;
  city: string | null;
  region: string | null;
  phoneShown: string | null;
  /** Two letters (ISO 3166-1): what exists in one country alone is asked of nobody else. A guess, `US` without any sign. */
  country: string;
};

export type LanguageFacts = {
  /** BCP 47 primary subtag from `lang` and a stop-word test; `en` when both agree or nothing contradicts. */
  language: string;
  isEnglish: boolean;
};

/** Nodes of markup that describe the business itself, on any sampled page, merged by `@id`. */
export type MarkupFacts = {
  businesses: readonly { node: MarkupNode; page: PageFacts }[];
  /** Every node of every page. */
  nodes: readonly { node: MarkupNode; page: PageFacts }[];
  broken: readonly { raw: string; problem: string; page: PageFacts }[];
};

/** Everything derived from the artifacts, once. A check declares which groups it needs. */
export type SiteFacts = {
  site: SiteFactsSite;
  pages: readonly PageFacts[];
  language: LanguageFacts;
  subject: SubjectFacts;
  trade: TradeFacts;
  identity: IdentityFacts;
  markup: MarkupFacts;
  robots: RobotsFacts;
  edge: EdgeFacts;
  quoting: QuotingFacts;
  llms: LlmsFacts;
  frontDoor: FrontDoorFacts;
  speed: SpeedFacts;
  sitemap: SitemapFacts;
  crawl: CrawlFacts;
  profiles: ProfileFacts;
  services: ServiceFacts;
  questions: QuestionFacts;
  claims: ClaimFacts;
  dates: DateFacts;
  reviews: ReviewFacts;
  credentials: CredentialFacts;
  areas: AreaFacts;
  hours: HoursFacts;
};
