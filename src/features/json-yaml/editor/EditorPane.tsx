import { styled, type Theme, useTheme } from '@mui/material/styles';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { create } from 'zustand';
import { nextTask } from '../../../platform/next-task.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import type { TextSelection } from '../model/text-selection.ts';
import type { TextEditor } from '../parts/editor-text.ts';
import { paneFont, tokenColors } from '../parts/pane-style.ts';
import { FindBar } from '../text-view/FindBar.tsx';
import { PRINTED_LINES_COUNT, type PrintedLines, PrintedText } from '../text-view/PrintedText.tsx';
import type { Replacing } from '../text-view/ReplaceRow.tsx';
import { TextButtons } from '../text-view/TextButtons.tsx';
import { TextStatus } from '../text-view/TextStatus.tsx';
import type { Findable } from '../text-view/text-source.ts';
import { useFind } from '../text-view/use-find.ts';
import { copy } from './copy.ts';
import { EarlyText } from './EarlyText.tsx';
import { watchEarlyText } from './early-text.ts';
import type { EditorLanguage, EditorOptions, PaneEditor } from './editor.ts';

/** Each language is in a file of its own, fetched with the editor. */
const LANGUAGES = {
  json: () => import('./json-language.ts'),
  yaml: () => import('./yaml-language.ts'),
} satisfies Record<string, () => Promise<{ readonly language: EditorLanguage }>>;

export interface EditorPaneProps
  extends Pick<EditorOptions, 'label' | 'placeholder' | 'onChange' | 'onSubmit' | 'onPaste'> {
  readonly language: keyof typeof LANGUAGES;
  /** The first text; later changes go through the editor itself. */
  readonly initialText: () => string;
  readonly onReady: (editor: TextEditor | null) => void;
}

/** Where the cursor of an editor is; null before it was moved. */
interface EditorCursor {
  readonly selection: TextSelection | null;
  readonly lineCount: number;
}

interface EditorEvents extends Pick<EditorOptions, 'onFind' | 'onSelection'> {
  readonly onText: () => void;
}

/** An editor for a text. Its file is fetched when the first pane is shown. */
export function EditorPane(props: EditorPaneProps) {
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [cursor, setCursor] = useState<EditorCursor>({ selection: null, lineCount: 1 });
  const [version, setVersion] = useState(0);
  const [isFinding, setFinding] = useState(false);
  const openFind = () => setFinding(true);
  const { editor, step, isWrapping, retry } = useEditor(host, field, props, {
    onFind: openFind,
    onSelection: (selection, lineCount) => setCursor({ selection, lineCount }),
    onText: () => setVersion((before) => before + 1),
  });
  const choice = useLineWrapping((state) => state.choice);
  useEffect(() => editor.current?.setWrapping(choice), [editor, choice]);

  const closeFind = () => {
    setFinding(false);
    editor.current?.focus();
  };

  return (
    <Frame>
      <TextButtons
        isWrapped={isWrapping}
        onWrap={() => useLineWrapping.setState({ choice: !isWrapping })}
        isFinding={isFinding}
        onFind={isFinding ? closeFind : openFind}
        isDisabled={step !== 'ready'}
      />
      {isFinding && step === 'ready' && (
        <EditorFindBar editor={editor} version={version} lineCount={cursor.lineCount} onClose={closeFind} />
      )}
      <Text>
        <div ref={host} />
        {step !== 'ready' && (
          <EarlyText field={field} label={props.label} placeholder={props.placeholder} onPaste={props.onPaste} />
        )}
        {step === 'failed' && <ErrorAlert title={copy.failed} onRetry={retry} />}
      </Text>
      <TextStatus selection={cursor.selection} />
      <PrintedText read={() => toPrinted(editor.current)} />
    </Frame>
  );
}

/**
 * Creates the editor in its host when it is needed, again when the theme changes, and connects it to the latest props. Text
 * that was typed into the field moves into the editor.
 */
function useEditor(
  host: RefObject<HTMLElement | null>,
  field: RefObject<HTMLTextAreaElement | null>,
  props: EditorPaneProps,
  events: EditorEvents,
) {
  const theme = useTheme();
  const [step, setStep] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [isWrapping, setWrapping] = useState(false);
  const editor = useRef<PaneEditor | null>(null);
  const onReady = useEffectEvent(props.onReady);
  const onChange = useEffectEvent((isBlank: boolean) => {
    props.onChange(isBlank);
    events.onText();
  });
  const onFind = useEffectEvent(events.onFind);
  const onSelection = useEffectEvent(events.onSelection);
  const onSubmit = useEffectEvent(props.onSubmit);
  const onPaste = useEffectEvent(props.onPaste);
  const toOptions = useEffectEvent(() => ({
    text: props.initialText(),
    label: props.label,
    placeholder: props.placeholder,
    wraps: useLineWrapping.getState().choice,
    onWrapping: setWrapping,
  }));
  const loadLanguage = useEffectEvent(() => LANGUAGES[props.language]());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to load again.
  useEffect(() => {
    let isGone = false;
    setStep('loading');
    const early = watchEarlyText(field.current, toOptions().text);
    const show = async () => {
      const [{ createEditor, toEditorTheme }, { language }] = await Promise.all([
        import('./editor.ts'),
        loadLanguage(),
      ]);
      // Evaluating the files has used up this task.
      await nextTask();
      await early.whenComposed();
      if (isGone || host.current === null) return;
      const options = toOptions();
      const typed = early.read(options.text);
      editor.current = createEditor({
        ...options,
        parent: host.current,
        language,
        phrases: copy.phrases,
        theme: toEditorTheme(editorStyles(theme)),
        colors: tokenColors(theme),
        onChange,
        onSubmit,
        onFind,
        onSelection,
        onPaste,
      });
      const hadFocus = early.hasFocus();
      // At once, so that the page never shows two fields of the same name. The field loses its focus here.
      flushSync(() => setStep('ready'));
      onReady(editor.current);
      // A separate change, so that undo removes the typed text.
      if (typed !== null) editor.current.setText(typed.text, typed.selection);
      if (hadFocus) editor.current.focus();
      if (early.isSubmitted()) onSubmit();
    };
    early.whenNeeded(() => void show().catch(() => setStep('failed')));
    return () => {
      isGone = true;
      early.stop();
      onReady(null);
      editor.current?.destroy();
      editor.current = null;
    };
  }, [host, field, theme, attempt]);

  return { editor, step, isWrapping, retry: () => setAttempt(attempt + 1) };
}

