import { mkdir, open, rename } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import type { Dkim } from './dkim.ts';
import { MAX_SEND_MS, type Mailer } from './mailer.ts';
import { mimeOptions } from './mime-options.ts';
import { outboxFile } from './outbox-files.ts';

/**
 * Writes each message as an `.eml` file named after its outbox row, so sending it again replaces the file. A file
 * appears complete or not at all.
 *
 * @param folder created if missing, readable only by its owner, because mail is personal.
 */
export function createFileMailer(options: { folder: string; from: string; dkim?: Dkim | null }): Mailer {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...(options.dkim ? { dkim: options.dkim } : {}),
  });
  return {
    destination: `files in ${options.folder}`,
    longestSendMs: MAX_SEND_MS,
    async send(message) {
      await mkdir(options.folder, { recursive: true, mode: 0o700 });
      const { message: bytes } = await composer.sendMail(mimeOptions(message, options.from));
      const path = outboxFile(options.folder, message.mailId);
      await writeSynced(`${path}.part`, bytes as Buffer);
      await rename(`${path}.part`, path);
    },
    close: () => composer.close(),
  };
}

async function writeSynced(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
