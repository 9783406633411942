import { FIXED_BY_WORDS_HANDED_OVER, type HandedOverFix } from '@named-first/contract';

type MailedFix = Pick<HandedOverFix, 'title' | 'fix'>;
type HandOverMail = { businessName: string; website: string; address: string; fixes: readonly MailedFix[] };

/** A mail to copy to the person who maintains the site: what to do, and where to find the details. */
export function handOverMail({ businessName, website, address, fixes }: HandOverMail): string {
  const isOne = fixes.length === 1;
  const needsOwner = fixes.some(({ fix }) => fix.fixedBy === 'owner');
  return [
    `Subject: ${isOne ? 'One change' : `${fixes.length} changes`} for the website of ${businessName}`,
    '',
    'Hello,',
    '',
    `Please make ${isOne ? 'one change' : `${fixes.length} changes`} on ${website}. The page behind this link shows what is on the site now, what to do, and how to check it:`,
    '',
    address,
    '',
    `In short${isOne ? '' : ', most important first'} (“you” means my business):`,
    '',
    ...fixes.flatMap((fix, index) => [`${index + 1}. ${fix.title}`, taskOf(fix), '']),
    ...(needsOwner ? [`If the page says “${FIXED_BY_WORDS_HANDED_OVER.owner}”, please ask me for the words.`] : []),
    'The link is private, so please do not pass it on. Tell me when all is done.',
    '',
    'Thank you',
  ].join('\n');
}

/** The first sentence of a fix. Its title alone, such as “Can AI assistants read your site?”, names no action. */
function taskOf({ fix: { summary } }: MailedFix): string {
  const [task = summary] = /^.+?[.!?](?= |$)/.exec(summary) ?? [];
  return task.trim();
}
