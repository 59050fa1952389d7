import { expect, it } from 'vitest';
import { markArisen } from '../../../../workers/json/repair/arisen.ts';
import { type Intact, NOTHING_INTACT } from '../../../../workers/json/repair/draft.ts';
import { beginReading, finishReading } from '../../../../workers/json/repair/read-json.ts';
import { readTokens } from '../../../../workers/json/repair/tokens.ts';
import { createRandom, mutate } from './mutations.ts';

const RUNS = 3000;
const BEGINNINGS = [
  '',
  '[{"id": 1, "tags": ["a", {"id": 2}]}, ',
  '{"id": 1, "list": [[1, {"id": 2}], {"id": 3, "name": "[", "more": ',
];

it('an intact beginning changes no mark', () => {
  const random = createRandom(1);
  let skipped = 0;
  let marked = 0;
  for (let run = 0; run < RUNS; run++) {
    const text = `${BEGINNINGS[run % BEGINNINGS.length]}${mutate(random)}`;
    const fast = mark(text);
    const whole = mark(text, NOTHING_INTACT);
    expect(fast?.marks, text).toEqual(whole?.marks);
    expect(fast?.kinds, text).toEqual(whole?.kinds);
    if (fast === null || fast.marks.duplicateKeys + fast.marks.oddKeys === 0) continue;
    marked++;
    if (fast.intact.openArrays.size > 0) skipped++;
  }
  expect([marked, skipped].map((count) => count > 50)).toEqual([true, true]);
});

function mark(text: string, known?: Intact) {
  const draft = beginReading(text, 'patient');
  if (draft === null) return null;
  readTokens(draft, draft.end);
  const finding = finishReading(draft, 0, () => 0);
  if (finding === null) return null;
  const intact = known ?? draft.intact;
  const marks = markArisen(finding.edits, finding.edits.applyTo(text), intact);
  return { marks, intact, kinds: [...finding.edits.inOrder()].map(({ kind }) => kind) };
}
