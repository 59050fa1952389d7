import type { JsonController } from '../json/json-controller.ts';
import { dropFiles, takeInput } from '../parts/input-actions.ts';
import type { CompareController } from './compare-controller.ts';
import type { CompareSide } from './compare-state.ts';

/** Takes dropped files into one side. While two texts are compared, two files are taken into both sides. */
export async function dropOnSide(
  controller: JsonController,
  compare: CompareController,
  side: CompareSide,
  files: readonly File[],
): Promise<void> {
  const [first, second] = files;
  if (!compare.store.getState().isOn || first === undefined || second === undefined) {
    return dropFiles(side === 'left' ? controller : compare.right, files);
  }
  // In turn: the tool does one piece of work at a time.
  await takeInput(controller, first, first.name);
  await takeInput(compare.right, second, second.name);
}
