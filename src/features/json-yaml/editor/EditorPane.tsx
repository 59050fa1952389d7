import SearchIcon from '@mui/icons-material/SearchOutlined';
import WrapIcon from '@mui/icons-material/WrapTextOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled, type Theme, useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef, useState } from 'react';
import { copy as sharedCopy } from '../../../shared/copy.ts';
import { InPaneHeader } from '../parts/Pane.tsx';
import { PANE_FONT, PANE_PX, tokenColors } from '../parts/pane-style.ts';
import { copy as findCopy } from '../text-view/copy.ts';
import { copy } from './copy.ts';
import type { EditorLanguage, PaneEditor, TextEditor } from './editor.ts';
import { toggleLineWrapping, useLineWrapping } from './line-wrapping.ts';

/** Each in a file of its own, fetched with the editor. */
const LANGUAGES = {
  json: () => import('./json-language.ts'),
  yaml: () => import('./yaml-language.ts'),
} satisfies Record<string, () => Promise<{ readonly language: EditorLanguage }>>;

export interface EditorPaneProps {
  readonly label: string;
  readonly placeholder: string;
  readonly language: keyof typeof LANGUAGES;
  /** What the editor begins with; later changes go through the editor itself. */
  readonly initialText: () => string;
  readonly onReady: (editor: TextEditor | null) => void;
  readonly onChange: (isBlank: boolean) => void;
  readonly onSubmit: () => void;
  readonly onPaste: (transfer: DataTransfer, replacesAll: boolean) => boolean;
}

/** A text that is edited. The editor's own file is fetched when this is shown first. */
export function EditorPane(props: EditorPaneProps) {
  const host = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  const [step, setStep] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const editor = useRef<PaneEditor | null>(null);
  const wraps = useLineWrapping((state) => state.isOn);
  const current = useRef(props);
  useEffect(() => {
    current.current = props;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to load again.
  useEffect(() => {
    let isGone = false;
    setStep('loading');
    const show = async () => {
      const [{ createEditor, toEditorTheme }, { language }] = await Promise.all([
        import('./editor.ts'),
        LANGUAGES[current.current.language](),
      ]);
      if (isGone || host.current === null) return;
      const { label, placeholder, initialText } = current.current;
      const created = createEditor({
        parent: host.current,
        text: initialText(),
        label,
        placeholder,
        language,
        wraps: useLineWrapping.getState().isOn,
        phrases: copy.phrases,
        theme: toEditorTheme(editorStyles(theme)),
        colors: tokenColors(theme),
        onChange: (isBlank) => current.current.onChange(isBlank),
        onSubmit: () => current.current.onSubmit(),
        onPaste: (transfer, replacesAll) => current.current.onPaste(transfer, replacesAll),
      });
      editor.current = created;
      setStep('ready');
      current.current.onReady(created);
    };
    show().catch(() => setStep('failed'));
    return () => {
      isGone = true;
      current.current.onReady(null);
      editor.current?.destroy();
      editor.current = null;
    };
  }, [theme, attempt]);
  useEffect(() => editor.current?.setWrapping(wraps), [wraps]);

  return (
    <Frame>
      <InPaneHeader>
        <Tooltip title={copy.wrap}>
          <IconButton size="small" aria-label={copy.wrap} aria-pressed={wraps} onClick={toggleLineWrapping}>
            <WrapIcon fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title={findCopy.find.open}>
          <IconButton
            size="small"
            aria-label={findCopy.find.open}
            disabled={step !== 'ready'}
            onClick={() => editor.current?.openFind()}
          >
            <SearchIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </InPaneHeader>
      <div ref={host} />
      {step === 'loading' && <p>{copy.loading}</p>}
      {step === 'failed' && (
        <Alert severity="error" action={<Button onClick={() => setAttempt(attempt + 1)}>{sharedCopy.retry}</Button>}>
          {copy.failed}
        </Alert>
      )}
    </Frame>
  );
}

/** The theme's colors are variables: they follow the scheme without a new editor. */
function editorStyles(theme: Theme) {
  const { palette } = theme.vars;
  const tint = (color: string, percent: number) => `color-mix(in srgb, ${color} ${percent}%, transparent)`;
  return {
    '&': { height: `${PANE_PX}px`, color: palette.text.primary, backgroundColor: palette.background.paper },
    // The frame round the pane shows the focus; the gutter would cover a ring in here.
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': {
      fontFamily: PANE_FONT.fontFamily,
      fontSize: `${PANE_FONT.fontSize}px`,
      lineHeight: PANE_FONT.lineHeight,
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
    '.cm-panels': {
      color: palette.text.primary,
      backgroundColor: palette.background.default,
      borderColor: palette.divider,
    },
    '.cm-panels-top': { borderBottom: `1px solid ${palette.divider}` },
    '.cm-textfield, .cm-button': {
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      backgroundImage: 'none',
      border: `1px solid ${palette.control}`,
      borderRadius: '6px',
      fontSize: '13px',
    },
    '.cm-foldPlaceholder': {
      color: palette.text.secondary,
      backgroundColor: tint(palette.text.primary, 8),
      border: 'none',
    },
  };
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  minHeight: PANE_PX,
  background: theme.vars.palette.background.paper,
  // Over the editor, which comes into the same place.
  '& > p': {
    position: 'absolute',
    top: 0,
    left: 0,
    margin: 0,
    padding: theme.spacing(2),
    color: theme.vars.palette.text.secondary,
  },
}));
