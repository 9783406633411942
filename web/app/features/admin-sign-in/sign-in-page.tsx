import { brand } from '@named-first/contract';
import { LogoMark } from '../../components/layout/logo';
import { Toaster } from '../../components/ui/toaster';
import { SignInForm } from './sign-in-form';

export function SignInPage() {
  return (
    <main id="main" className="grid flex-1 place-items-center px-4 py-10">
      <div className="w-full max-w-md">
        <a href="/" className="mb-8 flex min-h-12 items-center gap-2.5 text-ink">
          <LogoMark />
          <span className="font-display text-xl font-extrabold tracking-tight">{brand.name}</span>
        </a>
        <div className="ticket p-6 sm:p-8">
          <h1 className="text-2xl">Admin Login</h1>
          <p className="mt-2 text-soft">For the people who answer {brand.name}'s leads.</p>
          <SignInForm />
        </div>
      </div>
      <Toaster />
    </main>
  );
}
