import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { create } from 'zustand';
import { whenIdle } from '../../../platform/when-idle.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import type { TextSelection } from '../model/text-selection.ts';
import { FILL } from '../parts/pane-style.ts';
import { FindBar } from './FindBar.tsx';
import { PRINTED_LINES_COUNT, type PrintedLines, PrintedText } from './PrintedText.tsx';
import { TextButtons } from './TextButtons.tsx';
import { TextStatus } from './TextStatus.tsx';
import type { TextSource } from './text-source.ts';
import { EMPTY_QUERY, useFind } from './use-find.ts';
import { type TextTarget, VirtualText, type VirtualTextProps } from './VirtualText.tsx';

export type SearchableTextProps = Omit<VirtualTextProps, 'isWrapped' | 'onSelection'>;

/** A read-only text of any length that fills its parent, with a bar to find words and go to lines. */
export function SearchableText({ target = null, ...props }: SearchableTextProps) {
  const { text, onError } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [line, setLine] = useState<TextTarget | null>(null);
  const [selection, setSelection] = useState<TextSelection | null>(null);
  const readPrinted = usePrintedLines(text);
  const choice = useTextWrapping((state) => state.choice);
  const isWrapped = choice ?? wrapsByItself(text);
  const finding = useFind(text.id, text, onError, {
    start: () => selection?.focus ?? { line: 0, column: 0 },
  });
  const { match } = finding.state;
  const found = useMemo(
    (): TextTarget | null =>
      match && { line: match.line, range: { start: match.column, end: match.column + match.length } },
    [match],
  );
  const shown = useLatest(target, isOpen ? found : null, line);

  const close = () => {
    setOpen(false);
    finding.setQuery({ ...finding.query, text: EMPTY_QUERY.text });
    frame.current?.querySelector<HTMLElement>('[role=textbox]')?.focus();
  };
  const open = () => {
    setOpen(true);
    frame.current?.querySelector<HTMLInputElement>('[role=search] input')?.select();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key === 'f') open();
    else if (isOpen && (event.key === 'F3' || (isCommand && event.key === 'g'))) void finding.next(event.shiftKey);
    else return;
    event.preventDefault();
  };

  return (
    <Frame ref={frame} onKeyDown={onKeyDown}>
      <TextButtons
        isWrapped={isWrapped}
        onWrap={() => useTextWrapping.setState({ choice: !isWrapped })}
        isFinding={isOpen}
        onFind={isOpen ? close : open}
      />
      {isOpen && (
        <FindBar finding={finding} lineCount={text.lineCount} onLine={(at) => setLine({ line: at })} onClose={close} />
      )}
      <VirtualText {...props} isWrapped={isWrapped} target={shown} onSelection={setSelection} />
      <TextStatus selection={selection} />
      <PrintedText read={readPrinted} />
    </Frame>
  );
}

/** The target that changed last; null once it is gone. */
function useLatest(...targets: readonly (TextTarget | null)[]): TextTarget | null {
  const [latest, setLatest] = useState<TextTarget | null>(null);
  const previous = useRef<readonly (TextTarget | null)[]>([]);
  useEffect(() => {
    const changed = targets.find((target, at) => target !== null && target !== previous.current[at]);
    previous.current = targets;
    if (changed !== undefined && changed !== null) setLatest(changed);
    else if (latest !== null && !targets.includes(latest)) setLatest(null);
  });
  return latest;
}

/** Fills the pane, with and without the bar. */
const Frame = styled('div')({
  ...FILL,
  [MEDIA.print]: { position: 'static', '& > :not(.printed)': { display: 'none' } },
});

/** Whether read-only texts wrap: one choice for all, for the visit. Null until the visitor chooses. */
export const useTextWrapping = create<{ readonly choice: boolean | null }>(() => ({ choice: null }));

/** Average length of a line above which a text wraps unless the visitor chose otherwise. */
const LONG_LINE_SIZE = 1000;
/** Wrapping reads the whole text once; above this size only on request. */
const WRAPPED_SIZE = 8 << 20;

/** Whether a text wraps without a choice: most of it would be out of view. */
function wrapsByItself({ size, lineCount }: TextSource): boolean {
  return size > LONG_LINE_SIZE * lineCount && size <= WRAPPED_SIZE;
}

/** Lines of one request. */
const PART_LINES_COUNT = 500;
/** Longer texts are cut off earlier. */
const PRINTED_CHARS = 1_000_000;

/** Fetches the start of a text in an idle moment: the browser does not wait for the worker when it prints. */
function usePrintedLines(text: TextSource): () => PrintedLines | null {
  const printed = useRef<PrintedLines | null>(null);
  useEffect(() => {
    printed.current = null;
    let isGone = false;
    const fetchLines = async () => {
      const lines: string[] = [];
      let chars = 0;
      const end = Math.min(text.lineCount, PRINTED_LINES_COUNT);
      while (!isGone && lines.length < end && chars < PRINTED_CHARS) {
        const part = await text.getLines(lines.length, Math.min(PART_LINES_COUNT, end - lines.length));
        if (part.length === 0) break;
        for (const line of part) {
          lines.push(line.isClipped ? `${line.text}…` : line.text);
          chars += line.text.length;
        }
      }
      if (!isGone) printed.current = { lines, lineCount: text.lineCount };
    };
    // A text that cannot be read is reported where it is shown.
    const stop = whenIdle(() => void fetchLines().catch(() => undefined));
    return () => {
      isGone = true;
      stop();
    };
  }, [text]);
  return () => printed.current;
}
