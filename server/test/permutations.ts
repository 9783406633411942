/** All permutations of the items. */
export function* permutations(items: number[]): Generator<number[]> {
  if (items.length < 2) {
    yield items;
    return;
  }
  for (const [at, first] of items.entries()) {
    for (const rest of permutations(items.toSpliced(at, 1))) yield [first, ...rest];
  }
}
