import type { ClientAnswers } from '@named-first/contract';
import type { FormEvent } from 'react';
import { callApi } from '../../../api/client';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Field } from '../../../components/ui/field';
import { SpinnerIcon } from '../../../components/ui/icons';
import { useClientChange } from '../use-clients';
import { monthCostWords, placeWords } from './assistant-words';

type Market = { trade: string; town: string; country: string; secondTown: string };
type ClientMarketProps = {
  clientId: string;
  answers: Pick<ClientAnswers, 'market' | 'second' | 'suggested' | 'nobodyAsked' | 'monthCosts'>;
  onClose: () => void;
};

/**
 * Names the markets in which assistants are asked about a client. Starts from what the scan of their site is sure of,
 * and shows the cost before it is spent.
 */
export function ClientMarket({ clientId, answers, onClose }: ClientMarketProps) {
  const { market, second, suggested, nobodyAsked, monthCosts } = answers;
  const start = market
    ? {
        ...market,
        trade: market.trade.replaceAll('-', ' '),
        town: placeWords(market),
      }
    : suggested;
  const { mutate, isPending } = useClientChange<Market>({
    send: (body) => callApi('setClientMarket', { parts: { id: clientId }, body }),
    done: 'Market saved',
    failed: 'Failed to save the market.',
    onDone: onClose,
  });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    mutate({ trade: text('trade'), town: text('town'), country: text('country'), secondTown: text('secondTown') });
  };
  return (
    <Dialog title="Where assistants are asked" onClose={onClose}>
      <p className="mt-3 text-soft">
        Buyer questions about this trade and town are asked every month. Clients of one market share the answers.
      </p>
      {!market && suggested && <p className="mt-2 text-soft">Filled in from the scan of their site.</p>}
      <form onSubmit={save} className="mt-5">
        <Field
          label="Trade"
          name="trade"
          placeholder="plumbing"
          maxLength={60}
          required
          autoComplete="off"
          defaultValue={start?.trade}
        />
        <Field
          label="Town"
          name="town"
          placeholder="Tacoma, WA"
          maxLength={100}
          required
          autoComplete="off"
          defaultValue={start?.town}
        />
        <Field
          label="Second town (optional)"
          name="secondTown"
          placeholder="Lakewood, WA"
          maxLength={100}
          autoComplete="off"
          defaultValue={second ? placeWords(second) : ''}
        />
        <Field
          label="Country, as two letters"
          name="country"
          minLength={2}
          maxLength={2}
          required
          autoComplete="off"
          defaultValue={start?.country ?? 'US'}
        />
        {nobodyAsked === null && <p className="text-sm text-soft">{monthCostWords(monthCosts)}</p>}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" isBusy={isPending}>
            {isPending && <SpinnerIcon />} Save
          </Button>
          <Button look="plain" onClick={onClose}>
            Keep as It Is
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
