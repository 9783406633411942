import type { BrowserContext } from 'playwright-core';

/** How Chromium reports blocked content: it names the policy, or what Trusted Types require. */
const VIOLATION = /Content Security Policy|requires 'Trusted(?:HTML|Script|ScriptURL)'/;

const found: string[] = [];

/** Records what the content security policy blocks in any page of the context. */
export function watchPolicy(context: BrowserContext): void {
  context.on('console', (message) => {
    if (VIOLATION.test(message.text())) found.push(`${message.page()?.url()}: ${message.text()}`);
  });
}

/** The violations since the last call. A test that provokes violations takes them itself; any others fail the test. */
export function takePolicyViolations(): string[] {
  return found.splice(0);
}
