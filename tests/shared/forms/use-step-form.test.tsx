// @vitest-environment happy-dom
import { act, useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { AppError } from '../../../src/core/errors.ts';
import { FormField } from '../../../src/shared/forms/FormField.tsx';
import { FormNotice } from '../../../src/shared/forms/FormNotice.tsx';
import { type StepForm, useStepForm } from '../../../src/shared/forms/use-step-form.ts';
import { render } from '../../app/render.tsx';
import { type, until } from '../dom.ts';

interface Values {
  readonly first: string;
  readonly second: string;
}

const STEPS: (keyof Values)[][] = [['first'], ['second']];
const isFilled = (text: string) => (text === '' ? 'missing' : null);

let steps: StepForm<Values>;

function Probe() {
  const form = useForm<Values>({ defaultValues: { first: '', second: '' } });
  steps = useStepForm(form, STEPS);
  const name = steps.step === 0 ? 'first' : 'second';
  return (
    <>
      <FormField key={name} control={form.control} name={name} label={name} check={isFilled} autoComplete="off" />
      <FormNotice notice={steps.notice} />
      {steps.isBusy && <i>busy</i>}
    </>
  );
}

function Closable() {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? (
    <>
      <Probe />
      <button type="button" data-close onClick={() => setIsOpen(false)} />
    </>
  ) : null;
}

const input = (host: HTMLElement) => host.querySelector('input');

it('checks only the fields of its step, and focuses the first problem', async () => {
  const host = await render(<Probe />);
  let problems: readonly string[] = [];
  await act(async () => {
    problems = await steps.checkStep();
  });
  expect(problems).toEqual(['missing']);
  expect(document.activeElement).toBe(input(host));
  await type(input(host), 'x');
  await act(async () => {
    problems = await steps.checkStep();
  });
  expect(problems).toEqual([]);
});

it('goes to a step, focuses its first field and drops the message', async () => {
  const host = await render(<Probe />);
  await act(async () => steps.showNotice({ severity: 'error', text: 'failed' }));
  expect(host.querySelector('[role="alert"]')?.textContent).toBe('failed');
  await act(async () => steps.go(1));
  await until(() => document.activeElement === host.querySelector('[name="second"]'));
  expect(host.querySelector('[role="alert"]')).toBeNull();
});

it('rejects a field on the step that has it', async () => {
  const host = await render(<Probe />);
  await act(async () => steps.go(1));
  await act(async () => steps.showFieldError('first', 'taken'));
  await until(() => host.textContent?.includes('taken') === true);
  await until(() => document.activeElement === host.querySelector('[name="first"]'));
});

it('makes one call at a time', async () => {
  const host = await render(<Probe />);
  let finish = (_: string) => {};
  const call = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
  );
  const onDone = vi.fn();
  const onFailed = vi.fn();
  act(() => {
    void steps.run(call, { onDone, onFailed });
    void steps.run(call, { onDone, onFailed });
  });
  expect(host.textContent).toContain('busy');
  await act(async () => finish('x'));
  expect(call).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledExactlyOnceWith('x');
  expect(host.textContent).not.toContain('busy');
});

it('passes a failed call to its handler, and throws any other error', async () => {
  await render(<Probe />);
  const onFailed = vi.fn();
  const outcome = { onDone: () => undefined, onFailed };
  await act(async () => steps.run(() => Promise.reject(new AppError('NETWORK', 'x')), outcome));
  expect(onFailed.mock.calls[0]?.[0]).toMatchObject({ code: 'NETWORK' });
  await expect(act(async () => steps.run(() => Promise.reject(new TypeError('bug')), outcome))).rejects.toThrow('bug');
});

it('aborts the call when it is unmounted, and reports nothing afterwards', async () => {
  const outcome = { onDone: vi.fn(), onFailed: vi.fn() };
  let signal: AbortSignal | null = null;
  let finish = () => {};
  const host = await render(<Closable />);
  act(() => {
    void steps.run((given) => {
      signal = given;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    }, outcome);
  });
  await act(async () => host.querySelector<HTMLElement>('[data-close]')?.click());
  expect((signal as AbortSignal | null)?.aborted).toBe(true);
  await act(async () => finish());
  expect([outcome.onDone.mock.calls.length, outcome.onFailed.mock.calls.length]).toEqual([0, 0]);
});
