import { toJsonPath } from '../json-path.ts';
import { findLineAt } from '../lines.ts';
import type { StoredText } from '../text-store.ts';
import type { Work } from '../work-queue.ts';
import { createStructureScanner } from './structure-scanner.ts';
import { CUT, skipString } from './tokens.ts';
import type { TreePlace } from './tree.api.ts';
import type { TreeIndex } from './tree-index.ts';

/** A step down: to an item by its index, or to a member by the offset of its name's opening quote. */
type Step = { readonly index: number } | { readonly keyStart: number };

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export async function findPlace(text: StoredText, index: TreeIndex, start: number, work: Work): Promise<TreePlace> {
  await index.reach(start);
  const steps = [...stepsToContainer(index, start), ...(await stepsWithin(index, start, work))];
  const names: (string | number)[] = [];
  for (const step of steps) {
    names.push('index' in step ? step.index : await readKey(index, step.keyStart));
    await work.step(names.length / steps.length);
  }
  return { path: toJsonPath(names), line: (await findLineAt(text, start)).line };
}

/** From the root to the innermost indexed container round a value. */
function stepsToContainer(index: TreeIndex, start: number): Step[] {
  const containers = index.containers();
  const steps: Step[] = [];
  for (let at = containers.around(start); at >= 0; ) {
    const { parent, keyStart, index: place } = containers.container(at);
    if (parent >= 0) steps.push(keyStart >= 0 ? { keyStart } : { index: place });
    at = parent;
  }
  return steps.reverse();
}

/** From that container to the value. */
async function stepsWithin(index: TreeIndex, start: number, work: Work): Promise<Step[]> {
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
  return Array.from({ length: depth }, (_, at): Step => {
    if (open.isObject[at] !== 1) return { index: open.commas[at] ?? 0 };
    // The name of the innermost value is the last string before it.
    return { keyStart: at === depth - 1 ? scanner.stringStart() : (open.keyStart[at + 1] ?? 0) };
  });
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
