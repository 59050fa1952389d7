import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import type { TextSelection } from '../model/text-selection.ts';
import { FILL } from '../parts/pane-style.ts';
import { FindBar } from './FindBar.tsx';
import { PrintedText } from './PrintedText.tsx';
import { TextButtons } from './TextButtons.tsx';
import { TextStatus } from './TextStatus.tsx';
import { useTextWrapping, wrapsByItself } from './text-wrapping.ts';
import { EMPTY_QUERY, useFind } from './use-find.ts';
import { usePrintedLines } from './use-printed-lines.ts';
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
