import type { TextConversion, YamlIndent, YamlLanguage } from '../../../bridges/yaml-bridge.ts';
import type { TextFormat } from '../../../core/text/text-format.ts';

type OtherFormat = Exclude<TextFormat, YamlLanguage>;

/** The languages that each format is turned into, the usual one first. */
const TARGETS: Record<OtherFormat, readonly YamlLanguage[]> = {
  properties: ['yaml', 'json'],
  toml: ['yaml', 'json'],
  xml: ['json', 'yaml'],
  csv: ['json', 'yaml'],
  tsv: ['json', 'yaml'],
};
const OTHER_FORMATS = ['properties', 'toml', 'xml', 'csv'] as const;

/** Null for a text that the YAML tool reads itself. */
export function toOtherFormat(format: TextFormat): OtherFormat | null {
  return format === 'yaml' || format === 'json' ? null : format;
}

/** The conversions of a text that looks like `format`. */
export function listConversions(format: TextFormat, indent: YamlIndent): readonly TextConversion[] {
  const other = toOtherFormat(format);
  if (other !== null) return TARGETS[other].map((to) => ({ from: other, to, indent }));
  const own: TextConversion = { from: format === 'json' ? 'json' : 'yaml', to: 'properties' };
  // The signs of a format may be further down, so every format can be chosen.
  return [own, ...OTHER_FORMATS.flatMap((from) => TARGETS[from].slice(0, 1).map((to) => ({ from, to, indent })))];
}
