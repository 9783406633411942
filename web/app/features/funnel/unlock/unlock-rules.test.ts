import { type UnlockForm, unlockFormSchema } from '@named-first/contract';
import { expect, it } from 'vitest';
import { UNLOCK_RULES } from './unlock-rules';

const valid: UnlockForm = { name: 'Ann', businessName: 'Lee Heating', email: 'ann@lee.example', phone: '6145550100' };

function contractSays(field: keyof UnlockForm, text: string): string | undefined {
  const result = unlockFormSchema.safeParse({ ...valid, [field]: text });
  return result.success ? undefined : result.error.issues[0]?.message;
}

const lengths = [0, 1, 2, 9, 10, 50, 51, 200, 201].map((length) => 'x'.repeat(length));
const phones = ['(614) 555-0100', '614555010', ' 6145550100 ', '    1    '];
const emails = [
  'ann@lee.example',
  ' ann@lee.example ',
  "o'hara+tag@sub.lee.example",
  '.ann@lee.example',
  'ann..b@lee.example',
  'ann@lee',
  'ann@-lee.example',
  'ann lee@x.example',
  'ann@lee.example.',
  'änn@lee.example',
  `${'a'.repeat(250)}@b.co`,
];

it.each(
  (Object.keys(valid) as (keyof UnlockForm)[]).flatMap((field) =>
    [...lengths, ...phones, ...emails].map((text) => [field, text] as const),
  ),
)('%s: form and contract say the same of %j', (field, text) => {
  expect(UNLOCK_RULES[field](text.trim())).toBe(contractSays(field, text));
});
