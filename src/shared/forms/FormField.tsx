import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ClipboardEvent, ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { isComposing } from '../ime.ts';

/** The problem of a text in words, or null. */
export type FieldCheck<Values> = (text: string, values: Values) => string | null;

export interface FormFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly check: FieldCheck<Values>;
  readonly autoComplete: string;
  readonly autoFocus?: boolean;
  /** Shown below the field while there is no problem. */
  readonly hint?: ReactNode | ((text: string) => ReactNode);
  /** Rewrites the text at every key, but not while an input method composes a word. */
  readonly narrow?: (text: string) => string;
  /** Rewrites the text when the field is left, so that the field shows the text as it is sent. */
  readonly tidy?: (text: string) => string;
  /** Replaces the whole text by a pasted one; an empty result pastes as usual. */
  readonly readPaste?: (text: string) => string;
  readonly input?: Pick<TextFieldProps, 'type' | 'placeholder' | 'onKeyDown' | 'onKeyUp' | 'onBlur' | 'slotProps'>;
}

/**
 * A labelled text field with its check. The line below it is always there, so that nothing moves when a problem appears.
 * This is the only registration of its name: a second one would replace the check.
 */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const {
    control,
    name,
    label,
    check,
    autoComplete,
    autoFocus = false,
    hint,
    narrow,
    tidy,
    readPaste,
    input = {},
  } = props;
  const rules = { validate: (text: string, values: Values) => check(text, values) ?? true };
  const { field, fieldState } = useController({ control, name, rules });
  const { slotProps, onKeyDown, onBlur, ...rest } = input;
  const paste = (event: ClipboardEvent) => {
    const text = readPaste?.(event.clipboardData.getData('text')) ?? '';
    if (text === '') return;
    event.preventDefault();
    field.onChange(text);
  };
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
      helperText={fieldState.error?.message ?? (typeof hint === 'function' ? hint(field.value) : hint) ?? ' '}
      fullWidth
      onChange={({ target, nativeEvent }) => {
        const isOpenWord = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        field.onChange(narrow === undefined || isOpenWord ? target.value : narrow(target.value));
      }}
      onCompositionEnd={({ target }) => {
        if (narrow !== undefined && target instanceof HTMLInputElement) field.onChange(narrow(target.value));
      }}
      onPaste={paste}
      onBlur={(event) => {
        const tidied = tidy?.(field.value) ?? field.value;
        if (tidied !== field.value) field.onChange(tidied);
        field.onBlur();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // The Enter that ends a composed word must not submit the form.
        if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
        onKeyDown?.(event);
      }}
      slotProps={slotProps ?? {}}
    />
  );
}
