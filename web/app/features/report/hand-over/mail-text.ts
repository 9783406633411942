import type { HandedOverFix } from '@named-first/contract';

type HandOverMail = {
  businessName: string;
  website: string;
  address: string;
  fixes: readonly Pick<HandedOverFix, 'title' | 'fix'>[];
};

/** A mail to copy to the person who maintains the site: what to do, and where to find the details. */
export function handOverMail({ businessName, website, address, fixes }: HandOverMail): string {
  const count = fixes.length === 1 ? 'one change' : `${fixes.length} changes`;
  return [
    `Subject: ${count === 'one change' ? 'One change' : `${fixes.length} changes`} for the website of ${businessName}`,
    '',
    'Hello,',
    '',
    `Please make ${count} on ${website}. This page has each one with its text, what is on the site now, and how to check it:`,
    '',
    address,
    '',
    ...fixes.map((insight, index) => `${index + 1}. ${taskOf(insight)}`),
    '',
    'The address is private, so please do not pass it on. Tell me when it is done.',
    '',
    'Thank you',
  ].join('\n');
}

/** The title of a fix and its first sentence: a title such as “Can AI assistants read your site?” names no action. */
function taskOf({ title, fix: { summary } }: Pick<HandedOverFix, 'title' | 'fix'>): string {
  const [task = summary] = /^.+?[.!?](?= |$)/.exec(summary) ?? [];
  return `${title}${/[.?!]$/.test(title) ? '' : ':'} ${task}`.trim();
}
