import fc from 'fast-check';

/** JSON with the keys of all objects in one order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : Object.is(each, -0)
        ? 0
        : each,
  );
}

/** Two similar values: few scalars, short arrays and repeated keys. */
export function similarValues() {
  const scalar = fc.constantFrom<unknown>(0, 1, 2, 'a', 'b', '', true, null);
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'medium' },
      scalar,
      fc.array(tie('value'), { maxLength: 6 }),
      fc.dictionary(fc.constantFrom('id', 'a', 'b', '1', '0'), tie('value'), { maxKeys: 4 }),
      fc.array(fc.record({ id: fc.nat(5), v: tie('value') }), { maxLength: 5 }),
    ),
  }));
  return fc.tuple(value, value);
}
