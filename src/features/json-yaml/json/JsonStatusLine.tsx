import { copy } from '../copy.ts';
import { formatCount, formatSize } from '../model/quantity-text.ts';
import { StatusRow } from '../parts/StatusRow.tsx';
import type { JsonController } from './json-controller.ts';
import { useJsonState } from './use-json-controller.ts';

/** Size, lines, time and repaired places of the result. */
export function JsonStatusLine({ controller }: { readonly controller: JsonController }) {
  const output = useJsonState(controller, (state) => state.output);
  const verdict = useJsonState(controller, (state) => state.verdict);
  const isStale = useJsonState(controller, (state) => state.isOutputStale);
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
