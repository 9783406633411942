import { pathOf } from '@named-first/contract';
import type { RouterContextProvider } from 'react-router';
import { apiFor } from '../../api/form-post.server';
import { pageData } from '../../api/page-data.server';
import type { MailPreferences } from './mail-preferences';

/**
 * Reads the mailing preferences behind a link. Changes nothing.
 *
 * @throws a 404 response for an invalid link.
 */
export async function loadPreferences(
  token: string,
  context: Readonly<RouterContextProvider>,
): Promise<MailPreferences> {
  const path = pathOf('getPreferences', { token });
  const answer = await apiFor(context)(new Request(new URL(path, 'http://internal')));
  return { token, ...(await pageData<Omit<MailPreferences, 'token'>>(answer)) };
}
