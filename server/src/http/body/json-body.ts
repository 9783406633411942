import { JSON_BODY_LIMIT } from '@named-first/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { AppError } from '../../errors/app-error.ts';
import { limitBody } from './limit-body.ts';

/**
 * Accepts only JSON up to a maximum size, otherwise answers 415 or 413 before reading the body or counting the request.
 */
export function acceptJson(maxSize: number = JSON_BODY_LIMIT): MiddlewareHandler {
  return every(requireJson, limitBody(maxSize));
}

const requireJson: MiddlewareHandler = async (c, next) => {
  const [type, ...parameters] = (c.req.header('content-type') ?? '').toLowerCase().split(';');
  if (type!.trim() !== 'application/json' || !parameters.every(isUtf8)) throw new AppError('unsupported-type');
  await next();
};

/** JSON is UTF-8 (RFC 8259 §8.1). Decoding it with another charset would change the text. */
function isUtf8(parameter: string): boolean {
  const [name, value = ''] = parameter.split('=');
  return name!.trim() !== 'charset' || /^"?utf-?8"?$/.test(value.trim());
}

/** The request's JSON. @throws AppError `invalid-json`. */
export async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid-json', { cause });
  }
}
