import type { ClientDetail } from '@named-first/contract';
import { useParams } from 'react-router';
import { LoadFailed, Place } from '../../components/admin/place';
import { useSignInRedirect } from '../../components/admin/use-sign-in-redirect';
import { PageStyle } from '../../components/page-style';
import { ButtonLink } from '../../components/ui/button';
import { ArrowLeftIcon } from '../../components/ui/icons';
import { ClientAnswers } from './assistants/client-answers';
import { ClientContacts } from './client-contacts';
import { ClientFiles } from './client-files';
import { ClientHead } from './client-head';
import { ClientHistory } from './client-history';
import { ClientRecords } from './client-records';
import { ClientTasks } from './client-tasks';
import { ClientWork } from './client-work';
import clientsStyles from './clients.css?inline';
import { ScorePlot } from './score-plot';
import { useClient } from './use-clients';

/** One client: state, work owed, score over time, and history. */
export function ClientPage() {
  const { id = '' } = useParams();
  const client = useClient(id);
  if (useSignInRedirect(client.error)) return null;
  return (
    <div className="wide pt-6">
      <PageStyle href="clients" precedence="page" text={clientsStyles} />
      <ButtonLink look="quiet" to="/admin/clients/all" className="-ml-2 px-2!">
        <ArrowLeftIcon /> All Clients
      </ButtonLink>
      {client.isPending && <Place>Loading...</Place>}
      {client.isError && !client.data && (
        <LoadFailed what="The client" error={client.error} onAgain={() => client.refetch()} />
      )}
      {client.data && <Client detail={client.data} />}
    </div>
  );
}

function Client({ detail }: { detail: ClientDetail }) {
  const { client, tasks, work, standing, months, scores, history, contacts } = detail;
  return (
    <>
      <ClientHead client={client} orderId={detail.orders.find(({ paid }) => paid)?.id ?? null} />
      <div className="mt-8 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid gap-8">
          <ClientTasks clientId={client.id} tasks={tasks} />
          <ClientWork clientId={client.id} work={work} standing={standing} months={months} />
          <ClientHistory clientId={client.id} history={history} />
        </div>
        <div className="grid gap-8">
          <ScorePlot scores={scores} baselineScore={client.baselineScore} baselineState={client.baselineState} />
          <ClientAnswers clientId={client.id} />
          <ClientContacts clientId={client.id} contacts={contacts} />
          <ClientFiles clientId={client.id} files={detail.files} />
          <ClientRecords detail={detail} />
        </div>
      </div>
    </>
  );
}
