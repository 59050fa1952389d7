import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { JsonTool, TextDocument } from '../../../bridges/json-bridge.ts';
import { useLazyComponent } from '../../../shared/lazy/use-lazy-component.ts';
import { showToast } from '../../../shared/toast-store.ts';
import type { ContentKind } from '../../../shared/tool/content-kinds.ts';
import { copy } from '../json/copy.ts';
import { extractValue } from '../json/extract-value.ts';
import type { JsonController } from '../json/json-controller.ts';
import type { JsonOutput } from '../json/json-state.ts';
import { useResultEditing } from '../json/use-result-editing.ts';
import { toJsonTokens, toPlainTokens } from '../model/line-tokens.ts';
import type { ResultView } from '../model/result-view.ts';
import type { TreeItem } from '../model/tree-branch.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import { OutputPane } from '../parts/OutputPane.tsx';
import { createOutputActions, toFileName } from '../parts/output-actions.ts';
import { StaleChip } from '../parts/StaleChip.tsx';
import { copy as tableCopy } from '../table/copy.ts';
import { loadTablePane } from '../table/load-table-pane.ts';
import { useHasTable } from '../table/use-has-table.ts';
import { SearchableText } from '../text-view/SearchableText.tsx';
import type { TextAction } from '../text-view/TextMenu.tsx';
import { createWorkerText } from '../text-view/worker-text.ts';
import { TreePane } from '../tree/TreePane.tsx';
import { useJsonTree } from '../tree/use-json-tree.ts';
import { useTextPlaces } from '../tree/use-text-places.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

const SENT_KINDS: readonly ContentKind[] = ['json'];

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
  const view = useStore(controller.store, (state) => state.view);
  const { target, showAs, showLine } = useShownLine(controller, content);
  const canBeTree = useIsJson(tool, resultId, isJson(output)) && !isOriginal;
  const canBeTable = useHasTable(tool, canBeTree ? resultId : null);
  const showsTree = view === 'tree' && canBeTree;
  const showsTable = view === 'table' && canBeTable;
  const TablePane = useLazyComponent(loadTablePane, {
    isNeeded: showsTable,
    onFailed() {
      controller.showAs('text');
      showToast(tableCopy.loadFailed, { severity: 'error' });
    },
  });
  const tree = useJsonTree(tool, output, showsTree, controller.report);
  const editing = useResultEditing(controller, showsTree ? tree : null);
  const showTree = useCallback(() => controller.showAs('tree'), [controller]);
  const places = useTextPlaces(content, canBeTree ? resultId : null, showsTree ? tree : null, showTree);
  const extract = useCallback((item: TreeItem) => void extractValue(controller, item), [controller]);
  const actions = useShownActions(controller);

  return (
    <OutputPane
      controller={controller}
      facts={isStale && <StaleChip />}
      switches={
        !isOriginal && (
          <ViewSwitch
            view={showsTable ? 'table' : showsTree ? 'tree' : 'text'}
            canBeTree={canBeTree}
            canBeTable={canBeTable}
            onView={showAs}
          />
        )
      }
      notices={notices}
      output={output}
      isOriginal={isOriginal}
      actions={actions}
      kinds={SENT_KINDS}
      contentRef={content}
    >
      {output === null ? null : showsTree && tree !== null ? (
        <TreePane
          tool={tool}
          tree={tree}
          onError={controller.report}
          editing={editing}
          onExtract={extract}
          showSuccess={controller.showSuccess}
          onLine={showLine}
        />
      ) : showsTable ? (
        TablePane && (
          <TablePane
            key={output.document.id}
            controller={controller}
            documentId={output.document.id}
            onLine={showLine}
          />
        )
      ) : (
        <ResultText controller={controller} output={output} isOriginal={isOriginal} target={target} actions={places} />
      )}
    </OutputPane>
  );
}

interface ShownLine {
  readonly line: number;
  readonly documentId: number;
}

/** A line chosen in the tree or the table, which is shown in the text until the visitor chooses another view. */
function useShownLine({ store, showAs }: JsonController, content: RefObject<HTMLElement | null>) {
  const [target, setTarget] = useState<ShownLine | null>(null);
  // The text then takes the focus.
  useEffect(() => {
    if (target !== null) content.current?.querySelector<HTMLElement>('[role=textbox]')?.focus();
  }, [target, content]);
  return {
    target,
    showAs: useCallback(
      (view: ResultView) => {
        setTarget(null);
        showAs(view);
      },
      [showAs],
    ),
    showLine: useCallback(
      (line: number) => {
        const { output } = store.getState();
        if (output !== null) setTarget({ line, documentId: output.document.id });
        showAs('text');
      },
      [store, showAs],
    ),
  };
}

/** What the buttons of the title row do. */
function useShownActions(controller: JsonController) {
  return useMemo(() => {
    const { store, tool } = controller;
    return createOutputActions(controller, () => {
      const { output, showsOriginal, input } = store.getState();
      if (output === null) return null;
      const isOriginal = showsOriginal && output.original !== null;
      const { id, byteLength } = shownDocument(output, isOriginal);
      const fileName = toFileName(input.name, 'json', isOriginal ? 'original' : output.action, output.extension);
      return { fileName, byteLength, readBlob: () => tool.getBlob(id) };
    });
  }, [controller]);
}

interface ResultTextProps {
  readonly controller: JsonController;
  readonly output: JsonOutput;
  readonly isOriginal: boolean;
  readonly target: ShownLine | null;
  readonly actions: readonly TextAction[];
}

function ResultText({ controller, output, isOriginal, target, actions }: ResultTextProps) {
  const { tool } = controller;
  const document = shownDocument(output, isOriginal);
  const isJsonText = output.language === 'json' && !isOriginal;
  const text = useMemo(() => createWorkerText(tool, document, isJsonText), [tool, document, isJsonText]);
  return (
    <SearchableText
      label={isOriginal ? sharedCopy.panes.original : copy.panes.output}
      text={text}
      {...(isOriginal ? {} : { series: output.series })}
      toTokens={output.language === 'text' && !isOriginal ? toPlainTokens : toJsonTokens}
      target={target?.documentId === document.id ? target : null}
      actions={actions}
      onError={controller.report}
    />
  );
}

function shownDocument({ document, original }: JsonOutput, isOriginal: boolean): TextDocument {
  return isOriginal && original !== null ? original : document;
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
