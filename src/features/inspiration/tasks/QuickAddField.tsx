import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { isComposing } from '../../../shared/ime.ts';
import { tint } from '../../../shared/look/tint.ts';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import { copy } from '../copy.ts';
import type { TaskInput } from '../model/board-rules.ts';
import { parseQuickAdd } from '../text/parse-quick-add.ts';
import { toLines } from '../text/text-lines.ts';

interface QuickAddFieldProps {
  /** Resolves to false when adding failed: the text then comes back. */
  readonly onAdd: (task: TaskInput) => Promise<boolean>;
  /** Takes a pasted text of several lines, which are several tasks. */
  readonly onPasteLines: (text: string) => void;
}

const words = copy.tasks.quick;

/** Adds a task from one line, and shows before that which date, priority and labels it reads from the line. */
export function QuickAddField({ onAdd, onPasteLines }: QuickAddFieldProps) {
  const [text, setText] = useState('');
  const { understood, ...task } = useMemo(() => parseQuickAdd(text, new Date()), [text]);
  const isBlank = text.trim() === '';
  useUnsavedWork(isBlank ? null : words.unsaved);
  const add = async () => {
    if (isBlank) return;
    // At once, so that the next task can be typed meanwhile.
    setText('');
    if (!(await onAdd(task))) setText((typed) => (typed === '' ? text : typed));
  };
  return (
    <Root>
      <TextField
        size="small"
        fullWidth
        placeholder={words.placeholder}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (toLines(pasted).filter((line) => line.trim() !== '').length < 2) return;
          event.preventDefault();
          onPasteLines(pasted);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          event.preventDefault();
          void add();
        }}
        slotProps={{
          htmlInput: { 'aria-label': words.label },
          input: {
            startAdornment: <AddIcon fontSize="small" sx={{ mr: 1, color: 'text.secondary' }} />,
            endAdornment: !isBlank && (
              <Button size="small" onClick={() => void add()}>
                {words.add}
              </Button>
            ),
          },
        }}
      />
      <p role="status">
        {understood.length > 0 && (
          <>
            {words.understood}
            {understood.map(({ kind, meaning, text: part }) => (
              <span key={`${kind} ${part}`}>{meaning}</span>
            ))}
            <strong>{task.title}</strong>
          </>
        )}
      </p>
    </Root>
  );
}

const Root = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(1),
  '& p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1),
    minHeight: 24,
    margin: theme.spacing(0.5, 1, 0),
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
  '& p span': {
    padding: theme.spacing(0, 0.75),
    borderRadius: theme.radius.small,
    background: tint(theme.vars.palette.primary.main, 12),
    color: theme.vars.palette.text.primary,
  },
  '& p strong': { color: theme.vars.palette.text.primary, fontWeight: 600, overflowWrap: 'anywhere' },
}));
