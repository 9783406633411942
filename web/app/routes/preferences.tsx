import { SlimLayout } from '../components/layout/slim-layout';
import { loadChoice } from '../features/mail-choice/load-choice.server';
import { choiceHeaders, choiceMeta } from '../features/mail-choice/mail-choice';
import { PreferencesPage } from '../features/mail-choice/preferences-page';
import type { Route } from './+types/preferences';

export const meta = () => choiceMeta('What you get from us');
export const headers = choiceHeaders;

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const isSaved = new URL(request.url).searchParams.has('saved');
  return { choice: await loadChoice(params.token, context), isSaved };
}

export default function Preferences({ loaderData }: Route.ComponentProps) {
  return (
    <SlimLayout note="Your mail">
      <PreferencesPage {...loaderData} />
    </SlimLayout>
  );
}
