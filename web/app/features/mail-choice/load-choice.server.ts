import { pathOf } from '@named-first/contract';
import type { RouterContextProvider } from 'react-router';
import { pageData } from '../../api/page-data.server';
import { apiFor } from '../../api/plain-post.server';
import type { MailChoice } from './mail-choice';

/** Reads what a link's owner gets. It changes nothing. @throws a 404 answer for a link we did not make. */
export async function loadChoice(token: string, context: Readonly<RouterContextProvider>): Promise<MailChoice> {
  const path = pathOf('getPreferences', { token });
  const answer = await apiFor(context)(new Request(new URL(path, 'http://internal')));
  return { token, ...(await pageData<Omit<MailChoice, 'token'>>(answer)) };
}
