import type { JsonTypesTool } from '../../../src/bridges/json-types-bridge.ts';
import { createJsonTypesService } from '../../../workers/json-types/json-types-service.ts';

const service = createJsonTypesService();

/** The bridge's tool over the worker's own service. Its errors are those that cross threads. */
export const jsonTypesTool: JsonTypesTool = {
  printTypes: async (source, options) => service.printTypes(source, options),
  printSchema: async (source, title) => service.printSchema(source, title),
  checkSchema: async (source, schema) => service.checkSchema(source, schema),
};
