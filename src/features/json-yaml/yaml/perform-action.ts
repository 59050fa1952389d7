import type { YamlCheck, YamlResult, YamlTool } from '../../../bridges/yaml-bridge.ts';
import type { YamlAction, YamlState } from './yaml-state.ts';

/** Calls the worker for an action, with the choices that it takes. */
export function performAction(
  tool: YamlTool,
  action: YamlAction,
  text: string,
  { indent, outputLanguage: output, isFixing: fixes }: YamlState,
  signal: AbortSignal,
): Promise<YamlResult | YamlCheck> {
  const calls: Record<YamlAction, () => Promise<YamlResult | YamlCheck>> = {
    format: () => tool.format(text, { output, indent, fixes }, signal),
    compress: () => tool.compress(text, { output, fixes }, signal),
    convert: () => tool.convert(text, { indent, fixes }, signal),
    validate: () => tool.validate(text, signal),
  };
  return calls[action]();
}
