import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../src/core/errors.ts';
import {
  applyImports,
  clearData,
  exportData,
  keepRestorePoint,
  planImport,
  restore,
} from '../../../src/shared/data/change-data.ts';
import {
  listSurplus,
  openRestorePoints,
  RESTORE_MAX,
  type RestorePoint,
  type RestorePoints,
} from '../../../src/shared/data/restore-points.ts';
import { createFakeTool, type FakeTool } from './a-tool-data.ts';

const FILE = { kind: 'file' } as const;

let number = 0;
let points: RestorePoints;
let notes: FakeTool;
let plans: FakeTool;

beforeEach(() => {
  number += 1;
  points = openRestorePoints(`test-points-${number}`);
  notes = createFakeTool('notes', { one: '1', two: '2' });
  plans = createFakeTool('plans', { plan: 'p' });
});

afterEach(() => points.close());

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

it('a removed restore point comes back to its place with its archive', async () => {
  const { point: first } = await keepRestorePoint(points, 'clear', [notes]);
  const { point: second } = await keepRestorePoint(points, 'clear', [plans]);
  const archive = await points.readArchive(first.id);
  await points.remove(first.id);
  expect(await points.list()).toEqual([second]);
  await points.putBack(first, archive ?? new Blob());
  expect(await points.list()).toEqual([second, first]);
  notes.entries = {};
  await restore(points, first, [notes]);
  expect(notes.entries).toEqual({ one: '1', two: '2' });
});

describe('export and import', () => {
  it.each(['replace', 'merge'] as const)('export, clear, import by %s, export gives the same bytes', async (mode) => {
    const all = [notes, plans];
    const exported = await exportData(all);
    await clearData(all, FILE);
    expect([notes.entries, plans.entries]).toEqual([{}, {}]);
    const { imports } = await planImport(exported, all);
    await applyImports(imports, mode, FILE);
    expect(await bytesOf(await exportData(all))).toEqual(await bytesOf(exported));
  });

  it('plans without changing anything', async () => {
    const exported = await exportData([notes]);
    notes.entries = { two: 'changed', three: '3' };
    const { imports } = await planImport(exported, [notes]);
    expect(imports[0]?.plan).toMatchObject({ added: 1, conflicts: ['two'], unchanged: 0, removed: 1 });
    expect(notes.entries).toEqual({ two: 'changed', three: '3' });
  });

  it('names the tools that it leaves alone, with the reason', async () => {
    const newer = { ...createFakeTool('newer', { a: '1' }), version: 2 };
    const unreadable = createFakeTool('unreadable', { a: '1' });
    const archive = await exportData([
      notes,
      plans,
      newer,
      { ...unreadable, export: async () => [{ name: 'other', bytes: new Uint8Array() }] },
    ]);
    const { imports, left } = await planImport(archive, [notes, createFakeTool('newer'), unreadable]);
    expect(imports.map(({ data }) => data.id)).toEqual(['notes']);
    expect(left).toEqual([
      { id: 'newer', reason: 'newer' },
      { id: 'plans', reason: 'unknown-tool' },
      { id: 'unreadable', reason: 'unreadable' },
    ]);
  });

  it('changes no tool when one of them fails', async () => {
    const exported = await exportData([notes, plans]);
    notes.entries = { own: 'x' };
    plans.entries = { own: 'y' };
    const { imports } = await planImport(exported, [notes, plans]);
    plans.isBroken = true;
    await expect(applyImports(imports, 'replace', FILE)).rejects.toMatchObject({ code: 'quota-exceeded' });
    expect([notes.entries, plans.entries]).toEqual([{ own: 'x' }, { own: 'y' }]);
  });
});

describe('a restore point', () => {
  it('brings the data back, and restoring can itself be undone', async () => {
    const { point } = await keepRestorePoint(points, 'clear', [notes, plans]);
    await clearData([notes, plans], FILE);
    plans.entries = { later: 'l' };
    await restore(points, point, [notes, plans]);
    expect([notes.entries, plans.entries]).toEqual([{ one: '1', two: '2' }, { plan: 'p' }]);
    const [undo] = await points.list();
    expect(undo).toMatchObject({ reason: 'restore', tools: [{ id: 'notes' }, { id: 'plans', entries: 1 }] });
    await restore(points, undo as RestorePoint, [notes, plans]);
    expect([notes.entries, plans.entries]).toEqual([{}, { later: 'l' }]);
  });

  it('reads the data of a tool once: the export of a large tool takes long', async () => {
    let exports = 0;
    const exporting = notes.export;
    notes.export = () => {
      exports += 1;
      return exporting();
    };
    const { point } = await keepRestorePoint(points, 'clear', [notes]);
    expect(exports).toBe(1);
    await clearData([notes], FILE);
    expect(exports).toBe(1);
    await restore(points, point, [notes]);
    expect(exports).toBe(2);
    expect(notes.entries).toEqual({ one: '1', two: '2' });
  });

  it('leaves tools alone that it does not hold', async () => {
    const { point } = await keepRestorePoint(points, 'clear', [notes]);
    plans.entries = { changed: 'c' };
    await restore(points, point, [notes, plans]);
    expect(plans.entries).toEqual({ changed: 'c' });
  });

  it('that is gone is reported, and nothing changes', async () => {
    const { point } = await keepRestorePoint(points, 'clear', [notes]);
    await points.remove(point.id);
    notes.entries = {};
    await expect(restore(points, point, [notes])).rejects.toMatchObject({ code: 'restore-point-gone' });
    expect(notes.entries).toEqual({});
  });

  it('is listed with its time, reason and size, newest first', async () => {
    await keepRestorePoint(points, 'import', [notes], 1000);
    await keepRestorePoint(points, 'clear', [plans], 2000);
    expect(await points.list()).toMatchObject([
      { at: 2000, reason: 'clear', tools: [{ id: 'plans', label: 'Tool plans', entries: 1 }] },
      { at: 1000, reason: 'import', tools: [{ id: 'notes', entries: 2 }] },
    ]);
  });

  it('beyond the number that is kept replaces the oldest', async () => {
    for (let i = 0; i < RESTORE_MAX.count + 2; i++) await keepRestorePoint(points, 'clear', [notes], i);
    const kept = await points.list();
    expect(kept.map(({ at }) => at)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(await points.readArchive(1)).toBeNull();
  });

  it('that is too large is refused like a full disk', async () => {
    const huge = { size: RESTORE_MAX.bytes + 1 } as Blob;
    const point: Parameters<RestorePoints['add']>[0] = { at: 0, reason: 'clear', tools: [] };
    await expect(points.add(point, huge)).rejects.toThrow(AppError);
    expect(await points.list()).toEqual([]);
  });

  it('makes room for itself by size, too', () => {
    const point = (id: number, bytes: number): RestorePoint => ({ id, bytes, at: id, reason: 'clear', tools: [] });
    const half = RESTORE_MAX.bytes / 2;
    expect(listSurplus([point(1, half), point(2, half)], 1)).toEqual([1]);
    expect(listSurplus([point(1, half), point(2, half)], RESTORE_MAX.bytes)).toEqual([1, 2]);
    expect(listSurplus([point(1, half)], half)).toEqual([]);
  });
});
