import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TreeEdit } from '../../../../workers/json/tree/tree.api.ts';
import { anyCharacter } from '../../../any-character.ts';
import { openEditedTree, readWhole } from './a-tree.ts';
import { type RawValue, readRaw } from './raw-tree.ts';

interface Step {
  /** Chooses the edited value. */
  readonly at: number;
  readonly edit: TreeEdit;
}

const numbers = Array.from({ length: 70 }, (_, nth) => nth);
const manyLines = JSON.stringify(numbers, null, 2);
const json = fc.oneof(
  { weight: 6, arbitrary: fc.json({ maxDepth: 1, stringUnit: anyCharacter }) },
  { weight: 2, arbitrary: fc.constant(manyLines) },
);
const isWithin = fc.boolean();
const key = fc.string({ maxLength: 6 });
const edit: fc.Arbitrary<TreeEdit> = fc.oneof(
  fc.record({ kind: fc.constant('value' as const), text: json }),
  fc.record({ kind: fc.constant('key' as const), key }),
  fc.constant({ kind: 'remove' } as const),
  fc.constant({ kind: 'duplicate' } as const),
  fc.record({ kind: fc.constant('insert' as const), isWithin, key, text: json }),
  fc.record({ kind: fc.constant('move' as const), by: fc.constantFrom(1 as const, -1 as const) }),
);
/** Values at and round the 64th line, whose beginning is kept. */
const nearKeptLine = fc.oneof(fc.integer({ min: 60, max: 66 }), fc.constant(1));
const steps = fc.array(fc.record({ at: fc.oneof(fc.nat(), nearKeptLine), edit }), { minLength: 1, maxLength: 12 });
const layout = fc.constantFrom('', '  ', '\t');

/** The way to every value, and its beginning. */
function listPlaces(value: RawValue, trail: readonly number[] = []): (readonly [readonly number[], number])[] {
  return [[trail, value.start], ...value.children.flatMap((child, nth) => listPlaces(child, [...trail, nth]))];
}

/** Where the page offers this edit: the root has no name and no siblings, an item has no name. */
function isOffered(root: RawValue, trail: readonly number[], { edit }: Step): boolean {
  let value = root;
  for (const nth of trail) value = value.children[nth] ?? value;
  const isContainer = value.text.startsWith('{') || value.text.startsWith('[');
  if (edit.kind === 'value') return true;
  if (edit.kind === 'insert' && edit.isWithin) return isContainer;
  if (edit.kind === 'key') return value.key !== null;
  return trail.length > 0;
}

it('many edits give the same text, tree and lines as each edit of a freshly read text, also after the former texts are closed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), layout, steps, async (value, indent, planned) => {
      const first = JSON.stringify([numbers, value], null, indent);
      const { tree, read, close } = await openEditedTree(first, { longBytes: 24, blockBytes: 7 });
      await tree.countTreeChildren(1, 0);
      let [id, text] = [1, first];
      for (const step of planned) {
        const root = readRaw(text);
        const all = listPlaces(root);
        const [trail] = all[step.at % all.length] ?? [[]];
        if (!isOffered(root, trail, step)) continue;
        const fresh = await openEditedTree(text);
        const right = await fresh.tree.editTree(1, trail, step.edit).catch(({ code }) => code);
        const made = await tree.editTree(id, trail, step.edit).catch(({ code }) => code);
        if (typeof right === 'string' || typeof made === 'string') {
          expect(made).toBe(right);
          continue;
        }
        if (step.at % 3 > 0) close(id);
        [id, text] = [made.id, await fresh.read(right.id)];
        expect(await read(id)).toBe(text);
        const whole = await openEditedTree(text);
        expect(await readWhole(tree, 20, id)).toEqual(await readWhole(whole.tree, 1000));
        const places = listPlaces(readRaw(text)).filter((_, nth) => nth % 9 === step.at % 9);
        const trails = await Promise.all(places.map(([, start]) => tree.getTreeTrail(id, start)));
        expect(trails).toEqual(places.map(([trail]) => trail));
      }
    }),
    { numRuns: 40 },
  );
});
