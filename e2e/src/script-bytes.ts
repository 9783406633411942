import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The limits in bytes of brotli: for pages that run React, and for pages that do not. */
const MAX_HYDRATED = 110 * 1024;
const MAX_STATIC = 5 * 1024;

const assets = resolve(import.meta.dirname, '../../web/build/client/assets');

export type ScriptBytes = { script: number; hydrated: boolean; isTooMuch: boolean };

/**
 * The brotli size of the scripts that a page runs at first, measured on the built files: inline scripts, modules and
 * their imports. Not counted are the page's data, which is also in a script tag, and code that is loaded later, such as
 * the next screen or the toasts.
 */
export async function scriptBytes(url: string): Promise<ScriptBytes> {
  const html = await (await fetch(url)).text();
  const inline = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, body = '']) => body)
    .filter((body) => !body.includes('streamController.enqueue('))
    .join('\n');
  const modules = [...inline.matchAll(/(?:from|import)\s*\(?"\/assets\/([^"]+\.js)"/g)];
  const classic = [...html.matchAll(/<script[^>]*\ssrc="\/assets\/([^"]+\.js)"/g)];
  const files = new Set([...modules, ...classic].map(([, name = '']) => name));
  for (const name of files) {
    const code = readFileSync(join(assets, name), 'utf8');
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) files.add(imported);
  }
  const fetched = [...files].reduce((sum, name) => sum + statSync(join(assets, `${name}.br`)).size, 0);
  const script = fetched + brotliCompressSync(inline).length;
  const hydrated = modules.length > 0;
  return { script, hydrated, isTooMuch: script > (hydrated ? MAX_HYDRATED : MAX_STATIC) };
}
