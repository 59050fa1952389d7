import type { StoreApi } from 'zustand/vanilla';
import type { JsonDifference, JsonDifferenceKind, OpenedDocument } from '../../../bridges/json-bridge.ts';
import type { YamlTool } from '../../../bridges/yaml-bridge.ts';
import type { InputDesk } from '../desk/input-desk.ts';
import type { JsonContext } from '../json/json-context.ts';
import type { CompareState } from './compare-state.ts';

/** What the functions of the comparison share. */
export interface CompareContext {
  /** The tool's context: the comparison shares its worker, its work and its notices. */
  readonly json: JsonContext;
  readonly yaml: Pick<YamlTool, 'format'>;
  readonly store: StoreApi<CompareState>;
  readonly right: InputDesk<OpenedDocument>;
  /** A changed text keeps the result, because the next comparison replaces it. */
  keepsResult: boolean;
  /** Number of the last comparison that was started. */
  lastRun: number;
}

export const NO_RESULT = {
  result: null,
  problems: [],
  selected: null,
  hiddenKinds: new Set<JsonDifferenceKind>(),
} as const;

/** Selecting the same difference again shows its lines again. */
export function select({ store }: CompareContext, selected: JsonDifference | null): void {
  store.setState({ selected, jumpCount: store.getState().jumpCount + 1 });
}
