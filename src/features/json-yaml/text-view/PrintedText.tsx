import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { formatCount } from '../model/quantity-text.ts';
import { copy } from './copy.ts';

/** Lines that are printed. */
export const PRINTED_LINES_COUNT = 5000;

/** The start of a text, for paper. */
export interface PrintedLines {
  /** At most `PRINTED_LINES_COUNT` lines. */
  readonly lines: readonly string[];
  /** Lines of the whole text. */
  readonly lineCount: number;
}

interface PrintedTextProps {
  /** Null while there is nothing to print. Called when the browser prints, which does not wait. */
  readonly read: () => PrintedLines | null;
}

/** Stands in for a text on paper, where the lines in view alone would be printed. */
export function PrintedText({ read }: PrintedTextProps) {
  const paper = useRef<HTMLDivElement>(null);
  const fill = useEffectEvent(() => {
    const printed = read();
    if (printed === null || paper.current === null) return;
    const { lines, lineCount } = printed;
    const isCut = lines.length < lineCount;
    const note = document.createElement('p');
    note.textContent = copy.print.cut(formatCount(lines.length), formatCount(lineCount));
    const text = document.createElement('pre');
    text.textContent = lines.join('\n');
    paper.current.replaceChildren(...(isCut ? [note, text] : [text]));
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('beforeprint', () => fill(), { signal });
    window.addEventListener('afterprint', () => paper.current?.replaceChildren(), { signal });
    return () => controller.abort();
  }, []);
  return <Paper ref={paper} className="printed" />;
}

const Paper = styled('div')(({ theme }) => ({
  display: 'none',
  [MEDIA.print]: {
    display: 'block',
    '& pre': { ...theme.mono, margin: 0, fontSize: 11, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
}));
