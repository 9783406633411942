import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { appSettings } from '../../db/schema/index.ts';
import { parseSettings } from '../../settings/settings.ts';
import { ADMIN_PASSWORD_KEY, ensureAdminPassword } from './ensure-admin-password.ts';
import { verifyPassword } from './password-hash.ts';

describeOnEachDatabase('the admin password', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await database.db.delete(appSettings);
  });
  afterAll(() => database.close());

  const ensure = (env: Record<string, string> = {}) =>
    ensureAdminPassword({ db: database.db, settings: parseSettings(env) });
  const kept = async () => {
    const [row] = await database.db.select().from(appSettings).where(eq(appSettings.key, ADMIN_PASSWORD_KEY));
    return row!.value;
  };

  test('is generated once, however many processes start together, shown once and stored only as a hash', async () => {
    const told = await Promise.all([ensure(), ensure()]);
    const [password, ...others] = told.filter((one) => one !== null);
    expect(others).toEqual([]);
    expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect(await ensure()).toBeNull();
    expect(await kept()).not.toContain(password);
    expect(await verifyPassword(password!, await kept())).toBe(true);
    expect(await verifyPassword(`${password}x`, await kept())).toBe(false);
  });

  test('from the settings replaces the stored one, and is not hashed again at the next start', async () => {
    await database.db.insert(appSettings).values({ key: ADMIN_PASSWORD_KEY, value: 'scrypt$2$1$1$AAAA$AAAA' });
    expect(await ensure({ ADMIN_PASSWORD: 'correct horse' })).toBeNull();
    const hash = await kept();
    expect(await verifyPassword('correct horse', hash)).toBe(true);
    await ensure({ ADMIN_PASSWORD: 'correct horse' });
    expect(await kept()).toBe(hash);
  });
});
