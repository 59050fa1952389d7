/** Codes of SQLite, PostgreSQL (`disk_full`) and the operating system. */
const FULL_CODES: readonly unknown[] = ['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT'];

/** Whether a write failed because no space was left. Nothing of its transaction was kept. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL_CODES.includes(error.code);
}
