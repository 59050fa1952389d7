// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import {
  type LookEditor,
  listOf,
  type NewPicture,
  useLookDraft,
} from '../../../../src/features/goal-focus/edit/use-look-draft.ts';
import { type ImageItem, type Surface, toReference } from '../../../../src/features/goal-focus/model/images.ts';
import { type GoalSettings, INITIAL_SETTINGS } from '../../../../src/features/goal-focus/model/settings.ts';
import { renderHook } from '../a-hook.tsx';

const NOW = 1_795_334_400_000;
const now = () => NOW;
const use = (settings: GoalSettings) => useLookDraft(settings, now);

async function open(change: Partial<GoalSettings> = {}) {
  const draft = await renderHook(use, { ...INITIAL_SETTINGS, ...change });
  return {
    editor: draft.current,
    settings: () => draft.current().draft.settings,
    added: () => [...draft.current().draft.added.keys()],
    edit: (change: (editor: LookEditor) => void) => act(async () => change(draft.current())),
    ids: (surface: Surface) => listOf(draft.current().draft.settings, surface).map(({ id }) => id),
  };
}

const aFile = (name: string): NewPicture => ({ type: 'blob', blob: new Blob([name], { type: 'image/png' }), name });
const anAddress = (name: string): NewPicture => ({ type: 'url', url: `https://a.example/${name}`, name });
const item = (id: string, order: number): ImageItem => ({ id, type: 'blob', data: toReference(id), order, name: id });

describe('a draft', () => {
  it('is unchanged until the first edit, and leaves the settings as they were', async () => {
    const before = { ...INITIAL_SETTINGS };
    const { editor, edit, settings } = await open();
    expect([editor().isChanged, settings()]).toEqual([false, before]);
    await edit(({ set }) => set({ title: '早睡' }));
    expect([editor().isChanged, settings()]).toEqual([true, { ...before, title: '早睡' }]);
    expect(INITIAL_SETTINGS).toEqual(before);
  });

  it('keeps edits of the same moment', async () => {
    const { edit, settings, ids } = await open();
    await edit(({ set, addToList }) => {
      set({ title: '早睡' });
      set({ description: '每天' });
      addToList('panel', anAddress('a'));
      addToList('panel', anAddress('b'));
    });
    expect(settings()).toMatchObject({ title: '早睡', description: '每天' });
    expect(ids('panel')).toEqual(['panelImages_0', 'panelImages_1']);
  });
});

describe.each([
  ['panel', 'panelImage', 'panelImageFileName'],
  ['background', 'backgroundImage', 'backgroundImageFileName'],
] as const)('the single picture of the %s', (surface, image, fileName) => {
  it('is a file under its own id, with its name', async () => {
    const { editor, edit, settings } = await open();
    await edit(({ setSingle }) => setSingle(surface, aFile('sea.png')));
    expect([settings()[image], settings()[fileName]]).toEqual([toReference(image), 'sea.png']);
    expect(editor().draft.added.get(image)).toMatchObject({
      id: image,
      type: surface,
      size: 7,
      mimeType: 'image/png',
      name: 'sea.png',
      timestamp: NOW,
    });
  });

  it('is replaced by another file', async () => {
    const { editor, edit, added } = await open({ [image]: toReference(image), [fileName]: 'old.png' });
    await edit(({ setSingle }) => setSingle(surface, aFile('one.png')));
    await edit(({ setSingle }) => setSingle(surface, aFile('two.png')));
    expect([added(), editor().draft.added.get(image)?.name]).toEqual([[image], 'two.png']);
  });

  it('is an address, and a file that it replaces is not saved', async () => {
    const { edit, settings, added } = await open();
    await edit(({ setSingle }) => setSingle(surface, aFile('sea.png')));
    await edit(({ setSingle }) => setSingle(surface, anAddress('sea')));
    expect([settings()[image], settings()[fileName], added()]).toEqual(['https://a.example/sea', '', []]);
  });

  it('is removed with its name, and is not saved', async () => {
    const { edit, settings, added } = await open();
    await edit(({ setSingle }) => setSingle(surface, aFile('sea.png')));
    await edit(({ setSingle }) => setSingle(surface, null));
    expect([settings()[image], settings()[fileName], added()]).toEqual(['', '', []]);
  });
});

