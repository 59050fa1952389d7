import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { isComposing } from '../../../shared/ime.ts';

interface TextFilterProps {
  readonly label: string;
  /** The filter in effect; empty where there is none. */
  readonly value: string;
  readonly lengthMax: number;
  /** Called with trimmed text shortly after the last key, or at once with Enter. */
  readonly onChange: (text: string) => void;
}

/** Every key would be a request. */
const REST_MS = 300;

/** A filter by text. It follows the keyboard after a short rest, and an input method only when it has finished. */
export function TextFilter({ label, value, lengthMax, onChange }: TextFilterProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Changed from elsewhere, such as by the button that clears the filters, or by Back.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }

  function apply(typed: string): void {
    clearTimeout(timer.current);
    if (typed.trim() !== value) onChange(typed.trim());
  }

  function applyLater(typed: string): void {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(typed), REST_MS);
  }

  return (
    <TextField
      size="small"
      type="search"
      label={label}
      value={text}
      onChange={({ target, nativeEvent }) => {
        const isUnfinished = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        if (isUnfinished) setText(target.value);
        else applyLater(target.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event)) apply(text);
      }}
      slotProps={{
        htmlInput: {
          maxLength: lengthMax,
          onCompositionEnd: ({ currentTarget }: { currentTarget: HTMLInputElement }) => applyLater(currentTarget.value),
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
