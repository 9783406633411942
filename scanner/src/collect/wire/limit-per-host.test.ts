import { expect, test } from 'vitest';
import { limitPerHost } from './limit-per-host.ts';

/** Tasks that end on demand, and the names of those that have started, in order. */
function handmade() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { begun, work, end: (name: string) => ends.get(name)?.(), settled };
}

test('limits the tasks for one host, runs the rest in order, and does not delay other hosts', async () => {
  const { begun, work, end, settled } = handmade();
  const limited = limitPerHost(2);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void limited('a.example', work(name));
  void limited('b.example', work('b1'));
  await settled();
  expect(begun.toSorted()).toEqual(['a1', 'a2', 'b1']);
  end('a2');
  await settled();
  expect(begun.at(-1)).toBe('a3');
  end('a1');
  await settled();
  expect(begun.at(-1)).toBe('a4');
});

test('a failed task frees its place for the next', async () => {
  const limited = limitPerHost(1);
  const failed = limited('a.example', async () => {
    throw new Error('no answer');
  });
  const next = limited('a.example', async () => 'answered');
  await expect(failed).rejects.toThrow('no answer');
  expect(await next).toBe('answered');
});
