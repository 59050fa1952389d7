import CloseIcon from '@mui/icons-material/CloseOutlined';
import ReplaceIcon from '@mui/icons-material/FindReplaceOutlined';
import NextIcon from '@mui/icons-material/KeyboardArrowDownOutlined';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUpOutlined';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { isComposing } from '../../../shared/ime.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { formatCount } from '../model/quantity-text.ts';
import { IconAction } from '../parts/IconAction.tsx';
import { copy } from './copy.ts';
import { Field } from './find-field.ts';
import { ReplaceRow, type Replacing } from './ReplaceRow.tsx';
import type { Finding, FindState, MatchTotal } from './use-find.ts';

interface FindBarProps {
  readonly finding: Finding;
  readonly lineCount: number;
  /** A line, from 0. */
  readonly onLine: (line: number) => void;
  readonly onClose: () => void;
  /** For a text that can be changed. */
  readonly replacing?: Replacing;
}

const { caseSensitive, caseSensitiveLabel, wholeWord, wholeWordLabel, wholeWordSign } = copy.find;
const CHOICES = [
  { of: 'isCaseSensitive', label: caseSensitive, name: caseSensitiveLabel, sign: 'Aa' },
  { of: 'isWholeWord', label: wholeWord, name: wholeWordLabel, sign: wholeWordSign },
] as const;

/** Fields for words to find and a line to go to. The text itself may be only in the worker. */
export function FindBar({ finding, lineCount, onLine, onClose, replacing }: FindBarProps) {
  const words = copy.find;
  const { query, setQuery, state, total, next } = finding;
  const [isReplacing, setReplacing] = useState(false);
  /** The text of a word that an input method is composing; it is not searched. */
  const [composed, setComposed] = useState<string | null>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const isNext = event.key === 'F3' || ((event.ctrlKey || event.metaKey) && event.key === 'g');
    if (isNext) void next(event.shiftKey);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFindKey = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Enter') return;
    event.preventDefault();
    void next(event.shiftKey);
  };

  return (
    <Bar role="search" aria-label={words.label} onKeyDown={onKeyDown}>
      <div className="line">
        <Field
          autoFocus
          className="words"
          value={composed ?? query.text}
          placeholder={words.text}
          inputProps={{ 'aria-label': words.text, spellCheck: false, enterKeyHint: 'search' }}
          error={state.step === 'missing'}
          onChange={({ target, nativeEvent }) => {
            const isComposed = (nativeEvent as InputEvent).isComposing === true;
            setComposed(isComposed ? target.value : null);
            if (!isComposed) setQuery({ ...query, text: target.value });
          }}
          onCompositionEnd={({ target }) => {
            setComposed(null);
            setQuery({ ...query, text: (target as HTMLInputElement).value });
          }}
          onKeyDown={onFindKey}
          endAdornment={<TotalText state={state} total={total} />}
        />
        {CHOICES.map(({ of, label, name, sign }) => (
          <Tooltip key={of} title={label}>
            <ToggleButton
              size="small"
              value={name}
              aria-label={name}
              selected={query[of]}
              onChange={() => setQuery({ ...query, [of]: !query[of] })}
            >
              {sign}
            </ToggleButton>
          </Tooltip>
        ))}
        <IconAction icon={PreviousIcon} label={words.previous} onClick={() => void next(true)} />
        <IconAction icon={NextIcon} label={words.next} onClick={() => void next(false)} />
        {replacing !== undefined && (
          <IconAction
            icon={ReplaceIcon}
            label={words.showReplace}
            aria-pressed={isReplacing}
            onClick={() => setReplacing(!isReplacing)}
          />
        )}
        <LineField state={state} lineCount={lineCount} onLine={onLine} />
        <IconAction icon={CloseIcon} label={words.close} onClick={onClose} />
      </div>
      {isReplacing && replacing !== undefined && <ReplaceRow replacing={replacing} query={query} />}
    </Bar>
  );
}

/** A line to go to, and where the shown match is. */
function LineField({
  state,
  lineCount,
  onLine,
}: Pick<FindBarProps, 'lineCount' | 'onLine'> & { readonly state: FindState }) {
  const words = copy.find;
  const [line, setLine] = useState('');
  /** A message about the last line that was entered. It is shown until the search state changes. */
  const [message, setMessage] = useState<{ readonly words: string; readonly of: FindState } | null>(null);
  const goToLine = (event: FormEvent) => {
    event.preventDefault();
    const number = Number.parseInt(line, 10);
    if (!Number.isFinite(number)) return;
    setMessage({ words: number > lineCount ? words.lastLine(formatCount(lineCount)) : '', of: state });
    onLine(Math.min(Math.max(number, 1), lineCount) - 1);
  };
  return (
    <>
      <span className="outcome" role="status">
        {message?.of === state ? message.words : toWords(state)}
      </span>
      <form onSubmit={goToLine}>
        <Field
          className="number"
          value={line}
          placeholder={words.line}
          inputProps={{ 'aria-label': words.goToLine, inputMode: 'numeric', pattern: '[0-9]*', enterKeyHint: 'go' }}
          onChange={(event) => setLine(toDigits(event.target.value))}
        />
      </form>
    </>
  );
}

/** Which of how many matches is shown. */
function TotalText({ state, total }: { readonly state: FindState; readonly total: MatchTotal | null }) {
  if (state.match === null || total === null) return null;
  const { counting, count } = copy.find;
  const words = total.isComplete ? formatCount(total.count) : counting(formatCount(total.count));
  return <span className="total">{total.ordinal === null ? words : count(formatCount(total.ordinal), words)}</span>;
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
  const place = words.place(formatCount(match.line + 1));
  return match.hasWrapped ? words.wrapped + place : place;
}

const Bar = styled('div')(({ theme }) => ({
  flex: 'none',
  padding: theme.spacing(0.75, 1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
  '& > .line': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.5) },
  '& > .line + .line': { marginTop: theme.spacing(0.5) },
  '& .MuiToggleButton-root': {
    flex: 'none',
    minWidth: 32,
    height: 30,
    padding: 0,
    textTransform: 'none',
    [MEDIA.coarse]: { height: 40 },
  },
  '& .MuiIconButton-root': { flex: 'none' },
  '& .MuiIconButton-root[aria-pressed=true]': { color: theme.vars.palette.primary.dark },
  '& .outcome': {
    flex: '1 1 auto',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'right',
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  // The words have a row to themselves.
  [MEDIA.smallContainer]: {
    '& > .line': { flexWrap: 'wrap', columnGap: 1 },
    '& > .line > .words': { flexBasis: '100%', maxWidth: 'none' },
    '& .MuiIconButton-root, & .MuiToggleButton-root': { minWidth: 32, [MEDIA.coarse]: { minWidth: 40, height: 44 } },
    '& .outcome': { flexBasis: 0 },
  },
}));
