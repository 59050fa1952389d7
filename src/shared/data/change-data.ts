import { AppError } from '../../core/errors.ts';
import type { ImportMode, ImportPlan, LeftReason, SafetyCopy, ToolData, ToolParts } from '../tool/tool-data.ts';
import { readArchive } from './read-archive.ts';
import type { RestorePoint, RestorePoints, RestoreReason } from './restore-points.ts';
import { writeArchive } from './write-archive.ts';

/** What an import does to one tool. */
interface ToolImport {
  readonly data: ToolData;
  readonly plan: ImportPlan;
}

export interface ImportOverview {
  readonly imports: readonly ToolImport[];
  /** Tools of the file that stay as they are, and why. */
  readonly left: readonly { readonly id: string; readonly reason: LeftReason }[];
  /** Files that belong to no tool. */
  readonly unknownFiles: readonly string[];
}

/** All data of some tools as one file. */
export async function exportData(datas: readonly ToolData[]): Promise<Blob> {
  return writeArchive(await exportTools(datas));
}

function exportTools(datas: readonly ToolData[]) {
  return Promise.all(
    datas.map(async (data) => ({ id: data.id, version: data.version, parts: await data.export(), data })),
  );
}

/**
 * Reads an exported file and says what its import would change, without changing anything.
 * @throws AppError with an `ArchiveErrorCode`.
 */
export async function planImport(file: Blob, datas: readonly ToolData[]): Promise<ImportOverview> {
  const { tools, damaged, unknownFiles } = await readArchive(file);
  const imports: ToolImport[] = [];
  const left: ImportOverview['left'][number][] = damaged.map((id) => ({ id, reason: 'damaged' }));
  for (const tool of tools) {
    const data = datas.find(({ id }) => id === tool.id);
    if (data === undefined) left.push({ id: tool.id, reason: 'unknown-tool' });
    else if (tool.version > data.version) left.push({ id: tool.id, reason: 'newer' });
    else {
      const plan = await planTool(data, tool);
      if (plan === null) left.push({ id: tool.id, reason: 'unreadable' });
      else imports.push({ data, plan });
    }
  }
  const order = imports.toSorted((a, b) => datas.indexOf(a.data) - datas.indexOf(b.data));
  return { imports: order, left, unknownFiles };
}

/** Null where the tool cannot read its own parts. */
async function planTool(data: ToolData, parts: ToolParts): Promise<ImportPlan | null> {
  try {
    return await data.plan(parts);
  } catch (error) {
    if (error instanceof AppError && error.code === 'data-unreadable') return null;
    throw error;
  }
}

/**
 * Keeps the present data of some tools. Every change needs such a safety copy.
 * @throws AppError with a `DbErrorCode`: `quota-exceeded` where there is no room. A downloaded file can take its place.
 */
export async function keepRestorePoint(
  points: RestorePoints,
  reason: RestoreReason,
  datas: readonly ToolData[],
  now = Date.now(),
): Promise<SafetyCopy & { readonly point: RestorePoint }> {
  const exported = await exportTools(datas);
  const tools = await Promise.all(
    exported.map(async ({ id, data, parts }) => ({ id, label: data.label, entries: (await data.size(parts)).entries })),
  );
  const point = await points.add({ at: now, reason, tools }, await writeArchive(exported));
  return { kind: 'restore-point', point };
}

/** Applies the plans of some tools: all of them, or none where one fails. */
export async function applyImports(
  imports: readonly ToolImport[],
  mode: ImportMode,
  safety: SafetyCopy,
): Promise<void> {
  await changeAll(
    imports.map(({ data, plan }) => ({ data, change: () => data.apply(plan, mode, safety) })),
    safety,
  );
}

export async function clearData(datas: readonly ToolData[], safety: SafetyCopy): Promise<void> {
  await changeAll(
    datas.map((data) => ({ data, change: () => data.clear(safety) })),
    safety,
  );
}

/**
 * Brings the data of a restore point back, exactly as it was: tools that held nothing are cleared. The present data gets
 * a restore point first, so that this can be undone as well.
 * @returns what could not be brought back, with the reasons.
 * @throws AppError `restore-point-gone`; with a `DbErrorCode` or an `ArchiveErrorCode`.
 */
export async function restore(
  points: RestorePoints,
  point: RestorePoint,
  datas: readonly ToolData[],
): Promise<ImportPlan['skipped']> {
  const archive = await points.readArchive(point.id);
  if (archive === null) throw new AppError('restore-point-gone', `Restore point ${point.id} is gone`);
  const affected = datas.filter(({ id }) => point.tools.some((tool) => tool.id === id));
  const { imports, left } = await planImport(archive, affected);
  if (left.length > 0) throw new AppError('archive-damaged', `Cannot restore ${left.map(({ id }) => id).join()}`);
  const safety = await keepRestorePoint(points, 'restore', affected);
  await changeAll(
    affected.map((data) => {
      const plan = imports.find((each) => each.data === data)?.plan;
      return { data, change: () => (plan === undefined ? data.clear(safety) : data.apply(plan, 'replace', safety)) };
    }),
    safety,
  );
  return imports.flatMap(({ plan }) => plan.skipped);
}

/** One change after the other. Each is whole by itself; when one fails, those before it are taken back. */
async function changeAll(
  changes: readonly { readonly data: ToolData; readonly change: () => Promise<void> }[],
  safety: SafetyCopy,
): Promise<void> {
  // The last one is not taken back: no other follows it that could fail.
  const before = await Promise.all(
    changes.slice(0, -1).map(async ({ data }) => ({ data, parts: await data.export() })),
  );
  const done: ToolData[] = [];
  try {
    for (const { data, change } of changes) {
      await change();
      done.push(data);
    }
  } catch (error) {
    for (const { data, parts } of before) {
      if (done.includes(data)) await putBack(data, { version: data.version, parts }, safety);
    }
    throw error;
  }
}

async function putBack(data: ToolData, parts: ToolParts, safety: SafetyCopy): Promise<void> {
  if (parts.parts.length === 0) await data.clear(safety);
  else await data.apply(await data.plan(parts), 'replace', safety);
}
