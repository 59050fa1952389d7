import type { TextLine } from '../../../bridges/json-bridge.ts';

export type GetLines = (from: number, count: number) => Promise<readonly TextLine[]>;

/** The lines around the visible ones, fetched one request at a time. */
export interface LineWindow {
  /** Requests lines. While a request is under way, only the latest further request is kept. */
  want(from: number, count: number): void;
  /** Undefined while the line is being fetched. */
  line(index: number): TextLine | undefined;
  stop(): void;
}

/** Lines fetched beyond the visible ones on both sides, so that small steps need no request. */
const MARGIN_LINES = 60;

export interface LineWindowOptions {
  readonly lineCount: number;
  readonly getLines: GetLines;
  readonly onLines: () => void;
  readonly onError: (error: unknown) => void;
}

export function createLineWindow({ lineCount, getLines, onLines, onError }: LineWindowOptions): LineWindow {
  let start = 0;
  let lines: readonly TextLine[] = [];
  let wanted: { from: number; end: number } | null = null;
  let isFetching = false;
  let isStopped = false;

  const isHeld = (from: number, end: number) => from >= start && end <= start + lines.length;

  const fetchWanted = async () => {
    isFetching = true;
    try {
      while (!isStopped && wanted !== null && !isHeld(wanted.from, wanted.end)) {
        const from = Math.max(wanted.from - MARGIN_LINES, 0);
        const end = Math.min(wanted.end + MARGIN_LINES, lineCount);
        const fetched = await getLines(from, end - from);
        if (isStopped) return;
        start = from;
        lines = fetched;
        onLines();
        // The text has fewer lines than `lineCount`: another request would not return more.
        if (fetched.length < end - from) return;
      }
    } catch (error) {
      wanted = null;
      if (!isStopped) onError(error);
    } finally {
      isFetching = false;
    }
  };

  return {
    want(from, count) {
      wanted = { from, end: Math.min(from + count, lineCount) };
      if (!isFetching) void fetchWanted();
    },
    line: (index) => lines[index - start],
    stop() {
      isStopped = true;
    },
  };
}
