import { useStore } from 'zustand';
import type { RepairReport } from '../../../bridges/json-bridge.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { formatCount } from '../model/quantity-text.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import { StatusRow } from '../parts/StatusRow.tsx';
import { copy } from './copy.ts';
import type { JsonController } from './json-controller.ts';

function toRepairWords({ count, groups }: RepairReport): string {
  const records = groups.find(({ kind }) => kind === 'json-lines');
  return count === 0 && records !== undefined ? copy.status.records(records.count) : copy.status.repaired(count);
}

/** The verdict on the input; size, lines, time and repairs of the result. */
export function JsonStatusLine({ controller }: { readonly controller: JsonController }) {
  const output = useStore(controller.store, (state) => state.output);
  const verdict = useStore(controller.store, (state) => state.verdict);
  const isStale = useStore(controller.store, (state) => state.isOutputStale);
  const { status } = sharedCopy;
  return (
    <StatusRow aria-label={status.label}>
      {verdict !== null && (
        <span>{verdict.isValid ? copy.status.valid : copy.status.invalid(verdict.line, verdict.column)}</span>
      )}
      {output !== null && (
        <>
          <span>{copy.status.size(formatSize(output.document.byteLength))}</span>
          <span>{status.lines(formatCount(output.document.lineCount))}</span>
          <span>{status.took(output.tookMs)}</span>
          {isStale && <span className="warning">{status.stale}</span>}
          {typeof output.records === 'number' && <span>{copy.status.records(output.records)}</span>}
          {output.repair !== null && <span>{toRepairWords(output.repair)}</span>}
        </>
      )}
    </StatusRow>
  );
}
