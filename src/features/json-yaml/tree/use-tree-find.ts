import { type KeyboardEvent, type RefObject, useEffect, useMemo, useState } from 'react';
import { toFindPattern } from '../../../core/text/find-pattern.ts';
import type { Findable } from '../text-view/text-source.ts';
import { type Finding, useFind } from '../text-view/use-find.ts';
import type { JsonTree } from './json-tree.ts';

export interface TreeFinding extends Finding {
  readonly isOpen: boolean;
  /** The words that rows mark; null for none. */
  readonly words: RegExp | null;
  open(): void;
  close(): void;
  /** Applies a key of the tree or the bar; false for a key without a meaning for the search. */
  applyKey(event: KeyboardEvent): boolean;
}

/** Searches the text of a tree, and unfolds, selects and shows each match in it. */
export function useTreeFind(
  frame: RefObject<HTMLElement | null>,
  tree: JsonTree,
  text: Findable,
  onError: (error: unknown) => void,
): TreeFinding {
  const [isOpen, setOpen] = useState(false);
  const finding = useFind(tree.documentId, text, onError);
  const { query, setQuery, state, next } = finding;
  const { match } = state;

  useEffect(() => {
    if (match !== null) void tree.show(match);
  }, [match, tree]);

  const words = useMemo(() => (isOpen && query.text !== '' ? toFindPattern(query) : null), [isOpen, query]);
  const open = () => {
    setOpen(true);
    frame.current?.querySelector<HTMLInputElement>('[role=search] input')?.select();
  };
  const close = () => {
    setOpen(false);
    setQuery({ ...query, text: '' });
    frame.current?.querySelector<HTMLElement>('[role=tree]')?.focus();
  };
  const applyKey = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key === 'f') open();
    else if (isOpen && (event.key === 'F3' || (isCommand && event.key === 'g'))) void next(event.shiftKey);
    else return false;
    return true;
  };
  return { ...finding, isOpen, words, open, close, applyKey };
}
