import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLogger } from './create-logger.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void, pretty = false): string {
  let text = '';
  const destination = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  write(createLogger({ level: 'info', pretty, destination }));
  return text;
}

describe('the log', () => {
  it('is one JSON line per event, with level, time and message', () => {
    const text = logged((log) => {
      log.info({ scanId: 'a' }, 'Scanned');
      log.debug('not at this level');
    });
    expect(text.split('\n')).toHaveLength(2);
    expect(JSON.parse(text)).toEqual({ level: 'info', time: expect.any(String), scanId: 'a', msg: 'Scanned' });
  });

  it('is for reading at a terminal', () => {
    expect(logged((log) => log.info('Ready'), true)).toMatch(/INFO.*Ready/);
  });

  it('redacts personal data in every field', () => {
    const person = { name: 'Ada Pipe', email: 'ada@pipe.example', phone: '614 555 0100' };
    const text = logged((log) =>
      log.info({
        ...person,
        ip: '203.0.113.9',
        lead: person,
        request: { headers: { cookie: 'session=1', authorization: 'Bearer x' } },
      }),
    );
    expect(text).not.toMatch(/Ada|pipe\.example|0100|203\.0\.113\.9|session=1|Bearer/);
    expect(JSON.parse(text).lead).toEqual({ name: '[redacted]', email: '[redacted]', phone: '[redacted]' });
  });

  it('keeps what went wrong and where, without personal data', () => {
    const cause = Object.assign(
      new Error('duplicate key value violates unique constraint "newsletters_email_unique"'),
      {
        code: '23505',
        constraint: 'newsletters_email_unique',
        detail: 'Key (email)=(ada@pipe.example) already exists.',
      },
    );
    const error = new Error('Failed query: insert into "newsletters" values ($1, $2)\nparams: Ada\nPipe,614 555 0100', {
      cause,
    });
    const text = logged((log) => log.error({ err: error }, 'Could not subscribe'));
    expect(text).not.toMatch(/Ada|pipe\.example|0100/);
    expect(JSON.parse(text).err).toMatchObject({
      type: 'Error',
      message: 'Failed query: insert into "newsletters" values ($1, $2)',
      stack: expect.stringContaining('create-logger.test.ts'),
      cause: { code: '23505', constraint: 'newsletters_email_unique' },
    });
  });

  it('logs an error that the job queue copied into a plain object like the error itself', () => {
    const error = Object.assign(new Error('duplicate key value, ada@pipe.example'), {
      name: 'error',
      code: '23505',
      detail: 'Key (email)=(ada@pipe.example) already exists.',
    });
    const copied = { ...error, message: error.message, stack: error.stack, queue: 'send-mail' };
    const errOf = (err: unknown) =>
      JSON.parse(logged((log) => log.error({ err }, 'The job queue reported an error'))).err;
    expect(errOf(copied)).toEqual(errOf(error));
    expect(errOf(copied)).toMatchObject({ type: 'error', message: 'duplicate key value, [redacted]', code: '23505' });
    expect(JSON.stringify(errOf(copied))).not.toContain('ada@');
  });

  it("redacts addresses in a mail server's reply, and keeps module paths", () => {
    const error = new Error('550 <ada@pipe.example> no such user');
    error.stack = 'Error\n    at send (/app/node_modules/@scope/mail@1.2.3/index.js:1:1)';
    const { err } = JSON.parse(logged((log) => log.error({ err: error }, 'Mail refused')));
    expect(err.message).toBe('550 <[redacted]> no such user');
    expect(err.stack).toBe(error.stack);
  });
});
