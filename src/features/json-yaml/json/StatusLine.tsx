import { copy } from '../copy.ts';
import { formatCount, formatSize } from '../model/quantity-text.ts';
import { StatusRow } from '../parts/StatusRow.tsx';
import type { JsonSession } from './json-session.ts';
import { useJsonState } from './use-json-session.ts';

/** Size, lines, time and repaired places of the result. */
export function StatusLine({ session }: { readonly session: JsonSession }) {
  const output = useJsonState(session, (state) => state.output);
  const verdict = useJsonState(session, (state) => state.verdict);
  const isStale = useJsonState(session, (state) => state.isOutputStale);
  const words = copy.status;
  return (
    <StatusRow aria-label={words.label}>
      {verdict !== null && <span>{verdict.isValid ? words.valid : words.invalid(verdict.line, verdict.column)}</span>}
      {output !== null && (
        <>
          <span>{words.size(formatSize(output.document.byteLength))}</span>
          <span>{words.lines(formatCount(output.document.lineCount))}</span>
          <span>{words.took(output.tookMs)}</span>
          {isStale && <span className="warning">{words.stale}</span>}
          {output.repair !== null && <span>{words.repaired(output.repair.count)}</span>}
        </>
      )}
    </StatusRow>
  );
}
