import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leadRow } from '../../../test/factories.ts';
import { lockWaits } from '../../../test/lock-waits.ts';
import { openTestDatabase, testServer } from '../../../test/test-database.ts';
import { openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { dripEmails, leads } from '../../db/schema/index.ts';
import { endCourse } from './end-course.ts';
import { startCourse } from './start-course.ts';

describe.skipIf(!testServer())('the course on PostgreSQL (needs PostgreSQL)', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await openTestDatabase('postgres'));
  });
  afterAll(() => product.close());

  test('ends for a buyer although it was just about to begin', async () => {
    const { db } = product.deps;
    const email = 'ada@pipe.example';
    const buying = await db.transaction(async (tx) => {
      const [lead] = await tx
        .insert(leads)
        .values(leadRow({ email, emailNormalised: email }))
        .returning();
      await startCourse(product.deps, tx, lead!, { source: 'scan' });
      const ended = db.transaction((other) => endCourse(other, email));
      await Promise.race([ended, lockWaits(db)]);
      return { ended };
    });
    await buying.ended;
    const lessons = await db.select().from(dripEmails).where(eq(dripEmails.status, 'cancelled'));
    expect(lessons).toHaveLength(7);
  });
});
