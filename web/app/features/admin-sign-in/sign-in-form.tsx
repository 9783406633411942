import { Button } from '../../components/ui/button';
import { Field } from '../../components/ui/field';
import { SpinnerIcon } from '../../components/ui/icons';
import { preloadToasts } from '../../components/ui/toaster';
import { useHydrated } from '../../components/use-hydrated';
import { SignInLinkOffer } from './sign-in-link-offer';
import { useSignIn } from './use-sign-in';

export function SignInForm() {
  const isHydrated = useHydrated();
  const { needsCode, isSending, isWaiting, canMailLink, submit } = useSignIn();
  return (
    <>
      <form onSubmit={submit} onFocus={preloadToasts} method="post" className="mt-6">
        <Field
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          readOnly={isSending}
        />
        {needsCode && (
          <Field
            name="code"
            label="Six digits from your authenticator app"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9 ]{6,7}"
            required
            readOnly={isSending}
          />
        )}
        <Button type="submit" className="w-full" disabled={isSending || !isHydrated}>
          {isSending ? (
            <>
              <SpinnerIcon /> Logging in...
            </>
          ) : (
            'Login'
          )}
        </Button>
        <p role="status" className="mt-3 text-center text-sm text-soft">
          {isWaiting &&
            'Many people are trying to sign in. Your password is checked within half a minute, or you are told.'}
        </p>
      </form>
      {canMailLink && <SignInLinkOffer />}
    </>
  );
}
