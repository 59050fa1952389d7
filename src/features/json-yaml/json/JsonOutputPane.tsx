import Chip from '@mui/material/Chip';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { JsonTool, TextDocument } from '../../../bridges/json-bridge.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { toJsonTokens, toPlainTokens } from '../model/line-tokens.ts';
import type { ResultView } from '../model/result-view.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import { OutputPane } from '../parts/OutputPane.tsx';
import { copyText, downloadText, toFileName } from '../parts/output-actions.ts';
import { ResultActions } from '../parts/ResultActions.tsx';
import { SearchableText } from '../text-view/SearchableText.tsx';
import { TreePane } from '../tree/TreePane.tsx';
import { useJsonTree } from '../tree/use-json-tree.ts';
import { ViewSwitch } from '../tree/ViewSwitch.tsx';
import { copy } from './copy.ts';
import type { JsonController } from './json-controller.ts';
import type { JsonOutput } from './json-state.ts';

interface JsonOutputPaneProps {
  readonly controller: JsonController;
  /** Shows the text before the repair in place of the result. */
  readonly showsOriginal: boolean;
}

export function JsonOutputPane({ controller, showsOriginal }: JsonOutputPaneProps) {
  const { tool } = controller;
  const output = useStore(controller.store, (state) => state.output);
  const isStale = useStore(controller.store, (state) => state.isOutputStale);
  const content = useRef<HTMLDivElement>(null);
  const isOriginal = showsOriginal && output !== null && output.original !== null;
  const resultId = output?.document.id ?? null;
  const view = useStore(controller.store, (state) => state.view);
  const [target, setTarget] = useState<{ readonly line: number; readonly documentId: number } | null>(null);
  const canBeTree = useIsJson(tool, resultId, isJson(output)) && !isOriginal;
  const showsTree = view === 'tree' && canBeTree;
  const tree = useJsonTree(tool, resultId, showsTree, controller.report);
  const showAs = (next: ResultView) => {
    setTarget(null);
    controller.showAs(next);
  };
  // A place chosen in the tree is shown in the text, which then takes the focus.
  useEffect(() => {
    if (target !== null) content.current?.querySelector<HTMLElement>('[role=textbox]')?.focus();
  }, [target]);
  useShowNewOnNarrowPage(content, output?.series ?? null);

  return (
    <OutputPane
      title={isOriginal ? sharedCopy.panes.original : sharedCopy.panes.outputTitle}
      facts={
        <>
          {isStale && <Chip size="small" color="warning" variant="outlined" label={copy.status.isStale} />}
          <ResultActions
            controller={controller}
            hasOutput={output !== null}
            isOriginal={isOriginal}
            onResult={() => controller.showOriginal(false)}
          />
          <ViewSwitch view={showsTree ? 'tree' : 'text'} canBeTree={canBeTree} onView={showAs} />
        </>
      }
      hasOutput={output !== null}
      onCopy={() => output !== null && copyDocument(controller, shownDocument(output, isOriginal))}
      onDownload={() => output !== null && downloadOutput(controller, output, isOriginal)}
      contentRef={content}
    >
      {output === null ? null : showsTree && tree !== null ? (
        <TreePane
          tool={tool}
          tree={tree}
          showSuccess={controller.showSuccess}
          onLine={(line) => {
            setTarget({ line, documentId: tree.documentId });
            controller.showAs('text');
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
  const document = shownDocument(output, isOriginal);
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

function shownDocument({ document, original }: JsonOutput, isOriginal: boolean): TextDocument {
  return isOriginal && original !== null ? original : document;
}

function copyDocument({ tool, showSuccess }: JsonController, { id, byteLength }: TextDocument): Promise<void> {
  return copyText(byteLength, () => tool.getBlob(id), showSuccess);
}

async function downloadOutput(controller: JsonController, output: JsonOutput, isOriginal: boolean): Promise<void> {
  const { name } = controller.store.getState().input;
  const fileName = toFileName(name, 'json', isOriginal ? 'original' : output.action, output.extension);
  const { id } = shownDocument(output, isOriginal);
  try {
    await downloadText(() => controller.tool.getBlob(id), fileName, controller.showSuccess);
  } catch (error) {
    controller.report(error);
  }
}

/** Scrolls a new result into view on a narrow page, where it is below the input. */
function useShowNewOnNarrowPage(content: RefObject<HTMLElement | null>, series: number | null): void {
  const isNarrow = useMediaQuery(MEDIA.phone);
  const prefersReducedMotion = useMediaQuery(MEDIA.reducedMotion);
  const shown = useRef(series);
  useEffect(() => {
    if (shown.current === series) return;
    shown.current = series;
    if (series === null || !isNarrow) return;
    const behavior = prefersReducedMotion ? 'auto' : 'smooth';
    content.current?.closest('section')?.scrollIntoView({ block: 'start', behavior });
  }, [content, series, isNarrow, prefersReducedMotion]);
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
