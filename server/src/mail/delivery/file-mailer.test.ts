import { generateKeyPairSync, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/test-database.ts';
import { readDkim } from './dkim.ts';
import { createFileMailer } from './file-mailer.ts';
import type { MailMessage } from './mailer.ts';
import { mimeOptions } from './mime-options.ts';

let temporary: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  temporary = temporaryFolder();
});
afterEach(() => temporary.remove());

const message = (overrides: Partial<MailMessage> = {}): MailMessage => ({
  mailId: '7d9f0f3e-0000-4000-8000-000000000001',
  messageId: '<7d9f0f3e-0000-4000-8000-000000000001@agency.example>',
  date: new Date('2026-03-02T15:00:00Z'),
  to: 'ada@example.com',
  replyTo: null,
  unsubscribeUrl: null,
  subject: 'Your report',
  html: '<p>Hello</p>',
  text: 'Hello',
  ...overrides,
});

const idle = { signal: new AbortController().signal, beforeHandOver: async () => {} };
const HEADERS = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'];
const outbox = () => join(temporary.folder, 'outbox');

async function written(overrides: Partial<MailMessage> = {}) {
  await createFileMailer({ folder: outbox(), from: 'Named First <hello@namedfirst.com>' }).send(
    message(overrides),
    idle,
  );
  const names = await readdir(outbox());
  expect(names).toEqual(['7d9f0f3e-0000-4000-8000-000000000001.eml']);
  return PostalMime.parse(await readFile(join(outbox(), names[0]!)));
}

test('a message is one file with everything in it, and only its owner may read it', async () => {
  const mail = await written({ replyTo: 'lead@example.com' });
  expect(mail).toMatchObject({
    from: { name: 'Named First', address: 'hello@namedfirst.com' },
    to: [{ address: 'ada@example.com' }],
    replyTo: [{ address: 'lead@example.com' }],
    subject: 'Your report',
    messageId: '<7d9f0f3e-0000-4000-8000-000000000001@agency.example>',
    date: '2026-03-02T15:00:00.000Z',
  });
  expect(mail.html).toContain('<p>Hello</p>');
  expect(mail.text?.trim()).toBe('Hello');
  expect((await stat(outbox())).mode & 0o777).toBe(0o700);
});

test('sent again, it replaces its file', async () => {
  await written();
  expect((await written({ subject: 'Again' })).subject).toBe('Again');
});

test.each([
  'a\r\nBcc: victim@example.com',
  'a\nSubject: other\n\nbody',
  'a\u2028Bcc: victim@example.com',
  'Ωmega "quoted" <b@example.com>, c@example.com',
  '👩‍🔧 Pipes',
  '=?utf-8?q?=0d=0aBcc:_victim@example.com?=',
])('no text can add a header: %j', async (text) => {
  const mail = await written({ subject: text, html: text, text });
  expect(mail.to).toHaveLength(1);
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.headers.map((header) => header.key).sort()).toEqual(HEADERS);
});

test.each(['ada@example.com, bob@example.com', 'ada@example.com\r\nBcc: bob@example.com'])(
  'no address can become two: %j',
  async (to) => {
    const mail = await written({ to, replyTo: to }).catch(() => null);
    expect(mail?.to?.length ?? 0).toBeLessThanOrEqual(1);
    expect(mail?.headers.some((header) => header.key === 'bcc') ?? false).toBe(false);
  },
);

const unsubscribeUrl = `https://agency.example/unsubscribe/${'a'.repeat(380)}`;

