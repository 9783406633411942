/** The report's words are the same on the page, in the PDF and in mails: they live in the contract. */
export { ASSISTANT_VERDICTS, EFFORT_WORDS, FIXED_BY_WORDS, SUB_SCORES } from '@named-first/contract';
