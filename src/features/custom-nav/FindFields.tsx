import ClearIcon from '@mui/icons-material/Clear';
import LinkIcon from '@mui/icons-material/Link';
import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { isComposing } from '../../shared/ime.ts';
import { MEDIA } from '../../shared/look/media.ts';
import { focusCard, listCards } from './board/card-focus.ts';
import { isEmptyQuery, type NavQuery } from './model/filter-items.ts';
import { copy } from './words.ts';

interface FindFieldsProps {
  /** As typed. */
  readonly text: NavQuery;
  /** The text while an input method composes a word is shown, but not searched for. */
  readonly onText: (text: NavQuery, isComposing: boolean) => void;
  readonly nameInput: RefObject<HTMLInputElement | null>;
}

const words = copy.find;

/** Search by name and by link. Enter opens the first hit, the down arrow goes to it, Escape clears. */
export function FindFields({ text, onText, nameInput }: FindFieldsProps) {
  const clear = () => onText({ name: '', link: '' }, false);
  const field = (part: keyof NavQuery, icon: ReactNode, hint: string) => (
    <TextField
      size="small"
      label={words[part]}
      placeholder={hint}
      value={text[part]}
      className={part}
      {...(part === 'name' ? { inputRef: nameInput } : {})}
      onChange={({ target, nativeEvent }) => {
        const composes = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        onText({ ...text, [part]: target.value }, composes);
      }}
      onCompositionEnd={({ target }) => {
        if (target instanceof HTMLInputElement) onText({ ...text, [part]: target.value }, false);
      }}
      onKeyDown={(event: KeyboardEvent) => pressKey(event, clear)}
      slotProps={{
        htmlInput: { autoComplete: 'off', spellCheck: false, enterKeyHint: 'go' },
        input: { startAdornment: <InputAdornment position="start">{icon}</InputAdornment> },
      }}
    />
  );
  return (
    <Fields role="search" aria-label={words.label}>
      {field('name', <SearchIcon fontSize="small" />, words.nameHint)}
      {field('link', <LinkIcon fontSize="small" />, words.linkHint)}
      <Button startIcon={<ClearIcon />} disabled={isEmptyQuery(text)} onClick={clear} sx={{ whiteSpace: 'nowrap' }}>
        {words.clear}
      </Button>
    </Fields>
  );
}

function pressKey(event: KeyboardEvent, clear: () => void): void {
  if (isComposing(event)) return;
  const [first] = listCards();
  if (event.key === 'Escape') clear();
  else if (event.key === 'ArrowDown') focusCard(first);
  else if (event.key === 'Enter') first?.querySelector<HTMLElement>('a.face')?.click();
  else return;
  event.preventDefault();
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(1),
  flex: '1 1 480px',
  [MEDIA.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    flexBasis: '100%',
    rowGap: theme.spacing(1.5),
    '& .name': { gridColumn: '1 / -1' },
  },
}));
