import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { QueryProblem } from '../../../bridges/json-bridge.ts';
import { isComposing } from '../../../shared/ime.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { copy } from './copy.ts';

interface QueryFieldProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly problem: QueryProblem | null;
  /** Id of the element with the words about the query. */
  readonly describedBy: string;
  readonly onText: (text: string) => void;
  readonly onComposing: (isOn: boolean) => void;
  readonly onFocus: () => void;
  readonly onRun: () => void;
  /** Up is an earlier query of the history. */
  readonly onHistory: (isUp: boolean) => void;
  readonly onClose: () => void;
}

/** One line for a query. A problem is marked at its place. */
export function QueryField(props: QueryFieldProps) {
  const { inputRef, text, problem, describedBy, onText, onComposing, onFocus, onRun, onHistory, onClose } = props;
  const mirror = useRef<HTMLDivElement>(null);
  const scrollAlong = () => {
    if (mirror.current !== null && inputRef.current !== null) mirror.current.scrollLeft = inputRef.current.scrollLeft;
  };
  useLayoutEffect(scrollAlong);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (event.key === 'Enter') onRun();
    else if (event.key === 'Escape') onClose();
    else if (isArrow) onHistory(event.key === 'ArrowUp');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const length = problem?.found.length ?? 0;
  return (
    <Box className={problem === null ? '' : 'wrong'}>
      {problem !== null && (
        <div className="mirror" aria-hidden="true" ref={mirror}>
          {text.slice(0, problem.at)}
          <mark>{text.slice(problem.at, problem.at + Math.max(length, 1)) || '\u00a0'}</mark>
          {text.slice(problem.at + Math.max(length, 1))}
        </div>
      )}
      <InputBase
        fullWidth
        inputRef={inputRef}
        value={text}
        placeholder={copy.placeholder}
        error={problem !== null}
        inputProps={{
          'aria-label': copy.field,
          'aria-describedby': describedBy,
          'aria-invalid': problem !== null,
          spellCheck: false,
          autoCapitalize: 'off',
          autoComplete: 'off',
          autoCorrect: 'off',
          enterKeyHint: 'search',
          onScroll: scrollAlong,
        }}
        onChange={(event) => onText(event.target.value)}
        onCompositionStart={() => onComposing(true)}
        onCompositionEnd={() => onComposing(false)}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      />
    </Box>
  );
}

const Box = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const line = {
    ...theme.mono,
    fontSize: 14,
    lineHeight: '20px',
    padding: theme.spacing(1, 1.5),
    [MEDIA.coarse]: { paddingBlock: theme.spacing(1.375) },
  };
  return {
    position: 'relative',
    flex: '1 1 180px',
    minWidth: 0,
    border: `1px solid ${palette.control}`,
    borderRadius: theme.radius.control,
    background: palette.background.paper,
    '&:focus-within': { borderColor: palette.primary.main, boxShadow: `0 0 0 1px ${palette.primary.main}` },
    '&.wrong': { borderColor: palette.error.main },
    '&.wrong:focus-within': { boxShadow: `0 0 0 1px ${palette.error.main}` },
    '& .MuiInputBase-input': { ...line, height: 20, boxSizing: 'content-box' },
    '& .mirror': {
      ...line,
      position: 'absolute',
      inset: 0,
      overflow: 'hidden',
      whiteSpace: 'pre',
      color: 'transparent',
      pointerEvents: 'none',
    },
    '& mark': {
      color: 'transparent',
      background: tint(palette.error.main, 20),
      boxShadow: `inset 0 -2px 0 ${palette.error.main}`,
    },
  };
});