describe('the list of a surface', () => {
  it('gets files and addresses at its end, and stores the files alone', async () => {
    const { edit, settings, added } = await open();
    await edit(({ addToList }) => addToList('background', aFile('sea.png')));
    await edit(({ addToList }) => addToList('background', anAddress('hill')));
    expect(settings().backgroundImages).toEqual([
      {
        id: 'backgroundImages_0',
        type: 'blob',
        data: toReference('backgroundImages_0'),
        order: 0,
        name: 'sea.png',
      },
      { id: 'backgroundImages_1', type: 'url', data: 'https://a.example/hill', order: 1, name: 'hill' },
    ]);
    expect([settings().panelImages, added()]).toEqual([[], ['backgroundImages_0']]);
  });

  it('changes its order', async () => {
    const { edit, ids } = await open({ panelImages: [item('b', 1), item('a', 0), item('c', 2)] });
    await edit(({ moveInList }) => moveInList('panel', 'c', -1));
    expect(ids('panel')).toEqual(['a', 'c', 'b']);
    await edit(({ moveInList }) => moveInList('panel', 'a', 1));
    expect(ids('panel')).toEqual(['c', 'a', 'b']);
    await edit(({ moveInList }) => moveInList('panel', 'c', -1));
    expect(ids('panel')).toEqual(['c', 'a', 'b']);
  });

  it('loses a picture, which is then not saved', async () => {
    const { edit, ids, added } = await open();
    await edit(({ addToList }) => addToList('panel', aFile('one')));
    await edit(({ addToList }) => addToList('panel', aFile('two')));
    await edit(({ removeFromList }) => removeFromList('panel', 'panelImages_0'));
    expect([ids('panel'), added()]).toEqual([['panelImages_1'], ['panelImages_1']]);
  });

  it('takes fifteen pictures and no sixteenth', async () => {
    const { edit, ids, added } = await open();
    for (let at = 0; at < 16; at += 1) await edit(({ addToList }) => addToList('panel', aFile(`${at}`)));
    expect([ids('panel').length, added().length]).toEqual([15, 15]);
    await edit(({ removeFromList, addToList }) => {
      removeFromList('panel', 'panelImages_3');
      addToList('panel', anAddress('a'));
    });
    expect(ids('panel').length).toBe(15);
  });

  it.each<[name: string, settings: Partial<GoalSettings>, removed: string, next: string]>([
    ['a picture that was saved', { panelImages: [item('panelImages_4', 0)] }, 'panelImages_4', 'panelImages_5'],
    ['the only new picture', {}, 'panelImages_0', 'panelImages_1'],
  ])('does not give the id of %s to another picture', async (_name, settings, removed, next) => {
    const { edit, ids } = await open(settings);
    if (settings.panelImages === undefined) await edit(({ addToList }) => addToList('panel', aFile('old')));
    expect(ids('panel')).toEqual([removed]);
    await edit(({ removeFromList }) => removeFromList('panel', removed));
    await edit(({ addToList }) => addToList('panel', aFile('new')));
    expect(ids('panel')).toEqual([next]);
  });

  it('gets no id of the other surface', async () => {
    const { edit, ids } = await open({ backgroundImages: [item('backgroundImages_7', 0)] });
    await edit(({ addToList }) => addToList('panel', aFile('a')));
    await edit(({ addToList }) => addToList('background', aFile('a')));
    expect([ids('panel'), ids('background')]).toEqual([
      ['panelImages_0'],
      ['backgroundImages_7', 'backgroundImages_8'],
    ]);
  });
});
