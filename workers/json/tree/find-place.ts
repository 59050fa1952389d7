import { toJsonPath } from '../json-path.ts';
import { findLineAt } from '../lines.ts';
import type { StoredText } from '../text-store.ts';
import { decoder } from '../utf8.ts';
import type { Work } from '../work-queue.ts';
import { createStructureScanner, isBlank } from './structure-scanner.ts';
import { CUT, skipBlank, skipString } from './tokens.ts';
import type { TreePlace } from './tree.api.ts';
import type { TreeIndex } from './tree-index.ts';

/** A step down to a child. */
interface Step {
  readonly index: number;
  /** Offset of the opening quote of a member's name; -1 for an item. */
  readonly keyStart: number;
}

export async function findPlace(text: StoredText, index: TreeIndex, start: number, work: Work): Promise<TreePlace> {
  await index.reach(start);
  const { steps } = await findSteps(index, start, work);
  const names: (string | number)[] = [];
  for (const step of steps) {
    names.push(step.keyStart < 0 ? step.index : await readKey(index, step.keyStart));
    await work.step(names.length / steps.length);
  }
  return { path: toJsonPath(names), line: (await findLineAt(text, start)).line };
}

/**
 * The index of the child at each level on the way from the root to the value or name at a byte. White space belongs to
 * the token after it, a comma or a colon to the child before it, a closing bracket to its container.
 */
export async function findTrail(index: TreeIndex, offset: number, work: Work): Promise<readonly number[]> {
  await index.reach(offset);
  const { steps, isInString } = await findSteps(index, offset, work);
  if (isInString) return steps.map((step) => step.index);
  const solid = await findSolid(index, offset);
  if (solid > offset) {
    await index.reach(solid);
    return findTrail(index, solid, work);
  }
  const [byte] = await index.read(offset, offset + 1);
  const isEnd = byte === undefined || isBlank(byte);
  const isCloser = byte === 0x7d || byte === 0x5d;
  return (isEnd ? [] : isCloser ? steps.slice(0, -1) : steps).map((step) => step.index);
}

/** The first byte at or after `offset` that is not white space; `offset` itself when there is none. */
export async function findSolid({ source, read, windowBytes }: TreeIndex, offset: number): Promise<number> {
  for (let base = offset; base < source.byteLength; base += windowBytes) {
    const at = skipBlank(await read(base, base + windowBytes), 0);
    if (at !== CUT) return base + at;
  }
  return offset;
}

async function findSteps(index: TreeIndex, offset: number, work: Work) {
  const within = await stepsWithin(index, offset, work);
  return { steps: [...stepsToContainer(index, offset), ...within.steps], isInString: within.isInString };
}

/** From the root to the innermost indexed container round a value. */
function stepsToContainer(index: TreeIndex, start: number): Step[] {
  const containers = index.containers();
  const steps: Step[] = [];
  for (let at = containers.around(start); at >= 0; ) {
    const { parent, keyStart, index: place } = containers.container(at);
    if (parent >= 0) steps.push({ index: place, keyStart });
    at = parent;
  }
  return steps.reverse();
}

/** From that container to the value. */
async function stepsWithin(index: TreeIndex, start: number, work: Work) {
  const containers = index.containers();
  const around = containers.around(start);
  const from = around < 0 ? { offset: 0, index: 0 } : containers.placeBeforeByte(around, start);
  const scanner = createStructureScanner(from.offset);
  if (around >= 0) {
    const container = containers.container(around);
    scanner.enter(container.start, container.isObject, from.index);
  }
  for await (const chunk of index.source.chunks(from.offset, start)) {
    scanner.scan(chunk);
    await work.step(0);
  }
  const open = scanner.openContainers();
  const depth = scanner.depth();
  const steps = Array.from({ length: depth }, (_, at): Step => {
    const place = open.commas[at] ?? 0;
    if (open.isObject[at] !== 1) return { index: place, keyStart: -1 };
    // The name of the innermost value is the last string before it.
    return { index: place, keyStart: at === depth - 1 ? scanner.stringStart() : (open.keyStart[at + 1] ?? 0) };
  });
  return { steps, isInString: scanner.isInString() };
}

async function readKey({ source, read, windowBytes }: TreeIndex, keyStart: number): Promise<string> {
  for (let length = windowBytes; ; length *= 4) {
    const bytes = await read(keyStart, keyStart + length);
    const end = skipString(bytes, 0);
    if (end !== CUT) return decodeKey(bytes.subarray(0, end));
    if (keyStart + length >= source.byteLength) return '';
  }
}

function decodeKey(literal: Uint8Array): string {
  const text = decoder.decode(literal);
  return text.includes('\\') ? String(JSON.parse(text)) : text.slice(1, -1);
}
