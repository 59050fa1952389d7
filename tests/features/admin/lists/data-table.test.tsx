// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { copy } from '../../../../src/features/admin/lists/copy.ts';
import { DataTable } from '../../../../src/features/admin/lists/DataTable.tsx';
import { ListPager } from '../../../../src/features/admin/lists/ListPager.tsx';
import { click, render } from '../../../app/render.tsx';

interface Person {
  readonly id: string;
  readonly name: string;
}

const ROWS: readonly Person[] = [
  { id: '1', name: '林' },
  { id: '2', name: '王' },
];
const COLUMNS = [
  { id: 'name', label: '名称', sort: 'username', isName: true, render: ({ name }: Person) => name },
  { id: 'id', label: '编号', render: ({ id }: Person) => id },
] as const;

const table = {
  list: 'test-people',
  label: '人员',
  columns: COLUMNS,
  keyOf: ({ id }: Person) => id,
  nameOf: ({ name }: Person) => name,
  sort: '-username',
  onChange: () => {},
  empty: <p>空</p>,
};

const texts = (host: HTMLElement, selector: string) => [...host.querySelectorAll(selector)].map((e) => e.textContent);

it('shows the rows, and the order that the server sorted by', async () => {
  const host = await render(<DataTable {...table} rows={ROWS} />);
  expect(texts(host, 'tbody tr')).toEqual(['林1', '王2']);
  expect(host.querySelector('[aria-sort]')?.getAttribute('aria-sort')).toBe('descending');
});

it('asks for another order when the head of a column is pressed', async () => {
  const onChange = vi.fn();
  const host = await render(<DataTable {...table} rows={ROWS} onChange={onChange} />);
  await click(host.querySelector('th .MuiTableSortLabel-root'));
  expect(onChange).toHaveBeenCalledWith({ kind: 'sort', column: 'username' });
});

it('shows what stands for an empty list, and a skeleton until the first rows are here', async () => {
  const empty = await render(<DataTable {...table} rows={[]} />);
  expect(empty.textContent).toBe('空');
  const loading = await render(<DataTable {...table} rows={undefined} />);
  expect(loading.querySelector('[role="status"]')?.textContent).toBe(copy.loading);
  expect(loading.querySelector('table')?.getAttribute('aria-busy')).toBe('true');
});

it('selects one row, and all rows of the page', async () => {
  const onChange = vi.fn();
  const selection = { keys: new Set(['1']), onChange };
  const host = await render(<DataTable {...table} rows={ROWS} selection={selection} />);
  const [all, first, second] = host.querySelectorAll<HTMLInputElement>('input[type="checkbox"]');
  expect(first?.checked).toBe(true);
  expect(first?.getAttribute('aria-label')).toBe(copy.selectRow('林'));
  await click(second);
  expect(onChange).toHaveBeenLastCalledWith(new Set(['1', '2']));
  await click(first);
  expect(onChange).toHaveBeenLastCalledWith(new Set());
  await click(all);
  expect(onChange).toHaveBeenLastCalledWith(new Set(['1', '2']));
});

it('keeps rows of other pages selected when the whole page is selected or deselected', async () => {
  const onChange = vi.fn();
  const of = (keys: readonly string[]) => (
    <DataTable {...table} rows={ROWS} selection={{ keys: new Set(keys), onChange }} />
  );
  await click((await render(of(['9']))).querySelector('thead input'));
  expect(onChange).toHaveBeenLastCalledWith(new Set(['9', '1', '2']));
  await click((await render(of(['9', '1', '2']))).querySelector('thead input'));
  expect(onChange).toHaveBeenLastCalledWith(new Set(['9']));
});

it('the pager names the rows and leads to the neighbors and the ends', async () => {
  const onChange = vi.fn();
  const host = await render(<ListPager state={{ page: 2, size: 20 }} total={95} onChange={onChange} />);
  expect(host.querySelector('[role="status"]')?.textContent).toBe(copy.range(21, 40, 95));
  for (const button of host.querySelectorAll('.steps button')) await click(button);
  expect(onChange.mock.calls.map(([change]) => change.page)).toEqual([1, 1, 3, 5]);
});

it('the pager leads nowhere in a list of one page', async () => {
  const host = await render(<ListPager state={{ page: 1, size: 20 }} total={0} onChange={() => {}} />);
  expect(host.querySelectorAll('.steps button:not([disabled])')).toHaveLength(0);
  expect(host.querySelector('[role="status"]')?.textContent).toBe(copy.range(1, 0, 0));
});
