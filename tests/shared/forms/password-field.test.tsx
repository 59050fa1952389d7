// @vitest-environment happy-dom
import { act } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { NewPasswordFields } from '../../../src/shared/forms/NewPasswordFields.tsx';
import { click, render } from '../../app/render.tsx';
import { type } from '../dom.ts';

function Probe() {
  const { control } = useForm({ defaultValues: { password: '', again: '' } });
  return (
    <NewPasswordFields
      control={control}
      flow="adminReset"
      password={{ name: 'password', label: '新密码', check: () => null }}
      confirmation={{ name: 'again', label: '确认', check: () => null }}
    />
  );
}

const input = (host: HTMLElement) => host.querySelector<HTMLInputElement>('input[name="password"]');

it('can be shown and hidden again', async () => {
  const host = await render(<Probe />);
  expect(input(host)?.type).toBe('password');
  await click(host.querySelector('[aria-label="显示密码"]'));
  expect(input(host)?.type).toBe('text');
  await click(host.querySelector('[aria-label="隐藏密码"]'));
  expect(input(host)?.type).toBe('password');
});

it('warns while Caps Lock is on, until the field is left', async () => {
  const host = await render(<Probe />);
  const strike = (isOn: boolean) => {
    const event = new KeyboardEvent('keydown', { key: 'A', bubbles: true });
    event.getModifierState = () => isOn;
    return act(async () => input(host)?.dispatchEvent(event));
  };
  const hint = () => host.querySelector('[role="status"]')?.textContent ?? null;
  await act(async () => input(host)?.focus());
  await strike(true);
  expect(hint()).toBe('大写锁定已开启');
  await strike(false);
  expect(hint()).toBeNull();
  await strike(true);
  await act(async () => input(host)?.blur());
  expect(hint()).toBeNull();
});

it('shows every rule of a flow and announces how many are left', async () => {
  const host = await render(<Probe />);
  const rules = () =>
    [...host.querySelectorAll('li')].map((rule) => [rule.querySelector('span')?.textContent, rule.dataset.met]);
  const announced = () => host.querySelector('[aria-live="polite"]')?.textContent;
  expect(announced()).toBe('');
  await type(input(host), 'Quokz4x');
  expect(rules()).toEqual([
    ['至少 8 个字符', 'false'],
    ['包含小写字母', 'true'],
    ['包含大写字母', 'true'],
    ['包含数字', 'true'],
    ['包含特殊字符，且只用 @$!%*?&', 'false'],
    ['不能是常见密码', 'true'],
  ]);
  expect(announced()).toBe('密码还差 2 项要求');
  await type(input(host), 'Quokz4x@Vn');
  expect(announced()).toBe('密码符合全部要求');
});
