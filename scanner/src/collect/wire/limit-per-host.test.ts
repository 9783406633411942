import { expect, test } from 'vitest';
import { limitPerHost } from './limit-per-host.ts';

/** Work that ends when told to, and the names of the pieces that have begun, in order. */
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

test('only so many pieces of work run for one host, the rest follow in order, and other hosts are not held up', async () => {
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

test('work that fails gives its place to the next', async () => {
  const limited = limitPerHost(1);
  const failed = limited('a.example', async () => {
    throw new Error('no answer');
  });
  const next = limited('a.example', async () => 'answered');
  await expect(failed).rejects.toThrow('no answer');
  expect(await next).toBe('answered');
});
