import { copy as sharedCopy } from '../copy.ts';
import { formatCount } from '../model/quantity-text.ts';
import { StatusRow } from '../parts/StatusRow.tsx';
import { copy } from './copy.ts';
import { useYamlState } from './use-yaml-controller.ts';
import type { YamlController } from './yaml-controller.ts';

/** What the last check said of the input; length, lines, documents, time and mended lines of the result. */
export function YamlStatusLine({ controller }: { readonly controller: YamlController }) {
  const output = useYamlState(controller, (state) => state.output);
  const isStale = useYamlState(controller, (state) => state.isOutputStale);
  const verdict = useYamlState(controller, (state) => state.verdict);
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
