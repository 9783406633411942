import { type AskedProvider, type Asker, createAsker, type LanesSettings } from '@named-first/answers';
import type { AssistantDeps } from './deps.ts';

/** Creates each asker once, when it is first needed, because its library takes about 30 MB. */
export function createAskers(lanes: LanesSettings): AssistantDeps['askerOf'] {
  const made = new Map<AskedProvider, Promise<Asker | null>>();
  return (provider) => {
    const asker = made.get(provider) ?? createAsker(lanes, provider);
    made.set(provider, asker);
    return asker;
  };
}
