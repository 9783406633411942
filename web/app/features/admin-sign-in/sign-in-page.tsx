import { brand } from '@named-first/contract';
import { SignInForm } from './sign-in-form';
import { SignInFrame } from './sign-in-frame';

export function SignInPage() {
  return (
    <SignInFrame title="Admin Login" words={`For the people who answer ${brand.name}'s leads.`}>
      <SignInForm />
    </SignInFrame>
  );
}
