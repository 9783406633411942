import type { ClientTask } from '@named-first/contract';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../api/client';
import { formatDay } from '../../components/admin/format-date-time';
import { Button } from '../../components/ui/button';
import { Field } from '../../components/ui/field';
import { SpinnerIcon } from '../../components/ui/icons';
import { ClientSection, Nothing } from './client-section';
import { useClientChange } from './use-clients';

type ClientTasksProps = { clientId: string; tasks: ClientTask[] };

/** Tasks for this client with their due dates. */
export function ClientTasks({ clientId, tasks }: ClientTasksProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <ClientSection
      id="client-tasks"
      heading="Tasks"
      action={
        !isAdding && (
          <Button look="quiet" className="px-2!" onClick={() => setAdding(true)}>
            Add Task
          </Button>
        )
      }
    >
      {isAdding && <NewTask clientId={clientId} onClose={() => setAdding(false)} />}
      {tasks.length === 0 && !isAdding && <Nothing>No tasks.</Nothing>}
      <ul>
        {tasks.map((task) => (
          <Task key={task.id} clientId={clientId} task={task} />
        ))}
      </ul>
    </ClientSection>
  );
}

function Task({ clientId, task: { id, title, dueAt, doneAt } }: { clientId: string; task: ClientTask }) {
  const { mutate, isPending } = useClientChange({
    send: () => callApi('endClientTask', { parts: { id: clientId, task: id } }),
    done: 'Task done',
    failed: 'Failed to save the task.',
  });
  const isLate = doneAt === null && Date.parse(dueAt) < Date.now();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere">{title}</p>
        <p className={isLate ? 'text-sm font-semibold text-bad' : 'text-sm text-soft'}>
          {doneAt ? `Done on ${formatDay(doneAt)}` : `${isLate ? 'Was due' : 'Due'} on ${formatDay(dueAt)}`}
        </p>
      </div>
      {doneAt === null && (
        <Button
          look="plain"
          className="px-4!"
          aria-label={`Done: ${title}`}
          isBusy={isPending}
          onClick={() => mutate(undefined)}
        >
          {isPending && <SpinnerIcon />} Done
        </Button>
      )}
    </li>
  );
}

type NewTaskRequest = { title: string; dueAt: string };

function NewTask({ clientId, onClose }: { clientId: string; onClose: () => void }) {
  const { mutate, isPending } = useClientChange<NewTaskRequest>({
    send: (task) => callApi('addClientTask', { parts: { id: clientId }, body: task }),
    done: 'Task added',
    failed: 'Failed to add the task.',
    onDone: onClose,
  });
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    // A task is due at noon in the time zone of the browser, which is the agency's.
    const due = new Date(`${form.get('dueOn')}T12:00`);
    if (!isPending) mutate({ title: String(form.get('title')), dueAt: due.toISOString() });
  };
  return (
    <form onSubmit={add} className="mt-4 grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field label="Task" name="title" required maxLength={300} autoComplete="off" />
      <Field label="Due on" name="dueOn" type="date" required />
      <div className="flex gap-3 pb-4 sm:col-span-2">
        <Button type="submit" isBusy={isPending}>
          {isPending && <SpinnerIcon />} Add
        </Button>
        <Button look="plain" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}
