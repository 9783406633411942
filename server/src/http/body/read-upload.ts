import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Context } from 'hono';
import { AppError } from '../../errors/app-error.ts';

/** The bytes reserved for the boundaries of a multipart body, the headers of its parts and its other fields. */
const MULTIPART_ROOM = 16 * 1024;
/** More than any of our forms has. */
const MAX_FIELDS = 10;
/** RFC 2046 §5.1.1: a boundary has at most 70 characters. */
const MULTIPART = /^multipart\/form-data\b.*;\s*boundary=(?:"[^"]{1,70}"|[^\s";]{1,70})\s*(?:;|$)/i;

export type UploadForm = {
  /** The name of the file field. */
  name: string;
  /** The name of the file in a sentence: "Send the picture as multipart/form-data." */
  what: string;
  mostBytes: number;
  /** The error message for a larger file. */
  tooLarge: string;
};

export type Upload = {
  /** Null if the form has no file in that field. */
  file: { name: string; bytes: Uint8Array } | null;
  fields: Record<string, string | undefined>;
};

/**
 * Streams a form with one file and a few short fields. Reading stops at the first byte over a limit, and unexpected
 * parts and headers are discarded.
 *
 * @throws AppError `unsupported-type`, `body-too-large`, `invalid-input`; the abort reason if the request is
 * interrupted.
 */
export async function readUpload(c: Context, form: UploadForm): Promise<Upload> {
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError('unsupported-type', { message: `Send the ${form.what} as multipart/form-data.` });
  }
  const most = form.mostBytes + MULTIPART_ROOM;
  // If the declared length is too large, the body is not opened, so that the connection can be reused.
  if (Number(c.req.header('content-length')) > most) throw new AppError('body-too-large', { message: form.tooLarge });
  if (!MULTIPART.test(type) || !c.req.raw.body) throw new AppError('invalid-input');
  const parts = collectParts(type, form);
  try {
    await pump(c.req.raw.body, parts, { most, tooLarge: form.tooLarge });
    return await parts.upload;
  } finally {
    parts.parser.destroy();
  }
}

type Parts = {
  parser: BusboyInstance;
  upload: Promise<Upload>;
  /** Aborted with the refusal as its reason. */
  refused: AbortSignal;
  /** How many of the bytes read so far belong to the file. */
  fileBytes(): number;
};

function collectParts(type: string, form: UploadForm): Parts {
  const parser = new Busboy({
    headers: { 'content-type': type },
    limits: {
      ...{ files: 1, fields: MAX_FIELDS, parts: MAX_FIELDS + 1 },
      ...{ fileSize: form.mostBytes, fieldSize: MULTIPART_ROOM, headerPairs: MAX_FIELDS, headerSize: MULTIPART_ROOM },
    },
  });
  const { promise: upload, resolve, reject } = Promise.withResolvers<Upload>();
  // Awaited only after the body was read. Until then, `refused` reports errors.
  upload.catch(() => {});
  const refused = new AbortController();
  const refuse = (error: AppError) => {
    refused.abort(error);
    reject(error);
  };
  const invalid = (cause?: unknown) => refuse(new AppError('invalid-input', { cause }));
  const fields: Upload['fields'] = Object.create(null);
  let file: Upload['file'] = null;
  let reading: { bytesRead: number } = { bytesRead: 0 };
  parser.on('field', (name, value, _nameCut, valueCut) => {
    if (valueCut) invalid();
    else fields[name] = value;
  });
  parser.on('file', (name, content, fileName) => {
    reading = content;
    const chunks: Buffer[] = [];
    content.on('data', (chunk: Buffer) => chunks.push(chunk));
    content.on('limit', () => refuse(new AppError('body-too-large', { message: form.tooLarge })));
    content.on('error', invalid);
    content.on('end', () => {
      if (name === form.name) file = { name: fileName ?? '', bytes: Buffer.concat(chunks) };
    });
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, () => invalid());
  parser.on('error', invalid);
  parser.on('finish', () => resolve({ file, fields }));
  return { parser, upload, refused: refused.signal, fileBytes: () => reading.bytesRead };
}

/** Feeds the body to the parser at the parser's pace, until it refuses something. */
async function pump(
  body: ReadableStream<Uint8Array>,
  parts: Parts,
  { most, tooLarge }: { most: number; tooLarge: string },
): Promise<void> {
  let read = 0;
  // Cancelling would close the connection before the refusal was sent.
  for await (const chunk of body.values({ preventCancel: true })) {
    read += chunk.length;
    if (read > most) throw new AppError('body-too-large', { message: tooLarge });
    await written(parts, chunk);
    parts.refused.throwIfAborted();
    if (read - parts.fileBytes() > MULTIPART_ROOM + chunk.length) throw new AppError('invalid-input');
  }
  parts.parser.end();
}

/** Resolves when the parser accepts more data. A parser that has refused a file stops reading and never calls back. */
function written({ parser, refused }: Parts, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(refused.reason);
    refused.addEventListener('abort', stop, { once: true });
    parser.write(chunk, (error) => {
      refused.removeEventListener('abort', stop);
      if (error) reject(new AppError('invalid-input', { cause: error }));
      else resolve();
    });
  });
}
