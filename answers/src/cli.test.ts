import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ProviderPeer, peerAnswer, startProviderPeer } from '../test/provider-peer.ts';
import type { LanesSettings } from './ask/create-askers.ts';
import { runAsk } from './cli.ts';

const NONE = { apiKey: null, baseUrl: null, model: null };
const NO_LANES: LanesSettings = { openai: NONE, anthropic: NONE, perplexity: NONE, compatible: NONE };
const PLUMBERS = ['--trade', 'plumbing', '--town', 'Tacoma, WA'];

let peer: ProviderPeer;
let folder: string;
beforeEach(async () => {
  peer = await startProviderPeer(({ form }) => peerAnswer(form));
  folder = await mkdtemp(join(tmpdir(), 'answers-'));
});
afterEach(async () => {
  await peer.close();
  await rm(folder, { recursive: true });
});

async function run(args: string[], lanes = NO_LANES) {
  const said: string[] = [];
  const warned: string[] = [];
  const now = () => new Date('2026-11-22T10:00:00Z');
  const parts = {
    lanes,
    now,
    say: (text: string) => void said.push(text),
    warn: (text: string) => void warned.push(text),
  };
  const code = await runAsk(args, parts);
  return { code, said: said.join('\n'), warned: warned.join('\n') };
}

const lanes = (): LanesSettings => ({
  ...NO_LANES,
  openai: { apiKey: 'sk-of-a-test', baseUrl: peer.baseUrl('openai'), model: null },
  perplexity: { apiKey: 'pplx-of-a-test', baseUrl: peer.baseUrl('perplexity'), model: null },
});

test('without a key no assistant is asked, and the command says so', async () => {
  const { code, said, warned } = await run([...PLUMBERS, '--yes']);
  expect([code, said]).toEqual([1, '']);
  expect(warned).toContain('Nobody was asked: no assistant has a key.');
});

test('the cost is shown before it is spent', async () => {
  const { code, warned } = await run(PLUMBERS, lanes());
  expect(code).toBe(1);
  expect(warned).toContain(
    'Up to 24 questions to OpenAI, maker of ChatGPT (gpt-6-luna), Perplexity (perplexity/sonar): usually $0.22, at most $0.71.',
  );
  expect(peer.requests).toEqual([]);
});

test('answers are saved and shown again without the network', async () => {
  const asked = await run(
    [...PLUMBERS, '--yes', '--samples', '1', '--site', 'acme-plumbing.example', '--save-to', folder],
    lanes(),
  );
  expect(asked.code).toBe(0);
  expect(asked.said).toContain('8 asked: 8 answered, 0 refused, 0 empty, 0 without an answer.');
  expect(asked.said).toContain('acme-plumbing.example is cited in 8 of 8 answers that searched.');
  expect(peer.requests).toHaveLength(8);
  await peer.close();
  const replayed = await run(['--from', folder, '--site', 'acme-plumbing.example']);
  expect(replayed.said).toBe(asked.said);
  expect(await readdir(folder)).toHaveLength(8);
});

test('a host whose name ends like another is not mistaken for it', async () => {
  const { said } = await run([...PLUMBERS, '--yes', '--samples', '1', '--site', 'plumbing.example'], lanes());
  expect(said).toContain('plumbing.example is cited in 0 of 8 answers');
});

test('a wrong key ends only the lane of that assistant', async () => {
  await peer.close();
  peer = await startProviderPeer(({ form }) =>
    form === 'openai' ? { status: 401, body: { error: { type: 'authentication_error' } } } : peerAnswer(form),
  );
  const { said } = await run([...PLUMBERS, '--yes'], lanes());
  expect(peer.requests.filter(({ form }) => form === 'openai').length).toBeLessThanOrEqual(2);
  expect(peer.requests.filter(({ form }) => form === 'perplexity')).toHaveLength(12);
  expect(said).toContain('(no answer: bad-key)');
});

test.each([
  [[], 'Name a trade and a town.'],
  [['--trade', 'unicorns', '--town', 'Tacoma, WA'], 'No trade is called "unicorns".'],
  [['--trade', 'plumbing', '--town', 'Springfield'], '"Springfield" is in several regions'],
  [['--trade', 'plumbing', '--town', 'Nowhereville'], 'No town called "Nowhereville"'],
  [[...PLUMBERS, '--samples', '99'], '--samples takes a whole number from 1 to 10.'],
  [[...PLUMBERS, '--assistants', 'gemini'], '"gemini" is none of them'],
  [['--from', '/does/not/exist'], 'cannot be read'],
])('%o is wrong usage', async (args, words) => {
  const { code, warned } = await run(args, lanes());
  expect(code).toBe(2);
  expect(warned).toContain(words);
  expect(peer.requests).toEqual([]);
});

test('a file that is not a saved answer is named and refused', async () => {
  await writeFile(join(folder, 'broken.json'), '{"asked": {}}');
  expect((await run(['--from', folder])).warned).toContain('broken.json is not a saved answer.');
});
