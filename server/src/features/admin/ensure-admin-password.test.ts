import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { appSettings } from '../../db/schema/index.ts';
import { parseSettings } from '../../settings.ts';
import { ADMIN_PASSWORD_KEY, ensureAdminPassword } from './ensure-admin-password.ts';
import { verifyPassword } from './password-hash.ts';

describeOnEachDatabase('the admin password', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => database.db.delete(appSettings));
  afterAll(() => database.close());

  const ensure = (env: Record<string, string> = {}) =>
    ensureAdminPassword({ db: database.db, settings: parseSettings(env) });
  const kept = async () => {
    const [row] = await database.db.select().from(appSettings).where(eq(appSettings.key, ADMIN_PASSWORD_KEY));
    return row!.value;
  };

  test('is generated at the first start, told once and kept only as a hash', async () => {
    const password = await ensure();
    expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect(await ensure()).toBeNull();
    expect(await kept()).not.toContain(password);
    expect(await verifyPassword(password!, await kept())).toBe(true);
    expect(await verifyPassword(`${password}x`, await kept())).toBe(false);
  });

  test('from the settings replaces the one that was kept', async () => {
    await ensure();
    expect(await ensure({ ADMIN_PASSWORD: 'correct horse' })).toBeNull();
    expect(await verifyPassword('correct horse', await kept())).toBe(true);
    const hash = await kept();
    await ensure({ ADMIN_PASSWORD: 'correct horse' });
    expect(await kept()).toBe(hash);
  });

  test('is one, when several processes start together', async () => {
    const told = await Promise.all([ensure(), ensure(), ensure()]);
    const passwords = told.filter((password) => password !== null);
    expect(passwords).toHaveLength(1);
    expect(await verifyPassword(passwords[0]!, await kept())).toBe(true);
  });
});
