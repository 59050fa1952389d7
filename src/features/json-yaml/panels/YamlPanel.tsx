import JsonIcon from '@mui/icons-material/DataObjectOutlined';
import { type ReactNode, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useCanDrop } from '../../../shared/hooks/use-can-drop.ts';
import type { ContentKind } from '../../../shared/tool/content-kinds.ts';
import { HeldPane } from '../desk/HeldPane.tsx';
import { toJsonTokens } from '../model/line-tokens.ts';
import { formatCount } from '../model/quantity-text.ts';
import type { TextLines } from '../model/text-lines.ts';
import { createYamlTokens } from '../model/yaml-tokens.ts';
import { openInJson } from '../open-in-json.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import { IconAction } from '../parts/IconAction.tsx';
import { InputButtons } from '../parts/InputButtons.tsx';
import { dropFiles, type EditHandler } from '../parts/input-actions.ts';
import { OutputPane } from '../parts/OutputPane.tsx';
import { createOutputActions, toFileName } from '../parts/output-actions.ts';
import { PanePair } from '../parts/PanePair.tsx';
import { StatusRow, ToolFooter, ToolPanel } from '../parts/tool-style.ts';
import { UsageNotes } from '../parts/UsageNotes.tsx';
import { useFileDrops } from '../parts/use-file-drops.ts';
import { ShortcutButton } from '../shortcuts/ShortcutButton.tsx';
import { SearchableText } from '../text-view/SearchableText.tsx';
import { createPageText } from '../text-view/text-source.ts';
import type { TextTarget } from '../text-view/VirtualText.tsx';
import { copy } from '../yaml/copy.ts';
import { YamlToolbar } from '../yaml/YamlToolbar.tsx';
import type { YamlController } from '../yaml/yaml-controller.ts';
import type { OutputLanguage, YamlPlace } from '../yaml/yaml-state.ts';
import { YamlNotices } from './YamlNotices.tsx';

interface YamlPanelProps {
  readonly controller: YamlController;
  /** Takes a text to the JSON tool. */
  readonly onJsonTool?: ((text: string) => void) | null;
}

/** The YAML tool: an input beside its result. */
export function YamlPanel({ controller, onJsonTool = null }: YamlPanelProps) {
  const showsOriginal = useStore(controller.store, (state) => state.showsOriginal);
  const [target, setTarget] = useState<{ readonly line: number } | null>(null);
  const [isFolded, setFolded] = useState(false);
  const isProblem = useStore(controller.store, ({ notice }) => notice !== null && notice.kind !== 'success');
  const hasOutput = useStore(controller.store, ({ output }) => output !== null);
  const drops = useFileDrops({ hasOneInput: true, onFiles: (files) => void dropFiles(controller, files) });

  const showPlace = (place: YamlPlace) => {
    setFolded(false);
    controller.showPlace(place.line, place.column);
    setTarget({ line: place.line - 1 });
  };

  const toNotices = (of: 'input' | 'output') => (
    <YamlNotices
      controller={controller}
      of={of}
      showsOriginal={showsOriginal}
      onOriginalToggle={() => controller.showOriginal(!showsOriginal)}
      onPlace={showPlace}
      onJsonTool={onJsonTool}
    />
  );
  return (
    <ToolPanel {...drops.handlers}>
      <YamlToolbar controller={controller} />
      <PanePair
        folding={!hasOutput || isProblem ? null : { isFolded, setFolded }}
        successOf={controller.store}
        first={
          <YamlInputPane
            controller={controller}
            target={target}
            isDropping={drops.isOver}
            notices={toNotices('input')}
          />
        }
        second={<YamlOutputPane controller={controller} showsOriginal={showsOriginal} notices={toNotices('output')} />}
      />
      <ToolFooter>
        <YamlStatusLine controller={controller} />
        <ShortcutButton />
        <UsageNotes items={copy.usage} />
      </ToolFooter>
    </ToolPanel>
  );
}

