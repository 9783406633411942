import { CALL_ROUTES, type CallMethod, type CallName, type CallPath } from '@named-first/contract';

type HonoPath<Path> = Path extends `${infer Before}{${infer Part}}${infer After}`
  ? `${Before}:${Part}${HonoPath<After>}`
  : Path;
type BelowApi<Path> = Path extends `/api${infer Rest}` ? Rest : never;

/** Method and path of a call below `/api`, in the router's syntax: `.on(...at('getLead'), handler)`. */
export function at<N extends CallName>(name: N): [CallMethod<N>, HonoPath<BelowApi<CallPath<N>>>] {
  const [method, path] = CALL_ROUTES[name].split(' ') as [string, string];
  return [method, routerPath(path).slice('/api'.length)] as never;
}

/** A path of the contract in the router's syntax: `{id}` becomes `:id`. */
export function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
