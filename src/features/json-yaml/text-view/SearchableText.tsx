import SearchIcon from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { InPaneHeader } from '../parts/Pane.tsx';
import { copy } from './copy.ts';
import { FindBar } from './FindBar.tsx';
import { type Find, useFind } from './use-find.ts';
import { type TextTarget, VirtualText, type VirtualTextProps } from './VirtualText.tsx';

interface SearchableTextProps extends VirtualTextProps {
  readonly find: Find;
}

/** A read-only text of any length, with a bar to find words and go to lines. */
export function SearchableText({ find, target = null, ...props }: SearchableTextProps) {
  const { textId, lineCount, onError } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [line, setLine] = useState<TextTarget | null>(null);
  const { query, setQuery, state, next } = useFind(textId, find, onError);
  const { match } = state;
  const found = useMemo(
    (): TextTarget | null =>
      match && { line: match.line, range: { start: match.column, end: match.column + match.length } },
    [match],
  );
  const shown = useLatest(target, found, line);

  const close = () => {
    setOpen(false);
    setQuery({ ...query, text: '' });
    frame.current?.querySelector<HTMLElement>('[role=textbox]')?.focus();
  };
  const open = () => {
    setOpen(true);
    frame.current?.querySelector<HTMLInputElement>('[role=search] input')?.select();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key === 'f') open();
    else if (isOpen && (event.key === 'F3' || (isCommand && event.key === 'g'))) void next(event.shiftKey);
    else return;
    event.preventDefault();
  };

  return (
    <Frame ref={frame} onKeyDown={onKeyDown}>
      <InPaneHeader>
        <Tooltip title={copy.find.open}>
          <IconButton size="small" aria-label={copy.find.open} aria-expanded={isOpen} onClick={isOpen ? close : open}>
            <SearchIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </InPaneHeader>
      {isOpen && (
        <FindBar
          query={query}
          state={state}
          lineCount={lineCount}
          onQuery={setQuery}
          onNext={(isBackwards) => void next(isBackwards)}
          onLine={(at) => setLine({ line: at })}
          onClose={close}
        />
      )}
      <VirtualText {...props} target={shown} />
    </Frame>
  );
}

/** The target that changed last. */
function useLatest(...targets: readonly (TextTarget | null)[]): TextTarget | null {
  const [latest, setLatest] = useState<TextTarget | null>(null);
  const previous = useRef<readonly (TextTarget | null)[]>([]);
  useEffect(() => {
    const changed = targets.find((target, at) => target !== null && target !== previous.current[at]);
    previous.current = targets;
    if (changed !== undefined && changed !== null) setLatest(changed);
  });
  return latest;
}

/** Fills the pane, with and without the bar. */
const Frame = styled('div')({ position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column' });
