/** Rows per page that a visitor can choose. The server allows at most 100. */
export const PAGE_SIZES = [20, 50, 100] as const;
type PageSize = (typeof PAGE_SIZES)[number];

/** What a list shows. It is kept in the address, so that a reload and a shared link show the same rows. */
export interface ListState<Filter extends string = string> {
  /** Counted from 1. */
  readonly page: number;
  readonly size: PageSize;
  /** A column, or `-column` for descending order. */
  readonly sort: string;
  /** Filters that are set; none is empty. */
  readonly filters: Readonly<Partial<Record<Filter, string>>>;
}

/** What a list can be asked for. */
export interface ListOptions<Filter extends string = string> {
  /** Columns that can be sorted by. */
  readonly sorts: readonly string[];
  /** The order of an address that names none. */
  readonly initialSort: string;
  readonly filters: readonly Filter[];
}

/** A change of a list. Everything but a change of the page leads to the first page, because the rows are others. */
export type ListChange<Filter extends string = string> =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'size'; readonly size: PageSize }
  | { readonly kind: 'sort'; readonly column: string }
  /** An empty text removes a filter. */
  | { readonly kind: 'filters'; readonly filters: Readonly<Partial<Record<Filter, string>>> }
  | { readonly kind: 'clear' };

const PAGE_MAX = 1_000_000;

/** Reads the state from an address. Whatever the list does not offer is left out. */
export function parseListState<Filter extends string>(
  search: URLSearchParams,
  { sorts, initialSort, filters }: ListOptions<Filter>,
): ListState<Filter> {
  const sort = search.get('sort') ?? '';
  const size = Number(search.get('size'));
  const set = filters.flatMap((name) => {
    const text = search.get(name) ?? '';
    return text === '' ? [] : [[name, text] as const];
  });
  return {
    page: parsePage(search.get('page')),
    size: PAGE_SIZES.find((each) => each === size) ?? PAGE_SIZES[0],
    sort: sorts.includes(columnOf(sort)) ? sort : initialSort,
    filters: toFilters(set),
  };
}

/** The address's query with a state. Defaults are left out, and entries that are not the list's stay. */
export function withListState<Filter extends string>(
  search: URLSearchParams,
  { page, size, sort, filters }: ListState<Filter>,
  options: ListOptions<Filter>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const entries: readonly (readonly [name: string, text: string])[] = [
    ['page', page === 1 ? '' : String(page)],
    ['size', size === PAGE_SIZES[0] ? '' : String(size)],
    ['sort', sort === options.initialSort ? '' : sort],
    ...options.filters.map((name) => [name, filters[name] ?? ''] as const),
  ];
  for (const [name, text] of entries) {
    if (text === '') next.delete(name);
    else next.set(name, text);
  }
  return next;
}

export function applyListChange<Filter extends string>(
  state: ListState<Filter>,
  change: ListChange<Filter>,
): ListState<Filter> {
  switch (change.kind) {
    case 'page':
      return { ...state, page: change.page };
    case 'size':
      return { ...state, page: 1, size: change.size };
    case 'sort':
      return { ...state, page: 1, sort: toggleSort(state.sort, change.column) };
    case 'clear':
      return { ...state, page: 1, filters: toFilters([]) };
    case 'filters':
      return { ...state, page: 1, filters: withoutEmpty({ ...state.filters, ...change.filters }) };
  }
}

/** The query of a paged call. */
export function toListQuery<Filter extends string>({ page, size, sort, filters }: ListState<Filter>) {
  return { ...filters, page, size, sort };
}

/** The last page of a list with so many rows, at least 1. */
export function lastPageOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The column of a sort text, without its direction. */
export function columnOf(sort: string): string {
  return sort.startsWith('-') ? sort.slice(1) : sort;
}

export function directionOf(sort: string): 'asc' | 'desc' {
  return sort.startsWith('-') ? 'desc' : 'asc';
}

/** A second press on the same column turns the order around. */
function toggleSort(sort: string, column: string): string {
  return sort === column ? `-${column}` : column;
}

function parsePage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1;
}

function withoutEmpty<Filter extends string>(filters: ListState<Filter>['filters']): ListState<Filter>['filters'] {
  const entries = Object.entries(filters) as [Filter, string | undefined][];
  return toFilters(entries.flatMap(([name, text = '']) => (text === '' ? [] : [[name, text] as const])));
}

function toFilters<Filter extends string>(entries: readonly (readonly [Filter, string])[]) {
  return Object.fromEntries(entries) as ListState<Filter>['filters'];
}
