import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { type JsonResult, type JsonTool, type TextDocument, toJsonProblem } from '../../../bridges/json-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { SORTED_BYTES_MAX } from '../../../core/json-limits.ts';
import { nextPaint } from '../../../platform/next-paint.ts';
import { useLazyComponent } from '../../../shared/lazy/use-lazy-component.ts';
import { showToast } from '../../../shared/toast-store.ts';
import type { ContentKind } from '../../../shared/tool/content-kinds.ts';
import { copy } from '../json/copy.ts';
import { canEdit, canStep, editResult, prepareEdit, stepThroughEdits } from '../json/edit-result.ts';
import type { JsonController } from '../json/json-controller.ts';
import type { JsonOutput, ResultView } from '../json/json-state.ts';
import { toJsonTokens, toPlainTokens } from '../model/line-tokens.ts';
import type { TreeItem } from '../model/tree-branch.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import { OutputPane } from '../parts/OutputPane.tsx';
import { createOutputActions, toFileName } from '../parts/output-actions.ts';
import { copy as tableCopy } from '../table/copy.ts';
import { loadTablePane } from '../table/load-table-pane.ts';
import { SearchableText } from '../text-view/SearchableText.tsx';
import type { TextAction } from '../text-view/TextMenu.tsx';
import { createWorkerText } from '../text-view/text-source.ts';
import type { TreeEditing } from '../tree/edited-value.ts';
import type { JsonTree } from '../tree/json-tree.ts';
import { TreePane } from '../tree/TreePane.tsx';
import { useJsonTree, useTextPlaces } from '../tree/use-json-tree.ts';
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
  const view = useStore(controller.store, (state) => state.view);
  const content = useRef<HTMLDivElement>(null);
  const isOriginal = showsOriginal && output !== null && output.original !== null;
  const resultId = output?.document.id ?? null;
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
      isStale={isStale}
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

/**
 * The worker's answer about a document. Null until it is there, for no document, and after a failure, which is not reported:
 * the document can be read in another way.
 */
function useAnswer<Answer>(documentId: number | null, ask: (id: number) => Promise<Answer>): Answer | null {
  const [found, setFound] = useState<{ readonly id: number; readonly answer: Answer } | null>(null);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (documentId === null) return;
    let isGone = false;
    askNow(documentId).then(
      (answer) => !isGone && setFound({ id: documentId, answer }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [documentId]);
  return found !== null && found.id === documentId ? found.answer : null;
}

/** Whether a document is JSON. Asks the worker when it is not `known`, and is false until the worker has answered. */
function useIsJson(tool: JsonTool, documentId: number | null, known: boolean | null): boolean {
  const isValid = useAnswer(known === null ? documentId : null, (id) => tool.validate(id).then(() => true));
  return known ?? isValid === true;
}

/** Whether a document has an array of objects, or may have one; false until the worker has answered. */
function useHasTable(tool: JsonTool, documentId: number | null): boolean {
  return useAnswer(documentId, (id) => tool.hasTable(id).then((hasTable) => hasTable !== false)) === true;
}

/**
 * Makes a value of the result a result of its own: an object or array as it is, a string as the JSON in it. The result stays
 * when the string is not JSON.
 */
function extractValue(controller: JsonController, { start, kind }: TreeItem): Promise<unknown> {
  const { tool, store, context } = controller;
  const { indent, joinsArrays } = store.getState();
  const layout = { indent, joinsArrays };
  const formatPart = async (id: number, signal: AbortSignal): Promise<JsonResult> => {
    const part = await tool.open(await tool.getTreeValue(id, start, SORTED_BYTES_MAX), signal);
    context.documents.add(part);
    return tool.format(part.id, { ...layout, repairs: false }, signal);
  };
  return controller.runTool({
    name: 'extract',
    from: 'output',
    language: 'json',
    extension: 'json',
    make: ({ id }, signal) =>
      kind === 'string' ? tool.expandValue(id, start, layout, signal).catch(throwNotJson) : formatPart(id, signal),
  });
}

/** The place of the error is in the string, not in a text that the visitor sees. */
function throwNotJson(error: unknown): never {
  if (toJsonProblem(error) === null) throw error;
  throw new AppError('value-not-json', 'The string is not JSON');
}

/** Edits of the result, which `tree` shows; null while the result is no copy of the input. */
function useResultEditing({ store, context }: JsonController, tree: JsonTree | null): TreeEditing | null {
  useEffect(() => {
    if (tree === null) return;
    const follow = async (document: TextDocument) => {
      await tree.follow(document);
      await nextPaint();
    };
    context.followers.add(follow);
    return () => void context.followers.delete(follow);
  }, [context, tree]);
  const isOn = useStore(store, canEdit);
  const canUndo = useStore(store, (state) => canStep(state, 'undo'));
  const canRedo = useStore(store, (state) => canStep(state, 'redo'));
  return useMemo(
    () =>
      isOn
        ? {
            canUndo,
            canRedo,
            prepare: () => prepareEdit(context),
            apply: (documentId, trail, edits) => editResult(context, documentId, trail, edits),
            step: (step) => void stepThroughEdits(context, step),
          }
        : null,
    [context, isOn, canUndo, canRedo],
  );
}
