import { expect, it } from 'vitest';
import { runScript } from '../../test/child-script.ts';

it('importing the database takes little memory once Drizzle is resolved directly', async () => {
  const script = runScript('import-database');
  const megabytes = Number((await script.line('heap ')).slice('heap '.length));
  // 45 MB on Node 24.21, and 215 MB without it.
  expect(megabytes).toBeLessThan(100);
});
