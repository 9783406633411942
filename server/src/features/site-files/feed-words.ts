import { brand } from '@named-first/contract';

export const FEED_TITLE = `${brand.name} blog`;
export const FEED_DESCRIPTION = 'What gets a local service business named by AI assistants, and how we know.';

/** The number of posts in a feed. */
export const FEED_POSTS = 50;
