import { portalPath } from '../../../core/paths.ts';
import { pickFile } from '../../../platform/file-read.ts';
import { toHandoffAddress } from '../../../shared/handoff/handoff-address.ts';
import { pageHandoff } from '../../../shared/handoff/page-handoff.ts';
import type { Command } from '../../../shared/tool/define-page.ts';
import { copy } from './copy.ts';

/** Commands of the image crop tool. */
export const commands: readonly Command[] = [{ id: 'choose', ...copy.choose, run: choosePicture }];

/** Asks for a picture and hands it to the page. */
async function choosePicture(): Promise<string | null> {
  const file = await pickFile('image/*');
  if (file === null) return null;
  const id = await pageHandoff.offer('image', { name: file.name, blob: file });
  return toHandoffAddress(portalPath('image-crop'), id);
}
