import type { Scanner } from './scanner.ts';
import type { PathQuery, Segment, Selector, Test } from './syntax.ts';

/** Reads the logical expression of a filter. */
type ParseTest = (scanner: Scanner) => Test;

/** Reads the segments behind `$` or `@` (RFC 9535 §2.5), up to the first character that cannot begin one. */
export function parseSegments(scanner: Scanner, parseTest: ParseTest): Segment[] {
  const segments: Segment[] = [];
  for (;;) {
    const before = scanner.at();
    scanner.skipBlanks();
    const segment = parseSegment(scanner, parseTest);
    if (segment === null) {
      scanner.moveTo(before);
      return segments;
    }
    segments.push(segment);
  }
}

/** At most one value: only names and indices, one to a segment. */
export function isSingular({ segments }: PathQuery): boolean {
  return segments.every(
    ({ isDescendant, selectors: [first, ...others] }) =>
      !isDescendant && others.length === 0 && (first?.kind === 'name' || first?.kind === 'index'),
  );
}

function parseSegment(scanner: Scanner, parseTest: ParseTest): Segment | null {
  if (scanner.isAt('[')) return { isDescendant: false, selectors: parseBrackets(scanner, parseTest) };
  if (!scanner.take('.')) return null;
  const isDescendant = scanner.take('.');
  if (isDescendant && scanner.isAt('[')) return { isDescendant, selectors: parseBrackets(scanner, parseTest) };
  return { isDescendant, selectors: [parseShorthand(scanner)] };
}

function parseShorthand(scanner: Scanner): Selector {
  if (scanner.take('*')) return { kind: 'wildcard' };
  // A full-width mark is allowed in a name, but typed by mistake at its beginning.
  const name = /[\uff01-\uff5e\u3000-\u3002]/.test(scanner.peek()) ? null : scanner.name();
  return name === null ? scanner.refuse('name-expected') : { kind: 'name', name };
}

function parseBrackets(scanner: Scanner, parseTest: ParseTest): Selector[] {
  return scanner.nest(() => {
    scanner.take('[');
    const selectors: Selector[] = [];
    do {
      scanner.skipBlanks();
      selectors.push(parseSelector(scanner, parseTest));
      scanner.skipBlanks();
    } while (scanner.take(','));
    if (!scanner.take(']')) scanner.refuse('closer-expected');
    return selectors;
  });
}

function parseSelector(scanner: Scanner, parseTest: ParseTest): Selector {
  const first = scanner.peek();
  if (first === "'" || first === '"') return { kind: 'name', name: scanner.string() };
  if (scanner.take('*')) return { kind: 'wildcard' };
  if (scanner.take('?')) {
    scanner.skipBlanks();
    return { kind: 'filter', test: parseTest(scanner) };
  }
  return parseIndexOrSlice(scanner);
}

function parseIndexOrSlice(scanner: Scanner): Selector {
  const from = scanner.integer();
  const behind = scanner.at();
  scanner.skipBlanks();
  if (!scanner.take(':')) {
    scanner.moveTo(behind);
    return from === null ? scanner.refuse('selector-expected') : { kind: 'index', index: from };
  }
  scanner.skipBlanks();
  const to = scanner.integer();
  scanner.skipBlanks();
  if (!scanner.take(':')) return { kind: 'slice', from, to, step: 1 };
  scanner.skipBlanks();
  return { kind: 'slice', from, to, step: scanner.integer() ?? 1 };
}
