import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/test-database.ts';
import { createFileMailer } from './file-mailer.ts';
import type { MailMessage } from './mailer.ts';

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
  subject: 'Your report',
  html: '<p>Hello</p>',
  text: 'Hello',
  ...overrides,
});

const signal = new AbortController().signal;
const outbox = () => join(temporary.folder, 'outbox');

async function written(overrides: Partial<MailMessage> = {}) {
  await createFileMailer({ folder: outbox(), from: 'Named First <hello@namedfirst.com>' }).send(
    message(overrides),
    signal,
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
  expect(mail.headers.map((header) => header.key).sort()).toEqual([
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ]);
});

test.each(['ada@example.com, bob@example.com', 'ada@example.com\r\nBcc: bob@example.com'])(
  'no address can become two: %j',
  async (to) => {
    const mail = await written({ to, replyTo: to }).catch(() => null);
    expect(mail?.to?.length ?? 0).toBeLessThanOrEqual(1);
    expect(mail?.headers.some((header) => header.key === 'bcc') ?? false).toBe(false);
  },
);
