import { pickFile } from '../../../platform/file-read.ts';
import type { InputSession } from './json-session.ts';

const ACCEPTED_FILES = '.json,.jsonc,.json5,.geojson,.har,.map,.txt,.log,application/json,text/plain';

/** Lets the visitor choose a file, and takes it in. */
export async function pickJsonFile(session: InputSession): Promise<void> {
  const file = await pickFile(ACCEPTED_FILES);
  if (file !== null) await session.take(file, file.name);
}
