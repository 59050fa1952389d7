import { AppError } from '../../src/core/errors.ts';
import { checkSchema } from './check-schema.ts';
import type { JsonTypesApi } from './json-types.api.ts';
import { TYPED_BYTES_MAX } from './limits.ts';
import { printSchema } from './print-schema.ts';
import { printTypes } from './print-types.ts';
import { readShape } from './read-shape.ts';

export function createJsonTypesService(): JsonTypesApi {
  return {
    async printTypes(source, options) {
      const text = await readText(source);
      return underDepth(() => {
        const { shape, facts } = readShape(text);
        return { text: printTypes(shape, options), facts };
      });
    },
    async printSchema(source, title) {
      const text = await readText(source);
      return underDepth(() => {
        const { shape, facts } = readShape(text);
        return { text: printSchema(shape, title), facts };
      });
    },
    async checkSchema(source, schema) {
      const text = await readText(source);
      return underDepth(() => checkSchema(text, schema));
    },
  };
}

async function readText(source: Blob): Promise<string> {
  if (source.size > TYPED_BYTES_MAX) {
    throw new AppError('types-too-large', 'The text is too large', { maxBytes: TYPED_BYTES_MAX });
  }
  try {
    return await source.text();
  } catch (cause) {
    throw new AppError('file-unreadable', String(cause));
  }
}

/** Values are read recursively: the stack ends at some thousand levels. */
function underDepth<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof RangeError) throw new AppError('types-too-deep', String(cause));
    throw cause;
  }
}
