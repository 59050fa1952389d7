import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { type Failure, toFailure } from '../api/failure.ts';
import type { Notice } from './notice.ts';
import { useFocusField } from './use-focus-field.ts';

interface OutcomeHandlers<Value> {
  readonly onDone: (value: Value) => void;
  readonly onFailed: (failure: Failure) => void;
}

export interface StepForm<Values extends FieldValues> {
  readonly step: number;
  /** The message below the fields. */
  readonly notice: Notice | null;
  readonly isBusy: boolean;
  showNotice(notice: Notice | null): void;
  focusField(field: FieldPath<Values>): void;
  /** Shows a step and focuses `field`, by default the step's first. Clears the notice. */
  go(step: number, field?: FieldPath<Values>): void;
  /** Checks the fields of this step and focuses the first one with a problem. Resolves to the problems' texts. */
  checkStep(): Promise<readonly string[]>;
  /**
   * Makes a service call, unless one is under way. Neither handler is called after the form is unmounted; what must happen
   * even then belongs in `call`. Errors that are not failures of a call are thrown.
   */
  run<Value>(call: (signal: AbortSignal) => Promise<Value>, handlers: OutcomeHandlers<Value>): Promise<void>;
  /** Shows a message at a field, on the step that has the field. */
  showFieldError(field: FieldPath<Values>, message: string): void;
}

/** A form in one or several steps. `steps` lists the fields of each step, and is the same at every render. */
export function useStepForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  steps: readonly FieldPath<Values>[][],
): StepForm<Values> {
  const [step, setStep] = useState(0);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const pending = useRef<AbortController | null>(null);
  const focusField = useFocusField(form);

  useEffect(() => () => pending.current?.abort(), []);

  function go(next: number, field = steps[next]?.[0]): void {
    setNotice(null);
    setStep(next);
    if (field !== undefined) focusField(field);
  }

  async function checkStep(): Promise<readonly string[]> {
    const fields = steps[step] ?? [];
    if (await form.trigger(fields, { shouldFocus: true })) return [];
    return fields.map((field) => form.getFieldState(field).error?.message ?? '').filter(Boolean);
  }

  async function run<Value>(
    call: (signal: AbortSignal) => Promise<Value>,
    { onDone, onFailed }: OutcomeHandlers<Value>,
  ): Promise<void> {
    if (pending.current !== null) return;
    const own = new AbortController();
    pending.current = own;
    setIsBusy(true);
    setNotice(null);
    try {
      const value = await call(own.signal);
      if (!own.signal.aborted) onDone(value);
    } catch (error) {
      if (!own.signal.aborted) onFailed(toFailure(error));
    } finally {
      pending.current = null;
      setIsBusy(false);
    }
  }

  function showFieldError(field: FieldPath<Values>, message: string): void {
    const target = steps.findIndex((fields) => fields.includes(field));
    if (target >= 0) go(target, field);
    form.setError(field, { message });
  }

  return { step, notice, isBusy, showNotice: setNotice, focusField, go, checkStep, run, showFieldError };
}
