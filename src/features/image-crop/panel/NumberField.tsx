import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { isComposing } from '../../../shared/ime.ts';
import { NUDGE_PX } from '../constants.ts';
import { parseWholeNumber } from '../model/entered-number.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly isDisabled?: boolean;
  /** Receives whole numbers of any size; the owner limits them. */
  readonly onChange: (value: number) => void;
}

/** A whole number that applies with Enter or when the field is left. Arrow keys count, with Shift by ten. */
export function NumberField({ label, value, isDisabled = false, onChange }: NumberFieldProps) {
  /** Null while the field shows the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const apply = () => {
    const entered = draft === null ? null : parseWholeNumber(draft);
    setDraft(null);
    if (entered !== null && entered !== value) onChange(entered);
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') apply();
    if (event.key === 'Escape') setDraft(null);
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    const from = (draft === null ? null : parseWholeNumber(draft)) ?? value;
    setDraft(null);
    onChange(from + direction * (event.shiftKey ? NUDGE_PX.fast : NUDGE_PX.normal));
  };
  return (
    <TextField
      label={label}
      size="small"
      fullWidth
      value={draft ?? String(value)}
      disabled={isDisabled}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={apply}
      onKeyDown={press}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  );
}
