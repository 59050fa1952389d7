// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import '../cloned-blobs.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveDraft } from '../../../../src/features/goal-focus/edit/save-draft.ts';
import { imageDb } from '../../../../src/features/goal-focus/image-store.ts';
import { toReference } from '../../../../src/features/goal-focus/model/images.ts';
import { type GoalSettings, INITIAL_SETTINGS } from '../../../../src/features/goal-focus/model/settings.ts';
import { goalSettings } from '../../../../src/features/goal-focus/settings-store.ts';
import { readImages, type StoredImage } from '../../../../src/features/goal-focus/storage/image-db.ts';

const OLD_DESCRIPTION = '可全屏、编辑文字、多张背景图、展示时钟';

const anImage = (id: string): StoredImage => {
  const blob = new Blob([id], { type: 'image/png' });
  return { id, type: 'panel', blob, size: blob.size, mimeType: blob.type, name: `${id}.png`, timestamp: 1 };
};
const added = (...ids: string[]) => new Map(ids.map((id) => [id, anImage(id)]));
const settingsWith = (change: Partial<GoalSettings>): GoalSettings => ({ ...INITIAL_SETTINGS, ...change });
const storedIds = async () => (await readImages(imageDb)).map(({ id }) => id);

beforeEach(async () => {
  goalSettings.clear();
  await imageDb.write(['images'], async (tx) => tx.objectStore('images').clear());
});

describe('saving a draft', () => {
  it('stores its settings with its pictures', async () => {
    const settings = settingsWith({ title: '早睡', panelMode: 'custom', panelImage: toReference('panelImage') });
    await saveDraft({ initial: INITIAL_SETTINGS, settings, added: added('panelImage') });
    expect(goalSettings.readStored()).toEqual(settings);
    expect(await storedIds()).toEqual(['panelImage']);
  });

  it('leaves out only a description that is an old placeholder', async () => {
    await saveDraft({
      initial: INITIAL_SETTINGS,
      settings: settingsWith({ description: '每天十一点' }),
      added: added(),
    });
    const change = {
      title: '早睡',
      cardType: 'clock',
      wallpaper: 'stars',
      panelImage: toReference('panelImage'),
    } as const;
    await saveDraft({
      initial: INITIAL_SETTINGS,
      settings: settingsWith({ ...change, description: OLD_DESCRIPTION }),
      added: added('panelImage'),
    });
    expect(goalSettings.readStored()).toEqual(settingsWith({ ...change, description: '每天十一点' }));
    expect(await storedIds()).toEqual(['panelImage']);
  });

  it('stores no description where the first one is an old placeholder', async () => {
    await saveDraft({
      initial: INITIAL_SETTINGS,
      settings: settingsWith({ title: '早睡', description: OLD_DESCRIPTION }),
      added: added(),
    });
    expect(goalSettings.readStored()).toMatchObject({ title: '早睡', description: '' });
  });

  it('keeps what another tab has saved meanwhile, except for the edited fields', async () => {
    await saveDraft({
      initial: INITIAL_SETTINGS,
      settings: settingsWith({ title: '早睡', panelMode: 'custom', panelImage: toReference('panelImage') }),
      added: added('panelImage'),
    });
    await saveDraft({ initial: INITIAL_SETTINGS, settings: settingsWith({ description: '十一点' }), added: added() });
    expect(goalSettings.readStored()).toMatchObject({ title: '早睡', description: '十一点', panelMode: 'custom' });
    expect(await storedIds()).toEqual(['panelImage']);
  });

  it('changes nothing when storage is full', async () => {
    const before = settingsWith({ title: '早睡' });
    await saveDraft({ initial: INITIAL_SETTINGS, settings: before, added: added() });
    vi.spyOn(goalSettings, 'set').mockReturnValueOnce(false);
    const settings = settingsWith({ title: '早起', panelImage: toReference('panelImage') });
    await expect(saveDraft({ initial: INITIAL_SETTINGS, settings, added: added('panelImage') })).rejects.toMatchObject({
      code: 'quota-exceeded',
    });
    expect([goalSettings.readStored(), await storedIds()]).toEqual([before, []]);
  });
});
