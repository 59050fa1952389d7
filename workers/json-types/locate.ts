import { createJsonScanner, type JsonScanner } from './json-scanner.ts';
import { isDouble } from './shape.ts';

interface Place {
  /** From 1; columns count UTF-16 units. */
  readonly line: number;
  readonly column: number;
}

interface Located {
  /** Places by JSON Pointer. Of members with the same name the last counts. */
  readonly places: ReadonlyMap<string, Place>;
  /** A number of the text has more digits than a double. */
  readonly isRounded: boolean;
}

interface Wanted {
  readonly inner: Map<string, Wanted>;
  /** The pointer that ends here. */
  pointer: string | null;
}

/** Finds values of a valid JSON text in one pass. */
export function locate(text: string, pointers: Iterable<string>): Located {
  const offsets = new Map<string, number>();
  const scan: Scan = { scanner: createJsonScanner(text), offsets, isRounded: false };
  passValue(scan, toTree(pointers));
  const places = new Map<string, Place>();
  let line = 1;
  let lineStart = 0;
  for (const [pointer, offset] of [...offsets].sort(([, a], [, b]) => a - b)) {
    for (let end = text.indexOf('\n', lineStart); end !== -1 && end < offset; end = text.indexOf('\n', lineStart)) {
      line += 1;
      lineStart = end + 1;
    }
    places.set(pointer, { line, column: offset - lineStart + 1 });
  }
  return { places, isRounded: scan.isRounded };
}

interface Scan {
  readonly scanner: JsonScanner;
  readonly offsets: Map<string, number>;
  isRounded: boolean;
}

function passValue(scan: Scan, wanted: Wanted | undefined): void {
  const { scanner, offsets } = scan;
  const sign = scanner.peek();
  const pointer = wanted?.pointer ?? null;
  if (pointer !== null) offsets.set(pointer, scanner.at());
  if (sign === '{' || sign === '[') passInner(scan, wanted, sign === '{');
  else {
    const scalar = scanner.readScalar();
    if (/[-\d]/.test(sign) && !isDouble(scalar)) scan.isRounded = true;
  }
}

function passInner(scan: Scan, wanted: Wanted | undefined, isObject: boolean): void {
  const { scanner } = scan;
  const end = isObject ? '}' : ']';
  let index = 0;
  scanner.pass();
  for (let sign = scanner.peek(); sign !== end; sign = scanner.peek()) {
    if (sign === ',') {
      scanner.pass();
      continue;
    }
    const key = isObject ? scanner.readKey() : String(index);
    index += 1;
    passValue(scan, wanted?.inner.get(key));
  }
  scanner.pass();
}

function toTree(pointers: Iterable<string>): Wanted {
  const root: Wanted = { inner: new Map(), pointer: null };
  for (const pointer of pointers) {
    let node = root;
    for (const step of readPointer(pointer)) {
      const next: Wanted = node.inner.get(step) ?? { inner: new Map(), pointer: null };
      node.inner.set(step, next);
      node = next;
    }
    node.pointer = pointer;
  }
  return root;
}

/** The steps of a JSON Pointer. */
export function readPointer(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** One more step of a JSON Pointer. */
export function addStep(pointer: string, step: string): string {
  return `${pointer}/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
