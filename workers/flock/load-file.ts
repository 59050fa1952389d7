import { AppError } from '../../src/core/errors.ts';

/** Waits for a dynamically imported file. @throws AppError `worker-unavailable` when it cannot be loaded. */
export async function loadFile<Module>(file: Promise<Module>): Promise<Module> {
  try {
    return await file;
  } catch (cause) {
    throw new AppError('worker-unavailable', `A file of the canvas cannot be loaded: ${String(cause)}`);
  }
}
