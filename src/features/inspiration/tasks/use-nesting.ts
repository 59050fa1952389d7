import { useState } from 'react';

interface AddedTask {
  readonly title: string;
  /** Resolves when it is stored; null where that failed. */
  readonly id: Promise<string | null>;
}

interface Nesting {
  /** The last added task of each level, from the top level down. */
  readonly added: readonly AddedTask[];
  /** The level of the next task. */
  readonly level: number;
}

const TOP: Nesting = { added: [], level: 0 };

/** Where the next of several quickly added tasks goes: beside the last one, one level below it, or further up. */
export function useNesting<Input extends { readonly title: string }>(
  onAdd: (task: Input, parentId: string | null) => Promise<string | null>,
) {
  const [{ added, level }, setNesting] = useState(TOP);
  return {
    /** The title of the task that the next one goes below; null at the top level. */
    parentTitle: added[level - 1]?.title ?? null,
    /** The title of the last added task, which can become the parent. */
    childOf: added[level]?.title ?? null,
    /** Goes one level down (1) or up (-1). False where there is none. */
    step(by: 1 | -1): boolean {
      const next = level + by;
      if (next < 0 || next > added.length) return false;
      setNesting({ added, level: next });
      return true;
    },
    /** Stores a task at its level. False where it was not stored; the next one then goes to the top level. */
    async add(task: Input): Promise<boolean> {
      const parent = added[level - 1];
      // A quick typist is ahead of the database.
      const store = async () => {
        const parentId = parent === undefined ? null : await parent.id;
        return parent !== undefined && parentId === null ? null : onAdd(task, parentId);
      };
      const id = store();
      setNesting({ added: [...added.slice(0, level), { title: task.title, id }], level });
      const isStored = (await id) !== null;
      if (!isStored) setNesting(TOP);
      return isStored;
    },
  };
}
