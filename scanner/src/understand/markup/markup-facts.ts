import type { MarkupNode } from '../../read/html/document.ts';
import type { PageFacts } from '../page-facts.ts';

/** Markup nodes that describe the business itself, on any sampled page, merged by `@id`. */
export type MarkupFacts = {
  businesses: readonly { node: MarkupNode; page: PageFacts }[];
  /** Every node of every page. */
  nodes: readonly { node: MarkupNode; page: PageFacts }[];
  broken: readonly { raw: string; problem: string; page: PageFacts }[];
};
