import { useNonce } from './nonce';

/** An inline script of ours, for what must work without React. */
export function InlineScript({ text }: { text: string }) {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
