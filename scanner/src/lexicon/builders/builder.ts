import type { BuilderId, BuilderPluginId, ChangeKind } from '@named-first/contract';
import type { Fingerprint } from './fingerprint.ts';
import type { Cell } from './steps.ts';

/** A system for making sites: how to recognize it, and how its owner makes each kind of change. */
export type Builder = {
  id: BuilderId;
  /** Recognizing it takes two of different places; a builder is never guessed. */
  fingerprints: readonly Fingerprint[];
  /** A missing kind of change does not compile. */
  steps: Readonly<Record<ChangeKind, Cell>>;
};

/** An addition to WordPress: for the changes that it takes over, its steps replace those of WordPress. */
export type BuilderPlugin = {
  id: BuilderPluginId;
  /** One is enough, because it is only checked on sites where the builder itself is certain. */
  fingerprints: readonly Fingerprint[];
  steps: Readonly<Partial<Record<ChangeKind, Cell>>>;
};
