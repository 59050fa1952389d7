import { styled } from '@mui/material/styles';
import type { ClipboardEvent, RefObject } from 'react';
import type { PastePlace } from '../parts/input-actions.ts';
import { paneFont } from '../parts/pane-style.ts';
import type { EditorOptions } from './editor.ts';

interface EarlyTextProps extends Pick<EditorOptions, 'label' | 'placeholder' | 'onPaste'> {
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Stands in for the editor until it is ready. It is part of the prerendered page, so it works before the program runs. */
export function EarlyText({ field, label, placeholder, onPaste }: EarlyTextProps) {
  const onFieldPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const place: PastePlace = {
      replacesAll: selectionStart === 0 && selectionEnd === value.length,
      keptLength: value.length - (selectionEnd - selectionStart),
      join: (text) => value.slice(0, selectionStart) + text + value.slice(selectionEnd),
    };
    if (onPaste(event.clipboardData, place)) event.preventDefault();
  };
  return (
    <Field
      ref={field}
      aria-label={label}
      placeholder={placeholder}
      spellCheck={false}
      autoComplete="off"
      onPaste={onFieldPaste}
    />
  );
}

/** Width of the editor's columns of line numbers and folding marks. */
const GUTTER_PX = 41;

/** Its text is where the editor's text will be. */
const Field = styled('textarea')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  margin: 0,
  padding: `0 2px 0 ${GUTTER_PX + 6}px`,
  boxSizing: 'border-box',
  border: 0,
  outline: 'none',
  resize: 'none',
  ...paneFont(theme),
  color: theme.vars.palette.text.primary,
  background: 'none',
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}));
