import type { Context } from 'hono';
import type { Logger } from 'pino';

type Download = { chunks: AsyncIterable<string>; type: string; fileName?: string };

/**
 * Streams generated text. The next chunk is requested only after the last one was sent, so memory use stays constant.
 */
export function streamText(c: Context, { chunks, type, fileName }: Download, log: Logger): Response {
  const body = ReadableStream.from(logged(chunks, log)).pipeThrough(new TextEncoderStream());
  return c.body(body, 200, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    ...(fileName ? { 'Content-Disposition': `attachment; filename="${fileName}"` } : {}),
  });
}

/**
 * If reading fails, the status line was already sent, so the only way to report the error is to close the connection.
 */
async function* logged(chunks: AsyncIterable<string>, log: Logger): AsyncGenerator<string> {
  try {
    yield* chunks;
  } catch (error) {
    log.error({ err: error }, 'A download was cut off');
    throw error;
  }
}
