import type { Evidence } from '@named-first/contract';
import type { PageRole } from '../../artifacts.ts';

/** `served`: the text says that the business works there; otherwise the town is only named. */
export type Place = { name: string; region: string | null; mentions: number; served: boolean; evidence: Evidence };

/** A line such as `Boise, ID 83702`, with or without a street. */
export type WrittenTown = { place: { name: string; region: string | null }; role: PageRole; evidence: Evidence };
