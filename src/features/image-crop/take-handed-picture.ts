import { AppError } from '../../core/errors.ts';
import { z } from '../../core/schema.ts';
import { pageHandoff } from '../../shared/handoff/page-handoff.ts';
import { copy } from './copy.ts';
import { openPicture, reportProblem } from './open-picture.ts';

const pictureSchema = z.object({ name: z.string(), blob: z.instanceof(Blob) });

/**
 * Opens a picture that another page handed over: by the id in the address, for a page that opened this one in a new tab,
 * else by the marker of this tab.
 */
export async function takeHandedPicture(addressId: string | null): Promise<void> {
  const id = addressId ?? pageHandoff.pending('image');
  if (id === null) return;
  try {
    const handed = await pageHandoff.take('image', id, pictureSchema);
    if (handed === null) throw new AppError('handoff-missing', 'Taken already, or too old');
    await openPicture(toFile(handed), true);
  } catch (error) {
    reportProblem(error);
  }
}

function toFile({ name, blob }: z.infer<typeof pictureSchema>): File {
  return new File([blob], name || copy.untitled, { type: blob.type });
}
