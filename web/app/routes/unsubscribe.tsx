import { SlimLayout } from '../components/layout/slim-layout';
import { loadChoice } from '../features/mail-choice/load-choice.server';
import { choiceHeaders, choiceMeta } from '../features/mail-choice/mail-choice';
import { UnsubscribePage } from '../features/mail-choice/unsubscribe-page';
import type { Route } from './+types/unsubscribe';

export const meta = () => choiceMeta('Unsubscribe');
export const headers = choiceHeaders;

export function loader({ params, context }: Route.LoaderArgs) {
  return loadChoice(params.token, context);
}

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  return (
    <SlimLayout note="Your mail">
      <UnsubscribePage choice={loaderData} />
    </SlimLayout>
  );
}
