// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { AppError } from '../../../../src/core/errors.ts';
import { copy } from '../../../../src/features/admin/lists/copy.ts';
import { ListView } from '../../../../src/features/admin/lists/ListView.tsx';
import type { ListState } from '../../../../src/features/admin/lists/model/list-state.ts';
import { click, render } from '../../../app/render.tsx';

interface Person {
  readonly id: string;
}

const STATE: ListState = { page: 1, size: 20, sort: 'id', filters: {} };
const FILTERED: ListState = { ...STATE, filters: { text: '林' } };
const page = (rows: Person[], total = rows.length) => ({ rows, total, page: 1, size: 20 });
const REST = { error: null, isFetching: false, isPlaceholderData: false, refetch: () => {} };

const view = {
  list: 'test-view',
  label: '人员',
  columns: [{ id: 'id', label: '编号', isName: true, render: ({ id }: Person) => id }] as const,
  keyOf: ({ id }: Person) => id,
  nameOf: ({ id }: Person) => id,
  state: STATE,
  onChange: () => {},
};

const button = (host: HTMLElement, text: string) =>
  [...host.querySelectorAll('button')].find((each) => each.textContent === text);

it('shows rows and pages', async () => {
  const host = await render(<ListView {...view} query={{ ...REST, data: page([{ id: '7' }], 41) }} />);
  expect(host.textContent).toContain(copy.range(1, 20, 41));
  expect(host.querySelectorAll('tbody tr')).toHaveLength(1);
});

it.each([
  ['an empty list', STATE, page([]), '还没有人。', null],
  ['filters without a match', FILTERED, page([]), copy.none, copy.clearFilters],
  ['a page beyond the last one', { ...STATE, page: 9 }, page([], 41), copy.beyondLastPage, copy.lastPage],
])('explains %s, and how to continue', async (_case, state, data, text, action) => {
  const onChange = vi.fn();
  const host = await render(
    <ListView {...view} state={state} onChange={onChange} emptyText="还没有人。" query={{ ...REST, data }} />,
  );
  expect(host.textContent).toContain(text);
  if (action === null) return;
  await click(button(host, action));
  expect(onChange).toHaveBeenCalledWith(action === copy.lastPage ? { kind: 'page', page: 3 } : { kind: 'clear' });
});

it('offers another attempt after a failure, and keeps the rows of a former reply', async () => {
  const refetch = vi.fn();
  const error = new AppError('NETWORK', '');
  const first = await render(<ListView {...view} query={{ ...REST, data: undefined, error, refetch }} />);
  expect(first.querySelector('[role="alert"]')?.textContent).toContain(copy.loadFailed);
  expect(first.querySelector('table')).toBeNull();
  await click(first.querySelector('[role="alert"] button'));
  expect(refetch).toHaveBeenCalledOnce();
  const later = await render(<ListView {...view} query={{ ...REST, data: page([{ id: '7' }]), error }} />);
  expect(later.querySelector('[role="alert"]')?.textContent).toContain(copy.loadFailedKept);
  expect(later.querySelectorAll('tbody tr')).toHaveLength(1);
});

it('shows how many rows are selected, with what can be done with them', async () => {
  const onChange = vi.fn();
  const query = { ...REST, data: page([{ id: '7' }]) };
  const actions = <button type="button">禁用</button>;
  const render1 = (keys: readonly string[]) =>
    render(
      <ListView {...view} query={query} selection={{ keys: new Set(keys), onChange }} selectionActions={actions} />,
    );
  expect(button(await render1([]), '禁用')).toBeUndefined();
  const host = await render1(['7']);
  expect(host.textContent).toContain(copy.selected(1));
  expect(button(host, '禁用')).toBeDefined();
  await click(button(host, copy.clearSelection));
  expect(onChange).toHaveBeenCalledWith(new Set());
});
