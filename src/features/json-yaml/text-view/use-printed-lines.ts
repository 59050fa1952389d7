import { useEffect, useRef } from 'react';
import { whenIdle } from '../../../platform/when-idle.ts';
import { PRINTED_LINES_COUNT, type PrintedLines } from './PrintedText.tsx';
import type { TextSource } from './text-source.ts';

/** Lines of one request. */
const PART_LINES_COUNT = 500;
/** Longer texts are cut off earlier. */
const PRINTED_CHARS = 1_000_000;

/** Fetches the start of a text in an idle moment: the browser does not wait for the worker when it prints. */
export function usePrintedLines(text: TextSource): () => PrintedLines | null {
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
