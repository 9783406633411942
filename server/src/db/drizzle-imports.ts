import { registerHooks } from 'node:module';

/**
 * Makes importing Drizzle cheap; call it before anything imports it. Node reads a package's whole package.json again
 * for each of its modules to learn their format, and Drizzle's is 180 KB of `exports`: measured on Node 24.21, that is
 * a second of work and some 250 MB of memory. What one of its ES modules imports from beside it is an ES module too,
 * and so is answered here without looking.
 */
export function resolveDrizzleDirectly(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const beside = specifier.startsWith('.') && specifier.endsWith('.js');
      if (!beside || !context.parentURL?.includes('/node_modules/drizzle-orm/')) return next(specifier, context);
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    },
  });
}
