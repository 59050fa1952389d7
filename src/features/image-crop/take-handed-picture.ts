import { AppError } from '../../core/errors.ts';
import { z } from '../../core/schema.ts';
import { pageHandoff } from '../../shared/handoff/page-handoff.ts';
import { copy } from './copy.ts';
import { openPicture, reportProblem } from './open-picture.ts';

const pictureSchema = z.object({ name: z.string(), blob: z.instanceof(Blob) });

/** Ids that this page has taken: an id may stand in the address and in the marker, and effects may run twice. */
const takenIds = new Set<string>();

/**
 * Opens a picture that another page handed over: by the id in the address, for a page that opened this one in a new tab,
 * else by the marker of this tab. The marker of a picture that another tab has taken is no failure.
 */
export async function takeHandedPicture(addressId: string | null): Promise<void> {
  const id = addressId ?? pageHandoff.pending('image');
  if (id === null || takenIds.has(id)) return;
  takenIds.add(id);
  try {
    const handed = await pageHandoff.take('image', id, pictureSchema);
    if (handed !== null) await openPicture(toFile(handed), true);
    else if (addressId !== null) throw new AppError('handoff-missing', 'Taken already, or too old');
  } catch (error) {
    reportProblem(error);
  }
}

function toFile({ name, blob }: z.infer<typeof pictureSchema>): File {
  return new File([blob], name || copy.untitled, { type: blob.type });
}
