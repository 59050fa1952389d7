/** What a sticky pattern matches at `at`. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

export function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** The place behind what a sticky pattern matches at `at`; -1 when it does not. */
export function matchEnd(pattern: RegExp, text: string, at: number): number {
  return matchesAt(pattern, text, at) ? pattern.lastIndex : -1;
}

/** What a sticky pattern matches at the place of a cursor, which moves behind it. */
export function takeAt(cursor: { readonly text: string; at: number }, pattern: RegExp): RegExpExecArray | null {
  const found = matchAt(pattern, cursor.text, cursor.at);
  cursor.at += found?.[0].length ?? 0;
  return found;
}
