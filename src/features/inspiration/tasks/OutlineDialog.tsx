import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useAskedClose } from '../../../shared/confirm/use-asked-close.ts';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import { DEFAULT_MILESTONE_TYPE, DEFAULT_PRIORITY } from '../constants.ts';
import type { TaskDraft } from '../model/board-rules.ts';
import type { Inspiration, Task } from '../model/records.ts';
import { type DraftMerge, mergeDrafts, toTitleTest } from '../text/merge-drafts.ts';
import { formatSummary } from '../text/summary-text.ts';
import { formatNote } from '../text/task-note.ts';
import { copy as tasksCopy } from './copy.ts';
import { guessForm, type PastedForm, type PastedTasks, readPasted } from './read-pasted.ts';

interface OutlineDialogProps {
  /** The text to begin with, which may be empty; null while closed. */
  readonly text: string | null;
  readonly inspiration: Inspiration;
  readonly tasks: readonly Task[];
  readonly onClose: () => void;
  /** Resolves to false when it failed: the dialog then stays open with its text. */
  readonly onApply: (merge: DraftMerge) => Promise<boolean>;
}

const words = tasksCopy.outline;
/** Time without a key before the text is read. */
const PAUSE_MS = 250;
const PREVIEW_LINES = 200;
/** A longer text would stall the page while it is read. */
const PASTED_CHARS_MAX = 200_000;

/** Adds many tasks from a pasted list or a model's answer, after a preview. */
export function OutlineDialog({ text, onClose, ...rest }: OutlineDialogProps) {
  const askAndClose = useAskedClose(words.unsaved, onClose);
  return (
    <FormDialog isOpen={text !== null} title={words.title} width="md" onClose={askAndClose}>
      {text !== null && <OutlineForm {...rest} initialText={text} onCancel={askAndClose} onApplied={onClose} />}
    </FormDialog>
  );
}

interface OutlineFormProps extends Omit<OutlineDialogProps, 'text' | 'onClose'> {
  readonly initialText: string;
  readonly onCancel: () => void;
  readonly onApplied: () => void;
}