/** The verdict on the input; length, lines, documents, time and fixed lines of the result. */
function YamlStatusLine({ controller }: { readonly controller: YamlController }) {
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

interface YamlInputPaneProps {
  readonly controller: YamlController;
  /** The line, from 0, of a problem. */
  readonly target: { readonly line: number } | null;
  /** A file is dragged over the tool. */
  readonly isDropping: boolean;
  /** Messages about the input. */
  readonly notices: ReactNode;
}

function YamlInputPane({ controller, target, isDropping, notices }: YamlInputPaneProps) {
  const input = useStore(controller.store, (state) => state.input);
  const canDrop = useCanDrop();
  const label = copy.panes.input;
  return (
    <HeldPane
      {...{ controller, input, label, isDropping, notices }}
      placeholder={copy.panes.placeholder(canDrop)}
      language="yaml"
      hint={sharedCopy.status.shortcut}
      toFacts={({ text, lineCount }) => copy.panes.readOnly(formatCount(text.length), formatCount(lineCount))}
      canEdit={() => true}
      toText={(lines, onEdit) => <YamlText {...{ controller, label, lines, target, onEdit }} language="yaml" />}
      actions={<InputButtons controller={controller} />}
      onFiles={(files) => void dropFiles(controller, files)}
      onSubmit={() => controller.run('format')}
    />
  );
}

const SENT_KINDS: readonly ContentKind[] = ['yaml'];

interface YamlOutputPaneProps {
  readonly controller: YamlController;
  /** Shows the text before the fixes in place of the result. */
  readonly showsOriginal: boolean;
  /** Messages about the result. */
  readonly notices: ReactNode;
}

function YamlOutputPane({ controller, showsOriginal, notices }: YamlOutputPaneProps) {
  const output = useStore(controller.store, (state) => state.output);
  const isChecked = useStore(controller.store, (state) => state.verdict !== null);
  const isStale = useStore(controller.store, (state) => state.isOutputStale);
  const actions = useShownActions(controller);
  const original = showsOriginal ? (output?.original ?? null) : null;
  return (
    <OutputPane
      controller={controller}
      {...(output === null ? {} : { title: copy.panes.outputTitle(output.language) })}
      isStale={isStale}
      facts={isChecked && output !== null && <span>{copy.panes.formerOutput(output.action)}</span>}
      more={
        output?.language === 'json' &&
        original === null && (
          <IconAction
            icon={JsonIcon}
            label={copy.panes.openInJson}
            onClick={() => void openInJson(output.lines.text)}
          />
        )
      }
      notices={notices}
      output={output}
      isOriginal={original !== null}
      actions={actions}
      kinds={SENT_KINDS}
    >
      {output === null ? null : original === null ? (
        <YamlText controller={controller} label={copy.panes.output} lines={output.lines} language={output.language} />
      ) : (
        <YamlText controller={controller} label={sharedCopy.panes.original} lines={original} language="yaml" />
      )}
    </OutputPane>
  );
}

/** What the buttons of the title row do. */
function useShownActions(controller: YamlController) {
  return useMemo(
    () =>
      createOutputActions(controller, () => {
        const { output, showsOriginal, input } = controller.store.getState();
        if (output === null) return null;
        const original = showsOriginal ? output.original : null;
        const blob = new Blob([(original ?? output.lines).text]);
        const action = output.action === 'exchange' ? 'convert' : output.action;
        const fileName =
          original === null
            ? toFileName(input.name, 'yaml', action, output.language)
            : toFileName(input.name, 'yaml', 'original', 'yaml');
        return { fileName, byteLength: blob.size, readBlob: async () => blob };
      }),
    [controller],
  );
}

interface YamlTextProps {
  readonly controller: YamlController;
  readonly label: string;
  readonly lines: TextLines;
  readonly language: OutputLanguage;
  readonly target?: TextTarget | null;
  readonly onEdit?: EditHandler | undefined;
}

/** A read-only text of the YAML tool. */
function YamlText({ controller, label, lines, language, target = null, onEdit }: YamlTextProps) {
  const text = useMemo(() => createPageText(lines), [lines]);
  const toTokens = useMemo(
    () => (language === 'json' ? toJsonTokens : createYamlTokens(lines.line)),
    [language, lines],
  );
  return (
    <SearchableText
      label={label}
      text={text}
      toTokens={toTokens}
      target={target}
      onEdit={onEdit}
      onError={controller.report}
    />
  );
}
