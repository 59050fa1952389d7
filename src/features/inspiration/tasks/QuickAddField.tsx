import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { matchesMedia, useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { isComposing } from '../../../shared/ime.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import type { TaskInput } from '../model/board-rules.ts';
import { parseQuickAdd } from '../text/parse-quick-add.ts';
import { toLines } from '../text/text-lines.ts';
import { copy as tasksCopy } from './copy.ts';
import { useNesting } from './use-nesting.ts';

interface QuickAddFieldProps {
  readonly field?: RefObject<HTMLInputElement | null>;
  /** Except on a touch screen, whose keyboard would cover the page. */
  readonly autoFocus?: boolean;
  /** Adds a task at the end of a parent's sub-tasks. Resolves to its id, or to null when adding failed: the text then comes back. */
  readonly onAdd: (task: TaskInput, parentId: string | null) => Promise<string | null>;
  /** Takes a pasted text of several lines, which are several tasks. */
  readonly onPasteLines: (text: string) => void;
}

const words = tasksCopy.quick;

/**
 * Adds a task from one line, and shows before that which date, priority and labels it reads from the line. While something is typed,
 * Tab and Shift+Tab move it below the last added task and up again; after Escape, or where there is no such level, they leave the field.
 */
export function QuickAddField({ field, autoFocus = false, onAdd, onPasteLines }: QuickAddFieldProps) {
  const [text, setText] = useState('');
  const { understood, ...task } = useMemo(() => parseQuickAdd(text, new Date()), [text]);
  const isBlank = text.trim() === '';
  const { parentTitle, childOf, step, add: addNested } = useNesting(onAdd);
  const isTouched = useMediaQuery(MEDIA.coarse);
  const isLeaving = useRef(false);
  useUnsavedWork(isBlank ? null : words.unsaved);
  const add = async () => {
    if (isBlank) return;
    // At once, so that the next task can be typed meanwhile.
    setText('');
    if (!(await addNested(task))) setText((typed) => (typed === '' ? text : typed));
  };
  return (
    <Root>
      <TextField
        size="small"
        fullWidth
        inputRef={field}
        autoFocus={autoFocus && !matchesMedia(MEDIA.coarse)}
        placeholder={childOf === null || isTouched ? words.placeholder : words.nest(childOf)}
        value={text}
        onChange={({ target }) => {
          isLeaving.current = false;
          setText(target.value);
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (toLines(pasted).filter((line) => line.trim() !== '').length < 2) return;
          event.preventDefault();
          onPasteLines(pasted);
        }}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Escape') isLeaving.current = true;
          if (event.key === 'Tab' && !isBlank && !isLeaving.current && step(event.shiftKey ? -1 : 1))
            event.preventDefault();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void add();
        }}
        slotProps={{
          htmlInput: { 'aria-label': words.label, 'aria-keyshortcuts': 'A' },
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
        {!isBlank && parentTitle !== null && <span>{words.nested(parentTitle)}</span>}
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
  position: 'relative',
  // In front of the list, which would move at every word otherwise.
  '& p': {
    position: 'absolute',
    zIndex: 2,
    top: '100%',
    insetInline: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1),
    margin: theme.spacing(0.5, 0, 0),
    padding: theme.spacing(0.75, 1),
    borderRadius: theme.radius.control,
    background: theme.vars.palette.background.paper,
    boxShadow: theme.shadows[4],
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
  '& p:empty': { display: 'none' },
  '& p span': {
    padding: theme.spacing(0, 0.75),
    borderRadius: theme.radius.small,
    background: tint(theme.vars.palette.primary.main, 12),
    color: theme.vars.palette.text.primary,
  },
  '& p strong': { color: theme.vars.palette.text.primary, fontWeight: 600, overflowWrap: 'anywhere' },
}));
