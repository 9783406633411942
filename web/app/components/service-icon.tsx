import type { ServiceSlug } from '@named-first/contract';
import { StarIcon } from './ui/icons';
import { ChartIcon, ChatIcon, CodeIcon, ListIcon, MicIcon, PenIcon, PeopleIcon, PinIcon } from './ui/subject-icons';

const ICONS: Record<ServiceSlug, typeof ChatIcon> = {
  'llm-citation-optimization': ChatIcon,
  'reddit-quora-seeding': PeopleIcon,
  'voice-search-optimization': MicIcon,
  'google-business-profile-management': PinIcon,
  'reputation-review-management': StarIcon,
  'ai-focused-content': PenIcon,
  'directory-seeding': ListIcon,
  'schema-markup': CodeIcon,
  'ai-analytics-tracking': ChartIcon,
};

export function ServiceIcon({ slug, className }: { slug: ServiceSlug; className: string }) {
  const Icon = ICONS[slug];
  return <Icon className={className} />;
}
