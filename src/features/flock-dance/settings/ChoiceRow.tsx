import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ChoiceChips } from '../../../shared/ui/ChoiceChips.tsx';

interface ChoiceRowProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly icons?: Readonly<Record<Value, ReactNode>>;
  readonly hint: string | null;
  readonly isDisabled?: boolean;
  readonly onChange: (value: Value) => void;
}

/** A choice of one in a row, with its name above it and a line that explains it. */
export function ChoiceRow<Value extends string>({ hint, ...choice }: ChoiceRowProps<Value>) {
  const hintId = useId();
  return (
    <div>
      <Typography sx={{ mb: 1 }}>{choice.label}</Typography>
      <ChoiceChips {...choice} columns={choice.choices.length} {...(hint === null ? {} : { describedBy: hintId })} />
      {hint !== null && <FormHelperText id={hintId}>{hint}</FormHelperText>}
    </div>
  );
}
