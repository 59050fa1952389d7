import CloseIcon from '@mui/icons-material/CloseOutlined';
import NextIcon from '@mui/icons-material/KeyboardArrowDownOutlined';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUpOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { FindQuery } from '../../../bridges/json-bridge.ts';
import { isComposing } from '../../../shared/ime.ts';
import { formatCount } from '../model/quantity-text.ts';
import { copy } from './copy.ts';
import type { FindState } from './use-find.ts';

interface FindBarProps {
  readonly query: FindQuery;
  readonly state: FindState;
  readonly lineCount: number;
  readonly onQuery: (query: FindQuery) => void;
  readonly onNext: (isBackwards: boolean) => void;
  /** A line, from 0. */
  readonly onLine: (line: number) => void;
  readonly onClose: () => void;
}

/** Fields for words to find and a line to go to. The text itself may be only in the worker. */
export function FindBar({ query, state, lineCount, onQuery, onNext, onLine, onClose }: FindBarProps) {
  const words = copy.find;
  const [line, setLine] = useState('');
  /** A message about the last line that was entered. It is shown until the search state changes. */
  const [message, setMessage] = useState<{ readonly words: string; readonly of: FindState } | null>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const onFindKey = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Enter') return;
    event.preventDefault();
    onNext(event.shiftKey);
  };
  const goToLine = (event: FormEvent) => {
    event.preventDefault();
    const number = Number.parseInt(line, 10);
    if (!Number.isFinite(number)) return;
    setMessage({ words: number > lineCount ? words.lastLine(formatCount(lineCount)) : '', of: state });
    onLine(Math.min(Math.max(number, 1), lineCount) - 1);
  };

  return (
    <Bar role="search" aria-label={words.label} onKeyDown={onKeyDown}>
      <Field
        autoFocus
        value={query.text}
        placeholder={words.text}
        inputProps={{ 'aria-label': words.text, spellCheck: false }}
        error={state.step === 'missing'}
        onChange={(event) => onQuery({ ...query, text: event.target.value })}
        onKeyDown={onFindKey}
      />
      <Tooltip title={words.caseSensitive}>
        <ToggleButton
          size="small"
          value="case"
          aria-label={words.caseSensitiveLabel}
          selected={query.isCaseSensitive}
          onChange={() => onQuery({ ...query, isCaseSensitive: !query.isCaseSensitive })}
        >
          Aa
        </ToggleButton>
      </Tooltip>
      <Tooltip title={words.previous}>
        <IconButton size="small" aria-label={words.previous} onClick={() => onNext(true)}>
          <PreviousIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={words.next}>
        <IconButton size="small" aria-label={words.next} onClick={() => onNext(false)}>
          <NextIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <span className="outcome" role="status">
        {message?.of === state ? message.words : toWords(state)}
      </span>
      <form onSubmit={goToLine}>
        <Field
          className="line"
          value={line}
          placeholder={words.line}
          inputProps={{ 'aria-label': words.goToLine, inputMode: 'numeric', pattern: '[0-9]*' }}
          onChange={(event) => setLine(toDigits(event.target.value))}
        />
        <Button size="small" type="submit" disabled={line === ''}>
          {words.go}
        </Button>
      </form>
      <Tooltip title={words.close}>
        <IconButton size="small" aria-label={words.close} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Bar>
  );
}

/** Converts the full-width digits of input methods, and drops everything else. */
function toDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '');
}

function toWords({ step, match }: FindState): string {
  const words = copy.find;
  if (step === 'searching') return words.searching;
  if (step === 'missing') return words.missing;
  if (match === null) return '';
  const [line, column] = [formatCount(match.line + 1), formatCount(match.column + 1)];
  const place = match.isClipped ? words.clippedPlace(line, column) : words.place(line);
  return match.hasWrapped ? words.wrapped + place : place;
}

const Field = styled(InputBase)(({ theme }) => ({
  height: 30,
  padding: theme.spacing(0, 1),
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: theme.radius.small,
  fontSize: 13,
  background: theme.vars.palette.background.paper,
  '&.Mui-focused': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&.Mui-error': { borderColor: theme.vars.palette.error.main },
  '&.line': { width: 72 },
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.75, 1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
  '& > .MuiInputBase-root': { flex: '1 1 120px', maxWidth: 220 },
  '& .MuiToggleButton-root': { height: 30, padding: theme.spacing(0, 1), textTransform: 'none' },
  '& .outcome': {
    flex: '1 1 90px',
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& form': { display: 'flex', alignItems: 'center' },
  '& .MuiButton-root': { minWidth: 48 },
}));
