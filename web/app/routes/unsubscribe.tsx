import { SlimLayout } from '../components/layout/slim-layout';
import { loadPreferences } from '../features/mail-preferences/load-preferences.server';
import { preferencesHeaders, preferencesMeta } from '../features/mail-preferences/mail-preferences';
import { UnsubscribePage } from '../features/mail-preferences/unsubscribe-page';
import type { Route } from './+types/unsubscribe';

export const meta = () => preferencesMeta('Unsubscribe');
export const headers = preferencesHeaders;

export function loader({ params, context }: Route.LoaderArgs) {
  return loadPreferences(params.token, context);
}

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  return (
    <SlimLayout note="Your mail">
      <UnsubscribePage choice={loaderData} />
    </SlimLayout>
  );
}
