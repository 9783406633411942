import type { Context } from 'hono';
import type { Logger } from 'pino';

type Download = { chunks: AsyncIterable<string>; type: string; fileName?: string };

/** Sends text as it is made: the next piece is asked for when the last has gone out, so memory stays flat. */
export function streamText(c: Context, { chunks, type, fileName }: Download, log: Logger): Response {
  const body = ReadableStream.from(logged(chunks, log)).pipeThrough(new TextEncoderStream());
  return c.body(body, 200, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    ...(fileName ? { 'Content-Disposition': `attachment; filename="${fileName}"` } : {}),
  });
}

/** The status line is long gone when reading fails: the connection is cut, which is all a client can be told. */
async function* logged(chunks: AsyncIterable<string>, log: Logger): AsyncGenerator<string> {
  try {
    yield* chunks;
  } catch (error) {
    log.error({ err: error }, 'A download was cut off');
    throw error;
  }
}
