import { SlimLayout } from '../components/layout/slim-layout';
import { loadPreferences } from '../features/mail-preferences/load-preferences.server';
import { preferencesHeaders, preferencesMeta } from '../features/mail-preferences/mail-preferences';
import { PreferencesPage } from '../features/mail-preferences/preferences-page';
import type { Route } from './+types/preferences';

export const meta = () => preferencesMeta('What you get from us');
export const headers = preferencesHeaders;

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const isSaved = new URL(request.url).searchParams.has('saved');
  return { choice: await loadPreferences(params.token, context), isSaved };
}

export default function Preferences({ loaderData }: Route.ComponentProps) {
  return (
    <SlimLayout note="Your mail">
      <PreferencesPage {...loaderData} />
    </SlimLayout>
  );
}
