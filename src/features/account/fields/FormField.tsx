import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { isComposing } from '../../../shared/ime.ts';
import { copy } from '../copy.ts';
import type { FieldProblem } from '../model/account-rules.ts';

export interface FormFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly check: (text: string, values: Values) => FieldProblem | null;
  readonly autoComplete: string;
  readonly autoFocus?: boolean;
  /** Stands below the field while there is no problem. */
  readonly hint?: ReactNode;
  /** What is typed becomes this; not while a word is being composed. */
  readonly narrow?: (text: string) => string;
  readonly input?: Pick<
    TextFieldProps,
    'type' | 'placeholder' | 'onKeyDown' | 'onKeyUp' | 'onBlur' | 'onPaste' | 'slotProps'
  >;
}

/** A labelled text field with its rule. The line below it is always there, so that nothing jumps when it speaks. */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { control, name, label, check, autoComplete, autoFocus = false, hint, narrow, input = {} } = props;
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: (text: string, values) => {
        const problem = check(text, values);
        return problem === null || copy.problems[problem];
      },
    },
  });
  const { slotProps, onKeyDown, onBlur, ...rest } = input;
  return (
    <TextField
      {...rest}
      name={name}
      label={label}
      value={field.value}
      inputRef={field.ref}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint ?? ' '}
      fullWidth
      onChange={({ target, nativeEvent }) => {
        const isOpenWord = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        field.onChange(narrow === undefined || isOpenWord ? target.value : narrow(target.value));
      }}
      onCompositionEnd={({ target }) => {
        if (narrow !== undefined && target instanceof HTMLInputElement) field.onChange(narrow(target.value));
      }}
      onBlur={(event) => {
        field.onBlur();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // The Enter that ends a word sends nothing.
        if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
        onKeyDown?.(event);
      }}
      slotProps={slotProps ?? {}}
    />
  );
}
