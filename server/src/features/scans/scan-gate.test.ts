import { expect, test } from 'vitest';
import { createScanGate } from './scan-gate.ts';

/** Work that ends when told to, noting when it began. */
function controlledWork(started: string[]) {
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(`${name} done`)));
  };
  return { work, end: (name: string) => ends.get(name)?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('callers with the same key share one run', async () => {
  const started: string[] = [];
  const { work, end } = controlledWork(started);
  const gate = createScanGate({ atOnce: 2, waiting: 2 });
  const runs = [gate.run('a', work('a')), gate.run('a', work('a')), gate.run('a', work('a'))];
  await settled();
  end('a');
  expect(await Promise.all(runs)).toEqual(['a done', 'a done', 'a done']);
  expect(started).toEqual(['a']);
});

test('no more than the allowed number run at once, and the rest start in the order they came', async () => {
  const started: string[] = [];
  const { work, end } = controlledWork(started);
  const gate = createScanGate({ atOnce: 2, waiting: 9 });
  const runs = ['a', 'b', 'c', 'd'].map((key) => gate.run(key, work(key)));
  await settled();
  expect(started).toEqual(['a', 'b']);
  end('b');
  await settled();
  const late = gate.run('e', work('e'));
  await settled();
  expect(started).toEqual(['a', 'b', 'c']);
  for (const key of ['a', 'c', 'd', 'e']) {
    end(key);
    await settled();
  }
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
  await Promise.all([...runs, late]);
});

test('a full line turns newcomers away, but not those who join a run under way', async () => {
  const { work, end } = controlledWork([]);
  const gate = createScanGate({ atOnce: 1, waiting: 1 });
  const runs = [gate.run('a', work('a')), gate.run('b', work('b'))];
  await settled();
  await expect(gate.run('c', work('c'))).rejects.toMatchObject({ code: 'too-busy', retryAfterSeconds: 30 });
  const joined = gate.run('b', work('b'));
  end('a');
  await settled();
  end('b');
  expect(await Promise.all([...runs, joined])).toEqual(['a done', 'b done', 'b done']);
});

test('a failing run frees its place and is not remembered', async () => {
  const gate = createScanGate({ atOnce: 1, waiting: 0 });
  const fail = () => Promise.reject(new Error('boom'));
  await expect(gate.run('a', fail)).rejects.toThrow('boom');
  await expect(gate.run('a', async () => 'fine')).resolves.toBe('fine');
});
