import type { OrderForm } from '@named-first/contract';
import { email, type Rules, required } from '../../../components/forms/rules';

/** What `orderFormSchema` asks. */
export const ORDER_RULES: Rules<keyof OrderForm> = {
  fullName: required('Full Name'),
  businessEmail: email,
  businessName: required('Business Name'),
  websiteDomain: required('Website Domain', 2048),
};
