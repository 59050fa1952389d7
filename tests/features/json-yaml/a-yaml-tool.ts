import type { YamlTool } from '../../../src/bridges/yaml-bridge.ts';
import { createYamlService } from '../../../workers/yaml/yaml-service.ts';

const { format, compress, convert, validate, convertText } = createYamlService();

/** The YAML worker's own service behind a bridge without a thread. */
export const yamlTool: YamlTool = {
  format: async (text, options) => format(text, options),
  compress: async (text, options) => compress(text, options),
  convert: async (text, options) => convert(text, options),
  validate: async (text) => validate(text),
  convertText: async (text, conversion) => convertText(text, conversion),
};
