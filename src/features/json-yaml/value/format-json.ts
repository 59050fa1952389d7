import type { JsonTool } from '../../../bridges/json-bridge.ts';
import { AppError } from '../../../core/errors.ts';

/** A text as indented JSON, made in the worker, which keeps nothing of it; null when it is no JSON. */
export async function formatJson(tool: JsonTool, text: Blob | string): Promise<Blob | null> {
  const opened = await tool.open(text);
  try {
    const { document } = await tool.format(opened.id, { indent: 2, repairs: false });
    try {
      // The bytes are read before the document is closed.
      return new Blob([await (await tool.getBlob(document.id)).arrayBuffer()]);
    } finally {
      tool.close(document.id);
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'json-invalid') return null;
    throw error;
  } finally {
    tool.close(opened.id);
  }
}
