import { posix } from 'node:path';
import type { SourceFile } from '../source-files.ts';

/** Folders that need a type configuration of their own, because it keeps foreign types out. */
const ZONES = ['src', 'src/core', 'workers', 'wasm', 'server', 'tests', 'bench'];
const MODEL_CONFIGURATION = 'src/features/tsconfig.model.json';

/** Reports every zone that has files but no type configuration. */
export function findUncheckedZones(files: readonly SourceFile[]): string[] {
  const paths = files.map(({ path }) => path);
  const scripts = paths.filter((path) => /\.m?tsx?$/.test(path));
  const unchecked = ZONES.filter(
    (zone) => scripts.some((path) => path.startsWith(`${zone}/`)) && !paths.includes(posix.join(zone, 'tsconfig.json')),
  );
  const hasModel = scripts.some((path) => /^src\/features\/[^/]+\/model\//.test(path));
  return hasModel && !paths.includes(MODEL_CONFIGURATION) ? [...unchecked, MODEL_CONFIGURATION] : unchecked;
}
