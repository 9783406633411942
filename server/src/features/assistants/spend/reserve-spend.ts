import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { assistantSpend } from '../../../db/schema/index.ts';
import type { SpendScope } from './spend-scopes.ts';

/**
 * Reserves an amount in every scope, or in none if it would exceed the limit of one. Concurrent reservations wait for
 * each other's rows, always in the same order.
 *
 * @returns true if the amount was reserved.
 */
export async function reserveSpend(tx: Tx, scopes: readonly SpendScope[], micros: number): Promise<boolean> {
  await tx
    .insert(assistantSpend)
    .values(scopes.map(({ period, scope }) => ({ period, scope })))
    .onConflictDoNothing();
  await tx
    .select({ scope: assistantSpend.scope })
    .from(assistantSpend)
    .where(isOneOf(scopes))
    .orderBy(assistantSpend.period, assistantSpend.scope)
    .for('update');
  const reserved = await tx
    .update(assistantSpend)
    .set({ reservedMicros: sql`${assistantSpend.reservedMicros} + ${micros}` })
    .where(and(isOneOf(scopes), sql`not exists (select from assistant_spend other where ${isOver(scopes, micros)})`))
    .returning({ scope: assistantSpend.scope });
  return reserved.length === scopes.length;
}

function isOneOf(scopes: readonly SpendScope[]): SQL {
  return or(
    ...scopes.map(({ period, scope }) => and(eq(assistantSpend.period, period), eq(assistantSpend.scope, scope))),
  )!;
}

function isOver(scopes: readonly SpendScope[], micros: number): SQL {
  const conditions = scopes.map(
    ({ period, scope, capMicros }) =>
      sql`(other.period = ${period} and other.scope = ${scope} and other.reserved_micros + other.spent_micros + ${micros}::bigint > ${capMicros}::bigint)`,
  );
  return sql.join(conditions, sql` or `);
}

/** Replaces a reserve by the amount that was actually spent, in every scope. */
export async function settleSpend(
  tx: Tx,
  scopes: readonly SpendScope[],
  { reservedMicros, spentMicros }: { reservedMicros: number; spentMicros: number },
): Promise<void> {
  // In the order in which `reserveSpend` locks the rows.
  for (const { period, scope } of scopes.toSorted(byKey)) {
    await tx
      .update(assistantSpend)
      .set({
        reservedMicros: sql`greatest(${assistantSpend.reservedMicros} - ${reservedMicros}, 0)`,
        spentMicros: sql`${assistantSpend.spentMicros} + ${spentMicros}`,
      })
      .where(and(eq(assistantSpend.period, period), eq(assistantSpend.scope, scope)));
  }
}

function byKey(a: SpendScope, b: SpendScope): number {
  const [first, second] = [`${a.period} ${a.scope}`, `${b.period} ${b.scope}`];
  return first < second ? -1 : 1;
}
