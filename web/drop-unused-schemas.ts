import type { Plugin } from 'vite';

type Declarator = { init: { type: string; start: number; end: number } | null };
type Statement = { type: string; declarations?: Declarator[]; declaration?: Statement | null };

/**
 * Marks top-level expressions of the contract as free of side effects. A page that needs one constant of a module then
 * does not load that module's zod schemas, or zod itself.
 */
export function dropUnusedSchemas(): Plugin {
  return {
    name: 'drop-unused-schemas',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!/[\\/]contract[\\/]src[\\/]/.test(id)) return;
      return { code: wrapTopLevel(code, this.parse(code).body as unknown as Statement[]), map: null };
    },
  };
}

function wrapTopLevel(code: string, statements: Statement[]): string {
  const computed = statements
    .flatMap((statement) => statement.declaration ?? statement)
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? (statement.declarations ?? []) : []))
    .flatMap(({ init }) => (init && /^(?:Call|New)Expression$/.test(init.type) ? [init] : []));
  return computed.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/* @__PURE__ */ (() => ${text.slice(start, end)})()${text.slice(end)}`,
    code,
  );
}
