import { useStore } from 'zustand';
import { formatCount } from '../model/quantity-text.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import { StatusRow } from '../parts/StatusRow.tsx';
import { copy } from './copy.ts';
import type { YamlController } from './yaml-controller.ts';

/** The verdict on the input; length, lines, documents, time and fixed lines of the result. */
export function YamlStatusLine({ controller }: { readonly controller: YamlController }) {
  const output = useStore(controller.store, (state) => state.output);
  const isStale = useStore(controller.store, (state) => state.isOutputStale);
  const verdict = useStore(controller.store, (state) => state.verdict);
  return (
    <StatusRow aria-label={sharedCopy.status.label}>
      {verdict !== null && <strong>{copy.status.check(verdict)}</strong>}
      {output !== null && (
        <>
          <span>{copy.status.chars(formatCount(output.lines.text.length))}</span>
          <span>{sharedCopy.status.lines(formatCount(output.lines.lineCount))}</span>
          {output.documentCount > 1 && <span>{copy.status.documents(output.documentCount)}</span>}
          <span>{sharedCopy.status.took(output.tookMs)}</span>
          {isStale && <span className="warning">{sharedCopy.status.stale}</span>}
          {output.fixedLineCount > 0 && <span>{copy.status.fixed(output.fixedLineCount)}</span>}
        </>
      )}
    </StatusRow>
  );
}
