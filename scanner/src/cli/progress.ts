import type { WriteStream } from 'node:tty';

/** One line that is overwritten while a scan runs; silent if the output is not a terminal. */
export function terminalProgress(stream: Pick<WriteStream, 'isTTY' | 'write'>, host: string) {
  const erase = '\r\u001b[2K';
  return {
    update(stage: string, done: number, total: number): void {
      if (stream.isTTY) stream.write(`${erase}${host}: ${stage}${total > 0 ? ` ${done}/${total}` : ''} …`);
    },
    clear(): void {
      if (stream.isTTY) stream.write(erase);
    },
  };
}
