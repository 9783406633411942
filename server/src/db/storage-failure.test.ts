import { expect, test } from 'vitest';
import { storageFailure } from './storage-failure.ts';

const coded = (code: string) => Object.assign(new Error('secret words of the driver'), { code });

test.each([
  ['a full disk', coded('53100'), 'the disk of the database is full'],
  [
    'a standby, wrapped by the query',
    new Error('Failed query', { cause: coded('25006') }),
    'the database is read-only',
  ],
  ['a server that is starting', coded('57P03'), 'the database is starting'],
  ['a refused connection, tried at two addresses', new AggregateError([coded('ECONNREFUSED')]), 'refuses connections'],
  ['a name that cannot be looked up', coded('EAI_AGAIN'), 'cannot be looked up'],
  ['a lost connection without a code', new Error('Connection terminated unexpectedly'), 'was lost'],
  ['a connection exception', coded('08006'), 'was lost'],
])('%s is described in a sentence', (_, error, words) => {
  expect(storageFailure(error)).toContain(words);
  expect(storageFailure(error)).not.toContain('secret');
});

test.each([coded('23505'), coded('42601'), new Error('a bug'), 'no error', null])(
  '%s is not a storage failure',
  (error) => {
    expect(storageFailure(error)).toBeNull();
  },
);
