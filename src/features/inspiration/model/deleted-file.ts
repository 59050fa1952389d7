import { AppError } from '../../../core/errors.ts';
import { BACKUP_VERSION } from '../constants.ts';
import { parseJson } from './backup.ts';
import { type DeletedItem, headOf, isExpired, parseDeletedItem } from './deleted-item.ts';
import { isSameRow } from './row-change.ts';

const SCHEMA = 'mythinkn.inspiration.deleted.v1';

/** Text of deleted items in an archive. The same items give the same text. */
export function writeDeleted(items: readonly DeletedItem[]): string {
  const sorted = items.toSorted((a, b) => (headOf(a).id < headOf(b).id ? -1 : 1));
  return `${JSON.stringify({ schema: SCHEMA, version: BACKUP_VERSION, items: sorted }, null, 2)}\n`;
}

interface ParsedDeleted {
  readonly items: readonly DeletedItem[];
  /** Items that cannot be read. */
  readonly unreadable: number;
}

/** @throws AppError `backup-not-json`, `backup-wrong-schema`, `backup-newer`. */
export function readDeleted(text: string, now: number): ParsedDeleted {
  const file = parseJson(text);
  const fields = new Map<string, unknown>(typeof file === 'object' && file !== null ? Object.entries(file) : []);
  const [version, items] = [fields.get('version'), fields.get('items')];
  if (fields.get('schema') !== SCHEMA || !Array.isArray(items)) {
    throw new AppError('backup-wrong-schema', 'The file holds no deleted items');
  }
  if (Number(version) > BACKUP_VERSION) throw new AppError('backup-newer', `The deleted items have version ${version}`);
  const parsed = items.map((item) => parseDeletedItem(item, now));
  return {
    items: parsed.flatMap((item) => item ?? []),
    unreadable: parsed.filter((item) => item === null).length,
  };
}

/** What taking deleted items would do. Counts are items. */
interface DeletedMerge {
  /** Items that are not kept here yet. */
  readonly added: readonly DeletedItem[];
  readonly unchanged: number;
  /** Titles of items that differ here; the ones here stay. */
  readonly kept: readonly string[];
}

/** `isOnBoard` says of an item whether its goal or task is there: such items and expired ones are left out. */
export function mergeDeleted(
  own: readonly DeletedItem[],
  file: readonly DeletedItem[],
  isOnBoard: (item: DeletedItem) => boolean,
  now: number,
): DeletedMerge {
  const stored = new Map(own.map((item) => [headOf(item).id, item]));
  const added: DeletedItem[] = [];
  const kept: string[] = [];
  let unchanged = 0;
  for (const item of file) {
    const { id, title } = headOf(item);
    const present = stored.get(id);
    if (isExpired(item.deleted_at, now) || isOnBoard(item)) continue;
    if (present === undefined) added.push(item);
    else if (isSameRow(present, item)) unchanged += 1;
    else kept.push(title);
  }
  return { added, unchanged, kept };
}
