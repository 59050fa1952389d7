// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { data } from '../../../src/features/json-yaml/data.ts';
import { rememberedInputs } from '../../../src/features/json-yaml/remembered.ts';
import { STORAGE_KEYS } from '../../../src/platform/storage/keys.ts';

const FILE = { kind: 'file' } as const;
const KEY = STORAGE_KEYS.rememberedJson;
const exported = (text: string) => ({
  version: 1,
  parts: [{ name: 'json-input.json', bytes: new TextEncoder().encode(JSON.stringify(text)) }],
});
const stored = () => localStorage.getItem(KEY);

/** What the page of the tool holds. */
let onPage = '';
const show = vi.fn((text: string) => {
  onPage = text;
});

beforeEach(() => {
  rememberedInputs.setOn(false);
  onPage = '';
  show.mockClear();
  rememberedInputs.keep(KEY, () => onPage, show);
});

describe('remembered inputs as data', () => {
  it('are none while remembering is off', async () => {
    onPage = 'typed';
    expect([await data.size(), await data.export()]).toEqual([{ entries: 0, bytes: 0 }, []]);
  });

  it('keep every UTF-16 unit from export to import', async () => {
    onPage = '水 \ud83d';
    rememberedInputs.setOn(true);
    const parts = await data.export();
    await data.clear(FILE);
    expect([stored(), rememberedInputs.store.getState().isOn]).toEqual([null, false]);
    onPage = '';
    await data.apply(await data.plan({ version: 1, parts }), 'merge', FILE);
    expect([stored(), onPage, rememberedInputs.store.getState().isOn]).toEqual(['水 \ud83d', '水 \ud83d', true]);
  });

  it('are replaced on the open page, too', async () => {
    onPage = 'old';
    rememberedInputs.setOn(true);
    const plan = await data.plan(exported('new'));
    expect(plan.conflicts).toHaveLength(1);
    await data.apply(plan, 'replace', FILE);
    expect([stored(), onPage]).toEqual(['new', 'new']);
  });

  it('of this browser stay when merging', async () => {
    onPage = 'old';
    rememberedInputs.setOn(true);
    await data.apply(await data.plan(exported('new')), 'merge', FILE);
    expect([stored(), onPage]).toEqual(['old', 'old']);
  });

  it.each(['merge', 'replace'] as const)('never take the place of an input that is not kept (%s)', async (mode) => {
    onPage = 'typed, not kept';
    const plan = await data.plan(exported('new'));
    expect(plan.skipped).toHaveLength(1);
    await data.apply(plan, mode, FILE);
    expect([stored(), onPage]).toEqual([null, 'typed, not kept']);
    expect(show).not.toHaveBeenCalled();
  });

  it('are written before they are exported', async () => {
    rememberedInputs.setOn(true);
    const kept = rememberedInputs.keep(KEY, () => onPage, show);
    onPage = 'late';
    kept.changed();
    const [part] = await data.export();
    expect(new TextDecoder().decode(part?.bytes)).toBe('"late"');
  });
});
