import Chip from '@mui/material/Chip';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { JsonTool } from '../../../bridges/json-bridge.ts';
import { toJsonTokens, toPlainTokens } from '../model/line-tokens.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import { OutputPane } from '../parts/OutputPane.tsx';
import { copyText, downloadText, toFileName } from '../parts/output-actions.ts';
import { SearchableText } from '../text-view/SearchableText.tsx';
import { TreePane } from '../tree/TreePane.tsx';
import { useJsonTree } from '../tree/use-json-tree.ts';
import { type ResultView, ViewSwitch } from '../tree/ViewSwitch.tsx';
import { copy } from './copy.ts';
import type { JsonController } from './json-controller.ts';
import type { JsonOutput } from './json-state.ts';

interface JsonOutputPaneProps {
  readonly controller: JsonController;
  /** Shows the text before the repair in place of the result. */
  readonly showsOriginal: boolean;
  /** Messages about the result. */
  readonly notices: ReactNode;
}

export function JsonOutputPane({ controller, showsOriginal, notices }: JsonOutputPaneProps) {
  const { tool } = controller;
  const output = useStore(controller.store, (state) => state.output);
  const isStale = useStore(controller.store, (state) => state.isOutputStale);
  const content = useRef<HTMLDivElement>(null);
  const isOriginal = showsOriginal && output !== null && output.original !== null;
  const resultId = output?.document.id ?? null;
  const [view, setView] = useState<ResultView>('text');
  const [target, setTarget] = useState<{ readonly line: number; readonly documentId: number } | null>(null);
  const canBeTree = useIsJson(tool, resultId, isJson(output)) && !isOriginal;
  const showsTree = view === 'tree' && canBeTree;
  const tree = useJsonTree(tool, resultId, showsTree, controller.report);
  const showAs = (next: ResultView) => {
    setTarget(null);
    setView(next);
  };
  // A place chosen in the tree is shown in the text, which then takes the focus.
  useEffect(() => {
    if (target !== null) content.current?.querySelector<HTMLElement>('[role=textbox]')?.focus();
  }, [target]);

  return (
    <OutputPane
      title={isOriginal ? sharedCopy.panes.original : sharedCopy.panes.outputTitle}
      facts={isStale && <Chip size="small" color="warning" variant="outlined" label={copy.status.isStale} />}
      actions={<ViewSwitch view={showsTree ? 'tree' : 'text'} canBeTree={canBeTree} onView={showAs} />}
      notices={notices}
      hasOutput={output !== null}
      series={output?.series ?? null}
      onCopy={() => output !== null && copyDocument(controller, output.document)}
      onDownload={() => output !== null && downloadOutput(controller, output)}
      contentRef={content}
    >
      {output === null ? null : showsTree && tree !== null ? (
        <TreePane
          tool={tool}
          tree={tree}
          showSuccess={controller.showSuccess}
          onLine={(line) => {
            setTarget({ line, documentId: tree.documentId });
            setView('text');
          }}
        />
      ) : (
        <ResultText controller={controller} output={output} isOriginal={isOriginal} target={target} />
      )}
    </OutputPane>
  );
}

interface ResultTextProps {
  readonly controller: JsonController;
  readonly output: JsonOutput;
  readonly isOriginal: boolean;
  readonly target: { readonly line: number; readonly documentId: number } | null;
}

function ResultText({ controller, output, isOriginal, target }: ResultTextProps) {
  const { tool } = controller;
  const document = isOriginal && output.original !== null ? output.original : output.document;
  return (
    <SearchableText
      label={isOriginal ? sharedCopy.panes.original : copy.panes.output}
      textId={document.id}
      {...(isOriginal ? {} : { series: output.series })}
      lineCount={document.lineCount}
      toTokens={output.language === 'text' && !isOriginal ? toPlainTokens : toJsonTokens}
      getLines={(from, count) => tool.getLines(document.id, from, count)}
      find={(query, from, isBackwards) => tool.find(document.id, query, from, isBackwards)}
      target={target?.documentId === document.id ? target : null}
      onCopyAll={() => copyDocument(controller, document)}
      onError={controller.report}
    />
  );
}

function copyDocument(
  { tool, showSuccess }: JsonController,
  { id, byteLength }: JsonOutput['document'],
): Promise<void> {
  return copyText(byteLength, () => tool.getBlob(id), showSuccess);
}

async function downloadOutput(controller: JsonController, { action, extension, document }: JsonOutput): Promise<void> {
  const { name } = controller.store.getState().input;
  const fileName = toFileName(name, 'json', action, extension);
  try {
    await downloadText(() => controller.tool.getBlob(document.id), fileName, controller.showSuccess);
  } catch (error) {
    controller.report(error);
  }
}

/** Null when the worker has to check it. */
function isJson(output: JsonOutput | null): boolean | null {
  if (output === null) return false;
  return output.language === 'unknown' ? null : output.language === 'json';
}

/** Whether a document is JSON. Asks the worker when it is not `known`, and is false until the worker has answered. */
function useIsJson(tool: JsonTool, documentId: number | null, known: boolean | null): boolean {
  const [valid, setValid] = useState<number | null>(null);
  const isAsked = known === null && documentId !== null;
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    // A failed check is not reported: the result can still be read as text.
    tool.validate(documentId).then(
      () => !isGone && setValid(documentId),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [tool, documentId, isAsked]);
  return known ?? (documentId !== null && valid === documentId);
}
