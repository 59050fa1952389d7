import { describe, expect, it } from 'vitest';
import {
  applyDraft,
  findOthersChange,
  rebase,
  toggleCode,
} from '../../../../src/features/admin/roles/model/role-draft.ts';

const draft = { base: ['A', 'B'], added: ['C'], removed: ['A'] };

describe('a draft', () => {
  it('adds codes that the role lacks, and removes those that it has', () => {
    const added = toggleCode(null, ['A', 'B'], 'C');
    expect(toggleCode(added, ['A', 'B'], 'A')).toEqual(draft);
  });

  it('ends when the last change is taken back', () => {
    const added = toggleCode(null, ['A'], 'C');
    expect(toggleCode(added, ['A'], 'C')).toBeNull();
    expect(toggleCode(toggleCode(null, ['A'], 'A'), ['A'], 'A')).toBeNull();
  });

  it.each([
    ['as it was', ['A', 'B'], ['B', 'C']],
    ['with another code by somebody else', ['A', 'B', 'D'], ['B', 'C', 'D']],
    ['with the same changes by somebody else', ['B', 'C'], ['B', 'C']],
    ['empty by now', [], ['C']],
  ])('applies to a role %s', (_case, saved, codes) => {
    expect(applyDraft(saved, draft)).toEqual(codes);
  });
});

describe('a change by somebody else', () => {
  it('is found by comparison with what the visitor saw', () => {
    expect(findOthersChange(draft, ['A', 'B'])).toBeNull();
    expect(findOthersChange(draft, ['B', 'D'])).toEqual({ added: ['D'], removed: ['A'] });
  });

  it('leaves the visitor’s changes that still have an effect', () => {
    expect(rebase(draft, ['A', 'C', 'D'])).toEqual({ base: ['A', 'C', 'D'], added: [], removed: ['A'] });
    expect(rebase(draft, ['B', 'C'])).toBeNull();
  });
});
