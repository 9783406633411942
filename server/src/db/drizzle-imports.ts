import { registerHooks } from 'node:module';

/**
 * Makes importing Drizzle cheap. Call it before anything imports Drizzle. To learn the format of each module, Node
 * reads the whole package.json of its package again, and Drizzle's contains 180 KB of `exports`: on Node 24.21 that
 * costs a second and about 250 MB of memory. A file that one of Drizzle's ES modules imports from the same package is
 * also an ES module, so this hook answers without reading package.json.
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
