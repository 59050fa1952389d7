import { AppError } from '../../../core/errors.ts';
import { BACKUP_SCHEMA, BACKUP_VERSION } from '../constants.ts';
import { type BoardRows, healRows, type Pause, type ReplacedTimes } from './heal-rows.ts';
import { type Parsed, parseChart, parseEvent, parseInspiration, parseTask, type Task } from './records.ts';

/** Records of a backup file that are not taken as they are, by reason. */
export interface BackupFaults {
  /** Without an id, or without the id of its inspiration. */
  readonly unreadable: number;
  /** An id that the file has used before. */
  readonly repeated: number;
  /** Taken, with an unreadable time replaced by now (trap T39). */
  readonly timeReplaced: number;
  /** Taken, with day numbers or a completion that follow from the dates of the record. */
  readonly healed: number;
  /** Tasks that were taken without their rule of repetition, which was unreadable. */
  readonly repeatDropped: number;
}

interface ParsedBackup {
  readonly rows: BoardRows;
  readonly faults: BackupFaults;
  /** Names of the replaced times of a row. */
  readonly replacedTimes: ReplacedTimes;
}

/**
 * `backup-not-json`: no JSON object. `backup-wrong-schema`: some other JSON file. `backup-newer`: written by a newer release.
 * `backup-too-large`: beyond `BACKUP_BYTES_MAX`.
 */
export type BackupErrorCode = 'backup-not-json' | 'backup-wrong-schema' | 'backup-newer' | 'backup-too-large';

/** Text of a backup file (doc 3 §3). The same rows give the same text. `exportedAt` in milliseconds since 1970. */
export function writeBackup(rows: BoardRows, exportedAt: number): string {
  return [...backupPieces(rows, exportedAt)].join('');
}

/** The same text in pieces of a record each, because the whole takes long. It is indented like that of `JSON.stringify`. */
export function* backupPieces(rows: BoardRows, exportedAt: number): Generator<string> {
  const head = { schema: BACKUP_SCHEMA, version: BACKUP_VERSION, exported_at: exportedAt };
  yield JSON.stringify(head, null, 2).replace(/\n\}$/, '');
  yield* listPieces('inspirations', rows.inspirations, ({ id }) => id);
  yield* listPieces('tasks', rows.tasks, ({ id }) => id);
  yield* listPieces('timeline_events', rows.timeline_events, ({ id }) => id);
  yield* listPieces('hierarchy_data', rows.hierarchy_data, ({ inspiration_id }) => inspiration_id);
  yield* listPieces('flowchart_data', rows.flowchart_data, ({ inspiration_id }) => inspiration_id);
  yield '\n}\n';
}

function* listPieces<Row>(name: keyof BoardRows, rows: readonly Row[], keyOf: (row: Row) => string): Generator<string> {
  yield `,\n  "${name}": [`;
  let mark = '';
  for (const row of sortBy(rows, keyOf)) {
    yield `${mark}\n    ${JSON.stringify(row, null, 2).replaceAll('\n', '\n    ')}`;
    mark = ',';
  }
  yield rows.length === 0 ? ']' : '\n  ]';
}

function sortBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/**
 * Reads a backup file. Optional fields may be missing, and unknown fields are kept. `now` replaces unreadable times. Waits after a
 * record while `pause` says so, because a large file takes long.
 * @throws AppError with a `BackupErrorCode`.
 */
export async function readBackup(text: string, now: number, pause: Pause): Promise<ParsedBackup> {
  const file = parseJson(text);
  if (typeof file !== 'object' || file === null || Array.isArray(file)) {
    throw new AppError('backup-not-json', 'The file is no JSON object');
  }
  const fields = new Map<string, unknown>(Object.entries(file));
  if (fields.get('schema') !== BACKUP_SCHEMA) throw new AppError('backup-wrong-schema', 'The file has another schema');
  const version = fields.get('version') ?? BACKUP_VERSION;
  if (Number(version) > BACKUP_VERSION) throw new AppError('backup-newer', `The file has version ${version}`);

  const faults = { unreadable: 0, repeated: 0, repeatDropped: 0 };
  const replacedTimes = new Map<unknown, readonly PropertyKey[]>();
  const read = async <Row>(
    name: keyof BoardRows,
    parse: (value: unknown, now: number) => Parsed<Row> | null,
    keyOf: (row: Row) => string,
  ): Promise<Row[]> => {
    const records = fields.get(name) ?? [];
    if (!Array.isArray(records)) throw new AppError('backup-wrong-schema', `${name} is no list`);
    const rows = new Map<string, Row>();
    for (const record of records) {
      const parsed = parse(record, now);
      if (parsed === null) faults.unreadable += 1;
      else if (rows.has(keyOf(parsed.row))) faults.repeated += 1;
      else {
        rows.set(keyOf(parsed.row), parsed.row);
        if (parsed.replacedTimes.length > 0) replacedTimes.set(parsed.row, parsed.replacedTimes);
      }
      const wait = pause();
      if (wait !== null) await wait;
    }
    return [...rows.values()];
  };
  const parseOwnTask = (record: unknown, at: number) => {
    const parsed = parseTask(record, at);
    const isDropped = parsed?.row.repeat === null && (record as Partial<Task>).repeat !== null;
    faults.repeatDropped += Number(isDropped);
    return parsed;
  };
  const raw: BoardRows = {
    inspirations: await read('inspirations', parseInspiration, ({ id }) => id),
    tasks: await read('tasks', parseOwnTask, ({ id }) => id),
    timeline_events: await read('timeline_events', parseEvent, ({ id }) => id),
    hierarchy_data: await read('hierarchy_data', parseChart, ({ inspiration_id }) => inspiration_id),
    flowchart_data: await read('flowchart_data', parseChart, ({ inspiration_id }) => inspiration_id),
  };
  const { rows, healed } = await healRows(raw, replacedTimes, pause);
  return { rows, faults: { ...faults, timeReplaced: replacedTimes.size, healed }, replacedTimes };
}

/**
 * The key `__proto__` has no meaning in a backup and would change the prototype of a copied record. Looking at every key
 * takes several times as long as parsing, so it is done only where the text may hold that key.
 * @throws AppError `backup-not-json`
 */
export function parseJson(text: string): unknown {
  const mayHoldPrototype = /__proto__|\\u00/i.test(text);
  const dropPrototype = (key: string, value: unknown) => (key === '__proto__' ? undefined : value);
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''), mayHoldPrototype ? dropPrototype : undefined);
  } catch {
    throw new AppError('backup-not-json', 'The file is no JSON');
  }
}
