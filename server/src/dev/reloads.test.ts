import { expect, test } from 'vitest';
import { createReloads } from './reloads.ts';

/** Servers that the test starts and stops by hand, and a log of what happened. */
function handmade() {
  const happened: string[] = [];
  let number = 0;
  const start = async () => {
    number += 1;
    const name = `server ${number}`;
    happened.push(`${name} starts`);
    if (happened.includes(`${name} is broken`)) throw new Error(`${name} is broken`);
    return { name, stop: async () => void happened.push(`${name} stops`) };
  };
  const failures: unknown[] = [];
  const reloads = createReloads({ start, onFailure: (error) => failures.push(error) });
  return { reloads, happened, failures };
}

test('a server stops before the next one starts, and requests in between get the next one', async () => {
  const { reloads, happened } = handmade();
  await reloads.current();
  reloads.reload();
  expect((await reloads.current()).name).toBe('server 2');
  expect(happened).toEqual(['server 1 starts', 'server 1 stops', 'server 2 starts']);
});

test('edits that come while a server stops lead to one reload', async () => {
  const { reloads, happened } = handmade();
  for (let edit = 0; edit < 5; edit += 1) reloads.reload();
  expect((await reloads.current()).name).toBe('server 2');
  expect(happened.filter((line) => line.endsWith('starts'))).toHaveLength(2);
});

test('an edit that comes while a server starts leads to one more reload', async () => {
  const { reloads, happened } = handmade();
  await reloads.current();
  reloads.reload();
  while (!happened.includes('server 2 starts')) await Promise.resolve();
  reloads.reload();
  expect((await reloads.current()).name).toBe('server 3');
});

test('an edit that does not start is reported, and the next edit is tried nevertheless', async () => {
  const { reloads, happened, failures } = handmade();
  await reloads.current();
  happened.push('server 2 is broken');
  reloads.reload();
  await expect(reloads.current()).rejects.toThrow('server 2 is broken');
  expect(failures).toHaveLength(1);
  reloads.reload();
  expect((await reloads.current()).name).toBe('server 3');
});

test('once it has stopped, nothing starts any more', async () => {
  const { reloads, happened } = handmade();
  await reloads.current();
  await reloads.stop();
  await expect(reloads.current()).rejects.toThrow('has stopped');
  expect(happened).toEqual(['server 1 starts', 'server 1 stops']);
});
