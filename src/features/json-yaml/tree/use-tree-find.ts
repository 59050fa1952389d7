import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { FindQuery } from '../../../bridges/json-bridge.ts';
import { toFindPattern } from '../../../core/text/find-pattern.ts';
import type { Findable } from '../text-view/text-source.ts';
import { useFind } from '../text-view/use-find.ts';
import type { JsonTree } from './json-tree.ts';

export type TreeFinding = ReturnType<typeof useTreeFind>;

/** Searches the text of a tree, and unfolds, selects and shows each match in it. */
export function useTreeFind(
  frame: RefObject<HTMLElement | null>,
  tree: JsonTree,
  text: Findable,
  onError: (error: unknown) => void,
) {
  const [isOpen, setOpen] = useState(false);
  const documentId = useStore(tree.store, ({ document }) => document.id);
  const finding = useFind(documentId, text, onError);
  const { query, state } = finding;
  const { match } = state;

  /** The text has another form: the visitor's selection stays until the next search. */
  const keepsSelection = useRef(false);
  const searchedId = useRef(documentId);
  useEffect(() => {
    if (searchedId.current !== documentId) keepsSelection.current = true;
    searchedId.current = documentId;
    if (match !== null && !keepsSelection.current) void tree.show(match);
  }, [match, tree, documentId]);

  const setQuery = (wanted: FindQuery) => {
    keepsSelection.current = false;
    finding.setQuery(wanted);
  };
  const next = (isBackwards: boolean) => {
    keepsSelection.current = false;
    return finding.next(isBackwards);
  };
  /** The words that rows mark; null for none. */
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
  /** Applies a key of the tree or the bar; false for a key without a meaning for the search. */
  const applyKey = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key === 'f') open();
    else if (isOpen && (event.key === 'F3' || (isCommand && event.key === 'g'))) void next(event.shiftKey);
    else return false;
    return true;
  };
  return { ...finding, setQuery, next, isOpen, words, open, close, applyKey };
}
