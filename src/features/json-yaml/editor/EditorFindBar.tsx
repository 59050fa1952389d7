import { type RefObject, useEffect, useEffectEvent, useMemo } from 'react';
import { FindBar } from '../text-view/FindBar.tsx';
import type { Replacing } from '../text-view/ReplaceRow.tsx';
import type { Findable } from '../text-view/text-source.ts';
import { useFind } from '../text-view/use-find.ts';
import type { PaneEditor } from './editor.ts';

interface EditorFindBarProps {
  readonly editor: RefObject<PaneEditor | null>;
  /** Changes with the text. */
  readonly version: number;
  readonly lineCount: number;
  readonly onClose: () => void;
}

/** The find bar of an editor. It begins with the selected words, and marks all matches until it closes. */
export function EditorFindBar({ editor, version, lineCount, onClose }: EditorFindBarProps) {
  const text = useMemo(() => toFindable(editor), [editor]);
  const finding = useFind(0, text, ignore, {
    start: () => editor.current?.search.start() ?? { line: 0, column: 0 },
    version,
  });
  const { query, setQuery } = finding;
  const beginWithSelection = useEffectEvent(() => {
    const words = editor.current?.search.selectedWords() ?? '';
    if (words !== '') setQuery({ ...query, text: words });
  });
  useEffect(() => {
    beginWithSelection();
    return () => editor.current?.search.mark(null);
  }, [editor]);
  useEffect(() => editor.current?.search.mark(query), [editor, query]);

  const replacing: Replacing = {
    replace: (wanted, by) => editor.current?.search.replace(wanted, by),
    replaceAll: (wanted, by) => editor.current?.search.replaceAll(wanted, by) ?? 0,
  };
  return (
    <FindBar
      finding={finding}
      lineCount={lineCount}
      onLine={(line) => editor.current?.showLine(line)}
      onClose={onClose}
      replacing={replacing}
    />
  );
}

function toFindable(editor: RefObject<PaneEditor | null>): Findable {
  return {
    find: async (query, from, isBackwards) => editor.current?.search.find(query, from, isBackwards) ?? null,
    countMatches: async (query, from, upTo) =>
      editor.current?.search.countMatches(query, from, upTo) ?? { count: 0, countUpTo: 0, next: null },
  };
}

const ignore = () => undefined;
