import type { UnlockForm } from '@named-first/contract';
import { atLeast, email, optional, type Problems, type Rules } from '../../../components/forms/rules';

export type UnlockErrors = Problems<keyof UnlockForm>;

const badPhone = 'Please enter a valid phone number';

/** What `unlockFormSchema` asks. */
export const UNLOCK_RULES: Rules<keyof UnlockForm> = {
  name: atLeast(2, 'Name must be at least 2 characters', optional('Name')),
  businessName: atLeast(2, 'Business name must be at least 2 characters', optional('Business name')),
  email,
  phone: atLeast(10, badPhone, (typed) => (typed.length > 50 ? badPhone : undefined)),
};
