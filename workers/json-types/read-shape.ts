import { createJsonScanner, type JsonScanner } from './json-scanner.ts';
import type { ShapeFacts } from './json-types.api.ts';
import { LISTED_PATHS, SAMPLED_ITEMS } from './limits.ts';
import { addNumber, createShape, type Shape, toDictionary } from './shape.ts';

/** Infers the shape of a valid JSON text. @throws RangeError when it is nested too deeply. */
export function readShape(text: string): { readonly shape: Shape; readonly facts: ShapeFacts } {
  const shape = createShape();
  const reading: Reading = { scanner: createJsonScanner(text), isSampled: false };
  readValue(reading, shape);
  const facts = { isSampled: reading.isSampled, longIntegers: [], exactNumbers: [], mixed: [] };
  listFacts(shape, '$', facts);
  return { shape, facts };
}

interface Reading {
  readonly scanner: JsonScanner;
  isSampled: boolean;
}

function readValue(reading: Reading, shape: Shape): void {
  const { scanner } = reading;
  shape.count += 1;
  const sign = scanner.peek();
  if (sign === '{') readObject(reading, shape);
  else if (sign === '[') readArray(reading, shape);
  else {
    const text = scanner.readScalar();
    if (sign === '"') shape.hasString = true;
    else if (sign === 'n') shape.hasNull = true;
    else if (sign === 't' || sign === 'f') shape.hasBoolean = true;
    else addNumber(shape, text);
  }
}

function readObject(reading: Reading, shape: Shape): void {
  const { scanner } = reading;
  shape.objectCount += 1;
  shape.members ??= new Map();
  const seen = new Set<string>();
  scanner.pass();
  while (scanner.peek() !== '}') {
    if (scanner.peek() === ',') scanner.pass();
    scanner.peek();
    const key = scanner.readKey();
    const member = shape.members.get(key) ?? createShape();
    shape.members.set(key, member);
    const before = member.count;
    readValue(reading, member);
    // A key that occurs twice in one object must not count twice, or it would look present in another.
    if (seen.has(key)) member.count = before;
    seen.add(key);
  }
  scanner.pass();
}

function readArray(reading: Reading, shape: Shape): void {
  const { scanner } = reading;
  shape.items ??= createShape();
  scanner.pass();
  for (let count = 0; scanner.peek() !== ']'; ) {
    if (scanner.peek() === ',') {
      scanner.pass();
      continue;
    }
    count += 1;
    if (count <= SAMPLED_ITEMS) readValue(reading, shape.items);
    else {
      reading.isSampled = true;
      scanner.skip();
    }
  }
  scanner.pass();
}

interface FactLists {
  readonly longIntegers: string[];
  readonly exactNumbers: string[];
  readonly mixed: string[];
}

function listFacts(shape: Shape, path: string, facts: FactLists): void {
  const add = (list: string[]) => list.length < LISTED_PATHS && list.push(path);
  if (shape.number?.width === 1) add(facts.longIntegers);
  if (shape.number?.width === 2) add(facts.exactNumbers);
  if (countKinds(shape) > 1) add(facts.mixed);
  if (shape.items !== null) listFacts(shape.items, `${path}[*]`, facts);
  const dictionary = toDictionary(shape);
  if (dictionary !== null) listFacts(dictionary, `${path}.*`, facts);
  else for (const [key, member] of shape.members ?? []) listFacts(member, `${path}${toStep(key)}`, facts);
}

/** Kinds of values besides null. */
function countKinds({ hasBoolean, hasString, number, items, members }: Shape): number {
  return [hasBoolean, hasString, number !== null, items !== null, members !== null].filter(Boolean).length;
}

function toStep(key: string): string {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}