function OutlineForm({ initialText, inspiration, tasks, onCancel, onApplied, onApply }: OutlineFormProps) {
  const [text, setText] = useState(initialText);
  const [answer, setAnswer] = useState<PastedTasks | null>(null);
  const [chosenForm, setChosenForm] = useState<PastedForm | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isTooLong = text.length > PASTED_CHARS_MAX;
  const form = useMemo(() => chosenForm ?? (isTooLong ? 'list' : guessForm(text)), [chosenForm, isTooLong, text]);
  useUnsavedWork(text.trim() === '' ? null : words.unsaved);
  const read = useEffectEvent(() =>
    readPasted(text, form, { goalTitle: inspiration.title, isPresent: toTitleTest(tasks) }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt reads the same text again
  useEffect(() => {
    if (text.trim() === '' || isTooLong) return setAnswer(null);
    let isCurrent = true;
    const timer = setTimeout(() => {
      void read().then((next) => {
        if (isCurrent) setAnswer(next);
      });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, form, isTooLong, attempt]);
  const merge = useMemo(() => (answer === null ? null : mergeDrafts(answer.drafts, tasks)), [answer, tasks]);
  const isEmpty = merge === null || (merge.added.length === 0 && merge.updated.length === 0);
  const apply = async () => {
    if (merge === null) return;
    setSaving(true);
    if (await onApply(merge)) onApplied();
    else setSaving(false);
  };
  return (
    <Body>
      <p className="hint">{words.hint}</p>
      <div className="line">
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={form}
          aria-label={words.form}
          onChange={(_event, next: PastedForm | null) => next !== null && setChosenForm(next)}
        >
          <ToggleButton value="list">{words.forms.list}</ToggleButton>
          <ToggleButton value="answer">{words.forms.answer}</ToggleButton>
        </ToggleButtonGroup>
        <CopyButton
          size="small"
          variant="outlined"
          label={words.prompt}
          text={formatSummary({ inspiration, tasks }, new Date())}
        />
      </div>
      <TextField
        autoFocus
        multiline
        minRows={6}
        maxRows={14}
        label={words.field}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {isTooLong && <Alert severity="warning">{words.tooLong}</Alert>}
      {answer?.isRepairUnavailable === true ? (
        <ErrorAlert title={words.repairUnavailable} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        merge !== null && answer !== null && <Preview answer={answer} merge={merge} />
      )}
      <div className="actions">
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button variant="contained" disabled={isEmpty || isSaving} onClick={() => void apply()}>
          {words.apply}
        </Button>
      </div>
    </Body>
  );
}

/** Tasks of drafts, at all levels. */
function countDrafts(drafts: readonly TaskDraft[]): number {
  return drafts.reduce((sum, { children = [] }) => sum + 1 + countDrafts(children), 0);
}

function Preview({ answer, merge }: { readonly answer: PastedTasks; readonly merge: DraftMerge }) {
  if (answer.count === 0) return <Alert severity="info">{words.unreadable}</Alert>;
  const added = merge.added.reduce((sum, { drafts }) => sum + countDrafts(drafts), 0);
  const lines = toLines(merge);
  return (
    <section aria-label={words.preview}>
      <p role="status">
        <strong>{words.counts(added, merge.updated.length, merge.unchanged)}</strong>
      </p>
      {answer.isRepaired && <Alert severity="info">{words.repaired}</Alert>}
      {answer.left > 0 && <Alert severity="warning">{words.left(answer.left)}</Alert>}
      <ul>
        {lines.slice(0, PREVIEW_LINES).map(({ key, level, text, note, kind }) => (
          <li key={key} data-kind={kind} style={{ paddingInlineStart: `${level * 1.25}em` }}>
            {text}
            {note !== '' && <span>{note}</span>}
          </li>
        ))}
        {lines.length > PREVIEW_LINES && <li>{words.more(lines.length - PREVIEW_LINES)}</li>}
      </ul>
    </section>
  );
}

interface PreviewLine {
  readonly key: number;
  readonly level: number;
  readonly text: string;
  /** The fields of a new task. */
  readonly note: string;
  readonly kind: 'added' | 'updated';
}

const NO_FIELDS = { status: 'todo', priority: DEFAULT_PRIORITY, milestone_type: DEFAULT_MILESTONE_TYPE } as const;

function toLines({ added, updated }: DraftMerge): readonly PreviewLine[] {
  const lines: PreviewLine[] = [];
  const add = (drafts: readonly TaskDraft[], level: number) => {
    for (const draft of drafts) {
      const { title, children = [] } = draft;
      lines.push({
        key: lines.length,
        level,
        text: title,
        note: formatNote({ ...NO_FIELDS, ...draft }),
        kind: 'added',
      });
      add(children, level + 1);
    }
  };
  for (const { drafts } of added) add(drafts, 0);
  for (const { task, changes } of updated) {
    const fields = changes.map(({ field }) => words.fields[field]);
    lines.push({ key: lines.length, level: 0, text: words.updatedLine(task.title, fields), note: '', kind: 'updated' });
  }
  return lines;
}

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& p': { margin: 0 },
  '& .hint': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .MuiTextField-root': { marginTop: theme.spacing(0.5) },
  '& .line': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: theme.spacing(1) },
  '& section': { display: 'grid', gap: theme.spacing(1) },
  '& ul': {
    maxHeight: 240,
    margin: 0,
    padding: theme.spacing(1, 1.5),
    overflow: 'auto',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.control,
    listStyle: 'none',
    ...theme.typography.body2,
    overflowWrap: 'anywhere',
  },
  '& li[data-kind="added"]::before': { content: '"+ "', color: theme.vars.palette.success.main, fontWeight: 700 },
  '& li[data-kind="updated"]::before': { content: '"~ "', color: theme.vars.palette.info.main, fontWeight: 700 },
  '& li span': { marginInlineStart: theme.spacing(1), color: theme.vars.palette.text.secondary },
  // In view, however long the preview is.
  '& .actions': {
    position: 'sticky',
    // Over the padding of the dialog.
    bottom: theme.spacing(-2.5),
    display: 'flex',
    justifyContent: 'flex-end',
    gap: theme.spacing(1),
    marginBlock: theme.spacing(-1, -2.5),
    paddingBlock: theme.spacing(1, 2.5),
    background: theme.vars.palette.background.paper,
  },
}));
