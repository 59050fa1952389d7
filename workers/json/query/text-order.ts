/** Names in the order of their code points, as jq lists them. */
export function sortNames(members: ReadonlyMap<string, unknown>): string[] {
  return [...members.keys()].sort(orderTexts);
}

/** The order of code points, which is not that of UTF-16 units: below 0, 0 or above 0. */
export function orderTexts(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  for (let at = 0; at < shared; at++) {
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (left !== right) return rankUnit(left) - rankUnit(right);
  }
  return a.length - b.length;
}

/** Surrogates stand for code points above all other units. */
function rankUnit(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

/** The number of code points of a text. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