function toPrinted(editor: PaneEditor | null): PrintedLines | null {
  if (editor === null) return null;
  const lines = editor.text().split('\n');
  return { lines: lines.slice(0, PRINTED_LINES_COUNT), lineCount: lines.length };
}

/** Whether lines wrap: one choice for all editors, for the visit. Null until the visitor chooses. */
const useLineWrapping = create<{ readonly choice: boolean | null }>(() => ({ choice: null }));

/** The theme's colors are CSS variables, so they follow the color scheme without a new editor. */
function editorStyles(theme: Theme) {
  const { palette } = theme.vars;
  const { fontSize, lineHeight } = paneFont(theme);
  return {
    '&': { height: '100%', color: palette.text.primary, backgroundColor: palette.background.paper },
    // The frame round the pane shows the focus; the gutter would cover a ring in here.
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': {
      ...theme.mono,
      fontSize: `${fontSize}px`,
      lineHeight,
    },
    '.cm-content': { caretColor: palette.text.primary, padding: 0 },
    '.cm-cursor': { borderLeftColor: palette.text.primary },
    '.cm-gutters': { color: palette.text.secondary, backgroundColor: palette.background.paper, border: 'none' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: tint(palette.primary.main, 8) },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: tint(palette.primary.main, 28),
    },
    '&.cm-focused .cm-matchingBracket': { backgroundColor: tint(palette.success.main, 30) },
    '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: tint(palette.error.main, 30) },
    '.cm-searchMatch': { backgroundColor: tint(palette.warning.main, 30) },
    '.cm-searchMatch-selected': { backgroundColor: tint(palette.warning.main, 60) },
    '.cm-placeholder': { color: palette.text.secondary },
    '.cm-foldPlaceholder': {
      color: palette.text.secondary,
      backgroundColor: tint(palette.text.primary, 8),
      border: 'none',
    },
  };
}

const Frame = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  background: theme.vars.palette.background.paper,
  [MEDIA.print]: { position: 'static', '& > :not(.printed)': { display: 'none' } },
}));

const Text = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  '& > div:first-of-type': { height: '100%' },
  // Above the editor, which replaces it.
  '& > textarea': { position: 'absolute', inset: 0 },
  '& > .MuiAlert-root': { position: 'relative', zIndex: 1 },
});

interface EditorFindBarProps {
  readonly editor: RefObject<PaneEditor | null>;
  /** Changes with the text. */
  readonly version: number;
  readonly lineCount: number;
  readonly onClose: () => void;
}

/** The find bar of an editor. It begins with the selected words, and marks all matches until it closes. */
function EditorFindBar({ editor, version, lineCount, onClose }: EditorFindBarProps) {
  const text = useMemo(() => toFindable(editor), [editor]);
  const finding = useFind(0, text, ignore, {
    start: () => editor.current?.search.start() ?? { line: 0, column: 0 },
    version,
  });
  const { query, setQuery } = finding;
  const beginWithSelection = useEffectEvent(() => {
    const words = editor.current?.search.selectedWords() ?? '';
    if (words !== '') setQuery({ ...query, text: words });
  });
  useEffect(() => {
    beginWithSelection();
    return () => editor.current?.search.mark(null);
  }, [editor]);
  useEffect(() => editor.current?.search.mark(query), [editor, query]);

  const replacing: Replacing = {
    replace: (wanted, by) => editor.current?.search.replace(wanted, by),
    replaceAll: (wanted, by) => editor.current?.search.replaceAll(wanted, by) ?? 0,
  };
  return (
    <FindBar
      finding={finding}
      lineCount={lineCount}
      onLine={(line) => editor.current?.showLine(line)}
      onClose={onClose}
      replacing={replacing}
    />
  );
}

function toFindable(editor: RefObject<PaneEditor | null>): Findable {
  return {
    find: async (query, from, isBackwards) => editor.current?.search.find(query, from, isBackwards) ?? null,
    countMatches: async (query, from, upTo) =>
      editor.current?.search.countMatches(query, from, upTo) ?? { count: 0, countUpTo: 0, next: null },
  };
}

const ignore = () => undefined;