test('mail from a list has one-click unsubscribe headers', async () => {
  const mail = await written({ unsubscribeUrl });
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
  expect(header('list-unsubscribe')).toBe(`<${unsubscribeUrl}>, <mailto:hello@namedfirst.com?subject=unsubscribe>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
});

test('a DKIM signature covers both of these headers and is valid', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const dkim = readDkim({
    dkim: {
      domain: 'namedfirst.com',
      selector: 'mail',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  });
  const from = 'Named First <hello@namedfirst.com>';
  await createFileMailer({ folder: outbox(), from, dkim }).send(message({ unsubscribeUrl }), idle);
  const [name] = await readdir(outbox());
  const raw = await readFile(join(outbox(), name!), 'latin1');
  const headers = raw.slice(0, raw.indexOf('\r\n\r\n') + 2).match(/[^\r\n]+\r\n(?:[ \t][^\r\n]*\r\n)*/g) ?? [];
  const relaxed = (header: string) => {
    const [key, ...value] = header.split(':');
    return `${key!.toLowerCase().trim()}:${value.join(':').replace(/\s+/g, ' ').trim()}`;
  };
  const signature = headers.find((header) => /^dkim-signature:/i.test(header))!;
  const tag = (key: string) => new RegExp(`[;\\s]${key}=([^;]*)`).exec(signature.replace(/\r\n/g, ''))![1]!;
  const signed = tag('h').replace(/\s/g, '').toLowerCase().split(':');
  expect(signed).toEqual(expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']));
  const covered = signed.map((key) => relaxed(headers.find((header) => header.toLowerCase().startsWith(`${key}:`))!));
  const unsigned = relaxed(signature).replace(/ b=[^;]*$/, ' b=');
  const isGood = verify(
    'sha256',
    Buffer.from([...covered, unsigned].join('\r\n'), 'latin1'),
    publicKey,
    Buffer.from(tag('b').replace(/\s/g, ''), 'base64'),
  );
  expect(isGood).toBe(true);
});

test('a missing key file stops the start with a message', () => {
  const dkim = { domain: 'namedfirst.com', selector: 'mail', privateKeyFile: '/nowhere/key.pem' };
  expect(() => readDkim({ dkim })).toThrow('DKIM_PRIVATE_KEY_FILE names /nowhere/key.pem, which cannot be read.');
});

describe('any input of a visitor', () => {
  const NAUGHTY = resolve(import.meta.dirname, '../../../../test/data/naughty-strings/blns.json');
  const strings = JSON.parse(readFileSync(NAUGHTY, 'utf8')) as string[];
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const plain = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

  async function parsed(text: string) {
    const options = mimeOptions(message({ subject: text, text: `Hi ${text},`, html: '<p>x</p>' }), 'a@b.example');
    const { message: bytes } = await composer.sendMail(options);
    const longest = Math.max(
      ...(bytes as Buffer)
        .toString('latin1')
        .split('\r\n')
        .map((line) => line.length),
    );
    return { mail: await PostalMime.parse(bytes as Buffer), longest };
  }

  test.each(['x'.repeat(3000), 'word '.repeat(600).trim(), 'ü'.repeat(2000), '👩‍🔧'.repeat(500)])(
    'no line is longer than 998 characters, and only the subject is cut',
    async (text) => {
      const { mail, longest } = await parsed(text);
      expect(longest).toBeLessThanOrEqual(998);
      const shown = Array.from(text).slice(0, 249).join('');
      expect(mail.subject).toBe(`${shown}…`);
      expect(mail.text?.trim()).toBe(`Hi ${text},`);
    },
  );

  test('the big list of naughty strings arrives as it was typed', async () => {
    for (const text of strings) {
      const { mail, longest } = await parsed(text.toWellFormed());
      const expected = plain(text) === '' ? HEADERS.filter((key) => key !== 'subject') : HEADERS;
      expect(mail.headers.map((header) => header.key).sort()).toEqual(expected);
      expect(longest).toBeLessThanOrEqual(998);
      const spaced = (words: string) => plain(words.toWellFormed()).replace(/\s+/g, ' ');
      expect(spaced(mail.text ?? '')).toBe(spaced(`Hi ${text},`));
      expect(spaced(text).startsWith(spaced(mail.subject ?? '').replace(/…$/, ''))).toBe(true);
    }
  });
});
