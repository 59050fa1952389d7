import RemoveIcon from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { IgnoredPath } from '../../../bridges/json-bridge.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import type { JsonController } from '../json/json-controller.ts';
import { formatCount } from '../model/quantity-text.ts';
import type { CompareController } from './compare-controller.ts';
import { copy } from './copy.ts';
import { toPattern } from './model/typed-texts.ts';
import { toIgnoredText } from './report.ts';

interface IgnoredRowProps {
  readonly controller: JsonController;
  readonly compare: CompareController;
  /** The number of values that each ignored path leaves out. */
  readonly counts: readonly number[];
  readonly takesFocus: boolean;
}

/** The ignored fields, each with a button that ends it, and a field for a further one. */
export function IgnoredRow({ controller, compare, counts, takesFocus }: IgnoredRowProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const ignored = useStore(compare.store, (state) => state.ignored);
  const [text, setText] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const words = copy.ignoring;
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const pattern = toPattern(text);
    if (pattern === null) return;
    try {
      const isPath = pattern.startsWith('$') && (await controller.tool.checkQuery(pattern)) === null;
      setInvalid(!isPath);
      if (!isPath) return;
      compare.ignore({ left: pattern, right: pattern });
      setText('');
    } catch (error) {
      controller.report(error);
    }
  };

  const stopIgnoring = (path: IgnoredPath) => {
    compare.stopIgnoring(path);
    // The pressed button goes away.
    field.current?.focus();
  };

  return (
    <Row onSubmit={add} aria-label={words.label}>
      {ignored.length > 0 && (
        <>
          <span>{words.before}</span>
          <ul>
            {ignored.map((path, at) => {
              const shown = toIgnoredText(path);
              const count = counts[at] ?? 0;
              return (
                <li key={shown}>
                  <code title={shown}>{shown}</code>
                  <small>{count === 0 ? words.noMatch : words.places(formatCount(count))}</small>
                  <button type="button" aria-label={words.remove(shown)} onClick={() => stopIgnoring(path)}>
                    <RemoveIcon fontSize="inherit" />
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <input
        ref={field}
        aria-label={words.field}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-problem` : undefined}
        placeholder={words.placeholder}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setInvalid(false);
        }}
      />
      <Button type="submit" size="small" disabled={text.trim() === ''}>
        {words.add}
      </Button>
      {isInvalid && (
        <span id={`${id}-problem`} role="alert" className="problem">
          {words.invalid}
        </span>
      )}
    </Row>
  );
}

const Row = styled('form')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.75, 1),
    ...theme.typography.body2,
    color: palette.text.secondary,
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.75), margin: 0, padding: 0, listStyle: 'none' },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(0.75),
      maxWidth: 420,
      height: 30,
      paddingLeft: theme.spacing(1.25),
      border: `1px solid ${palette.control}`,
      borderRadius: theme.radius.full,
    },
    '& code': {
      ...theme.mono,
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: 13,
      color: palette.text.primary,
    },
    '& small': { ...theme.typography.caption, flex: 'none' },
    '& li button': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: 30,
      height: 30,
      padding: 0,
      border: 0,
      borderRadius: theme.radius.full,
      color: 'inherit',
      background: 'none',
      cursor: 'pointer',
      '&:hover': { color: palette.text.primary },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    },
    '& input': {
      width: 220,
      height: 32,
      padding: theme.spacing(0, 1.25),
      border: `1px solid ${palette.control}`,
      borderRadius: theme.radius.control,
      ...theme.mono,
      fontSize: 13,
      color: palette.text.primary,
      background: palette.background.paper,
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
      '&[aria-invalid=true]': { borderColor: palette.error.main },
    },
    '& .problem': { color: palette.error.main },
    [MEDIA.coarse]: {
      '& li, & li button, & input': { height: 44 },
      '& li button': { width: 44 },
      '& input': { flex: '1 1 160px', width: 'auto', minWidth: 0, fontSize: 16 },
      '& .MuiButton-root': { minHeight: 44 },
    },
  };
});
