import 'fake-indexeddb/auto';
import '../cloned-blobs.ts';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import * as imagesBridge from '../../../../src/bridges/goal-images-bridge.ts';
import { EditDialog } from '../../../../src/features/goal-focus/edit/EditDialog.tsx';
import type { LookDraft } from '../../../../src/features/goal-focus/edit/use-look-draft.ts';
import { imageDb } from '../../../../src/features/goal-focus/image-store.ts';
import type { Scrim } from '../../../../src/features/goal-focus/model/contrast.ts';
import { type GoalSettings, INITIAL_SETTINGS } from '../../../../src/features/goal-focus/model/settings.ts';
import { goalSettings } from '../../../../src/features/goal-focus/settings-store.ts';
import { readImages } from '../../../../src/features/goal-focus/storage/image-db.ts';
import { useQuestions } from '../../../../src/shared/confirm/confirm.ts';
import { useAccountDialogs } from '../../../../src/shared/session/account-dialogs.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import type { GoalPort } from '../../../../src/shared/tool/goal-port.ts';
import { aPage } from '../../../app/a-page.tsx';
import { click, render } from '../../../app/render.tsx';
import { buttonOf, type } from '../../../shared/dom.ts';
import { FAKE_IMAGES } from '../fake-images.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
export const aFile = (name: string) => new File([PNG], name, { type: 'image/png' });
export const url = (name: string) => `https://a.example/${name}`;

/** Before each test: nothing is stored, open or said. */
export async function startEmpty(): Promise<void> {
  vi.spyOn(imagesBridge, 'goalImages', 'get').mockReturnValue(FAKE_IMAGES as never);
  goalSettings.clear();
  sessionController.end();
  useToastStore.setState({ toasts: [] });
  useQuestions.setState([], true);
  useAccountDialogs.setState({ name: null, reason: null, news: null, action: null });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  await imageDb.write(['images'], async (tx) => tx.objectStore('images').clear());
}

export async function open(
  stored: Partial<GoalSettings> | null = null,
  goals: GoalPort | null = null,
  scrim: Scrim = { color: 'black', opacity: 0 },
) {
  if (stored !== null) goalSettings.set({ ...INITIAL_SETTINGS, ...stored });
  const onClose = vi.fn();
  const drafts: (LookDraft | null)[] = [];
  await render(
    <MemoryRouter>
      <EditDialog
        isOpen
        open={async (source) => ({ url: source, blob: null, isDrawn: false, close: () => {} })}
        shown={{ color: '#ffd700', scrim }}
        onDraft={(draft) => drafts.push(draft)}
        onClose={onClose}
      />
    </MemoryRouter>,
    goals === null ? [] : [{ ...aPage({ id: 'board' }), loadGoals: async () => ({ goals }) }],
  );
  return { onClose, drafts };
}

export const dialog = () => document.querySelector('[role="dialog"]');
export const messages = () => useToastStore.getState().toasts.map(({ severity, message }) => [severity, message]);
export const storedIds = async () => (await readImages(imageDb)).map(({ id }) => id);

export function section(name: string): Element {
  const found = [...document.querySelectorAll('section')].find(
    (each) => each.querySelector('h3')?.textContent === name,
  );
  if (found === undefined) throw new Error(`no section ${name}`);
  return found;
}

export const choose = (name: string, choice: string) =>
  click([...section(name).querySelectorAll('button')].find(({ textContent }) => textContent === choice));
export const fieldOf = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return document.getElementById(found?.getAttribute('for') ?? '') ?? found?.querySelector('input') ?? null;
};
export const has = (...labels: string[]) => labels.map((label) => fieldOf(label) !== null);
export const save = () => click(buttonOf('保存'));
export const isSaved = () => messages().some(([, message]) => message === '已保存');
export const addressIn = (name: string) => section(name).querySelector('input[type="url"]');
export async function addAddress(name: string, address: string) {
  await type(addressIn(name), address);
  await choose(name, '使用地址');
}
