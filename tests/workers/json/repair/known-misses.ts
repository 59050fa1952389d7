/** Texts that are not repaired as intended: kind, input, intended value, and actual result. */
export const KNOWN_MISSES: readonly (readonly [kind: string, given: string, wanted: string, instead: string])[] = [
  ['end quote and comma missing', '{"a": "b "c": 1}', '{"a":"b","c":1}', '{"a":"b \\"c\\": 1"}'],
  ['bracket missing round values', '{"a": 1, 2, "b": 3}', '{"a":[1,2],"b":3}', '{"a":1,"2":null,"b":3}'],
];
