import type { BrowserContext } from 'playwright-core';

/** How Chromium begins or explains what it blocked: the policy itself, or what Trusted Types ask for. */
const VIOLATION = /Content Security Policy|requires 'Trusted(?:HTML|Script|ScriptURL)'/;

const found: string[] = [];

/** Notes whatever the content security policy blocks in any page of the context. */
export function watchPolicy(context: BrowserContext): void {
  context.on('console', (message) => {
    if (VIOLATION.test(message.text())) found.push(`${message.page()?.url()}: ${message.text()}`);
  });
}

/** The violations since the last call. A test that provokes some takes them itself; all others fail by them. */
export function takePolicyViolations(): string[] {
  return found.splice(0);
}
