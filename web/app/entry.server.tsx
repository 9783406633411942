import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { nonceContext } from './api/nonce.server';
import { wholePageContext } from './api/whole-page.server';
import { withoutPreloads } from './api/without-preloads.server';
import { NonceProvider } from './components/nonce';

export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = context.get(nonceContext);
  // A prerendered page has no nonce.
  const whole = nonce === '' || context.get(wholePageContext) || isbot(request.headers.get('user-agent') ?? '');
  return render({ request, status, headers, routerContext, nonce, whole });
}

/**
 * A malformed URL, or a post to a page without a form, is the visitor's mistake: it gets an error response and is not
 * logged.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(error);
}

type Rendering = {
  request: Request;
  status: number;
  headers: Headers;
  routerContext: EntryContext;
  nonce: string;
  whole: boolean;
};

function render({ request, status, headers, routerContext, nonce, whole }: Rendering): Promise<Response> {
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const answer = () => {
      const body = new PassThrough({
        final(done) {
          clearTimeout(timeout);
          done();
        },
      });
      pipe(body);
      const html = body.pipe(withoutPreloads());
      resolve(new Response(createReadableStreamFromReadable(html), { status: finalStatus, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceProvider>,
      {
        // A plain string would apply only to scripts.
        nonce: { script: nonce, style: nonce },
        [whole ? 'onAllReady' : 'onShellReady']: answer,
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          console.error(error);
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1000);
  });
}
