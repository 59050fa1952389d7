/** The lines around the visible ones, fetched one request at a time. */
export type LineWindow<Line> = ReturnType<typeof createLineWindow<Line>>;

/** Lines fetched beyond the visible ones on both sides, so that small steps need no request. */
const MARGIN_LINES = 60;

interface LineWindowOptions<Line> {
  readonly lineCount: number;
  readonly getLines: (from: number, count: number) => Promise<readonly Line[]>;
  readonly onLines: () => void;
  readonly onError: (error: unknown) => void;
}

export function createLineWindow<Line>(options: LineWindowOptions<Line>) {
  const { lineCount, getLines, onLines, onError } = options;
  let start = 0;
  let lines: readonly Line[] = [];
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

  const load = async (from: number, count: number) => {
    wanted = { from, end: Math.min(from + count, lineCount) };
    if (!isFetching) await fetchWanted();
  };

  return {
    /** Requests lines. While a request is under way, only the latest further request is kept. */
    want: (from: number, count: number) => void load(from, count),
    /** Resolves when the lines are there, or could not be fetched. */
    load,
    /** Undefined while the line is being fetched. */
    line: (index: number): Line | undefined => lines[index - start],
    stop() {
      isStopped = true;
    },
  };
}
