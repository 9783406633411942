/** A refusal is short. A long text that begins with an apology usually goes on to answer. */
const MAX_REFUSAL_LENGTH = 500;

const REFUSALS = [
  /^(?:i['’]?m |i am )?(?:very |really )?sorry,? (?:but )?(?:i |as an)[^.]{0,80}\b(?:can(?:no|['’])t|unable|not able|won['’]t|will not)\b[^.]{0,40}\b(?:help|assist|answer|comply|provide|recommend|share|do that|fulfil)/i,
  /^i (?:can(?:no|['’])t|won['’]t|will not|am unable to|am not able to|['’]m unable to|['’]m not able to|must decline to)\s+(?:help|assist|answer|comply|provide recommend|recommend|fulfil|share|discuss)/i,
  /^i['’]m (?:unable|not able) to (?:help|assist|answer|comply|recommend|fulfil|discuss)/i,
  /^as an ai[^.]{0,60}\b(?:can(?:no|['’])t|unable|not able)\b/i,
];

/** True if the whole text only says that the assistant will not answer. "I could not find any" is an answer. */
export function readsAsRefusal(text: string): boolean {
  return text.length <= MAX_REFUSAL_LENGTH && REFUSALS.some((refusal) => refusal.test(text.trim()));
}
