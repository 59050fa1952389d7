import { useStore } from 'zustand';
import { copy as sharedCopy } from '../parts/copy.ts';
import { OutputPane } from '../parts/OutputPane.tsx';
import { downloadText, toFileName } from '../parts/output-actions.ts';
import { copy } from './copy.ts';
import { copyLines, YamlText } from './YamlText.tsx';
import type { YamlController } from './yaml-controller.ts';
import type { YamlOutput } from './yaml-state.ts';

interface YamlOutputPaneProps {
  readonly controller: YamlController;
  /** Shows the text before the fixes in place of the result. */
  readonly showsOriginal: boolean;
}

export function YamlOutputPane({ controller, showsOriginal }: YamlOutputPaneProps) {
  const output = useStore(controller.store, (state) => state.output);
  const isChecked = useStore(controller.store, (state) => state.verdict !== null);
  const original = showsOriginal ? (output?.original ?? null) : null;
  return (
    <OutputPane
      title={original === null ? toTitle(output) : sharedCopy.panes.original}
      facts={isChecked && output !== null && <span>{copy.panes.formerOutput(output.action)}</span>}
      hasOutput={output !== null}
      onCopy={() => output !== null && copyLines(controller, output.lines)}
      onDownload={() => output !== null && downloadOutput(controller, output)}
    >
      {output === null ? null : original === null ? (
        <YamlText controller={controller} label={copy.panes.output} lines={output.lines} language={output.language} />
      ) : (
        <YamlText controller={controller} label={sharedCopy.panes.original} lines={original} language="yaml" />
      )}
    </OutputPane>
  );
}

function toTitle(output: YamlOutput | null): string {
  return output === null ? sharedCopy.panes.outputTitle : copy.panes.outputTitle(output.language);
}

function downloadOutput(controller: YamlController, { action, language, lines }: YamlOutput): Promise<void> {
  const verb = action === 'exchange' ? 'convert' : action;
  const fileName = toFileName(controller.store.getState().name, 'yaml', verb, language);
  return downloadText(async () => new Blob([lines.text]), fileName, controller.showSuccess);
}
