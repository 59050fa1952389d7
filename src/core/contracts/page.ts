import { z } from '../schema.ts';

const PAGE_SIZE_MAX = 100;
const PAGE_SIZE = 20;

export interface PageSort<Name extends string = string> {
  readonly by: Name;
  readonly direction: 'asc' | 'desc';
}

/** One page of a list, counted from 1. */
export interface PageRequest<Name extends string = string> {
  readonly page: number;
  readonly size: number;
  readonly sort: PageSort<Name>;
}

/**
 * The query of a paged call: `page`, `size` and `sort`, which is one of the names or `-name` for descending order. Only these
 * names can be sorted by. The first sorts a request that names none, in the direction given with it.
 */
export function pageQuery<const Name extends string>(names: readonly [Name, ...Name[]], first: 'asc' | 'desc' = 'asc') {
  const texts: readonly string[] = names.flatMap((name) => [name, `-${name}`]);
  const initial = first === 'asc' ? names[0] : `-${names[0]}`;
  return z.object({
    page: z.coerce.number<number | string>().int().min(1).default(1),
    size: z.coerce.number<number | string>().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
    sort: z
      .enum(texts)
      .default(initial)
      .transform((text): PageSort<Name> => {
        const isDescending = text.startsWith('-');
        return { by: text.slice(isDescending ? 1 : 0) as Name, direction: isDescending ? 'desc' : 'asc' };
      }),
  });
}

/** The reply of a paged call. */
export function pageReply<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    /** Rows of all pages. */
    total: z.number().int().nonnegative(),
    page: z.number().int().positive(),
    size: z.number().int().positive(),
  });
}

export interface Page<Row> {
  readonly rows: Row[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
}
