import type { JsonResult, TextDocument } from '../../../bridges/json-bridge.ts';
import type { GeneratedText, ShapeFacts } from '../../../bridges/json-types-bridge.ts';
import type { JsonController } from '../json/json-controller.ts';
import type { OutputLanguage } from '../json/json-state.ts';

interface Generation {
  readonly name: 'types' | 'schema';
  readonly language: OutputLanguage;
  readonly extension: string;
  /** Makes the text from valid JSON. */
  print(source: Blob, signal: AbortSignal): Promise<GeneratedText>;
}

/**
 * Shows a text made from the input as the result; NDJSON counts as an array. @returns facts about the input, or null when
 * there is no result.
 */
export async function generateText(controller: JsonController, generation: Generation): Promise<ShapeFacts | null> {
  const { name, language, extension } = generation;
  const facts: ShapeFacts[] = [];
  await controller.runTool({
    name,
    from: 'input',
    language,
    extension,
    async make(document, signal) {
      const { generated, result } = await generate(controller, generation, document, signal);
      facts.push(generated.facts);
      return result;
    },
  });
  return facts[0] ?? null;
}

async function generate(
  { tool, store }: JsonController,
  { print }: Generation,
  document: TextDocument,
  signal: AbortSignal,
): Promise<{ readonly generated: GeneratedText; readonly result: JsonResult }> {
  const { indent } = store.getState();
  const startMs = performance.now();
  const formatted = await tool.format(document.id, { indent, repairs: false }, signal);
  try {
    const generated = await print(await tool.getBlob(formatted.document.id), signal);
    const opened = await tool.open(generated.text, signal);
    const tookMs = performance.now() - startMs;
    return { generated, result: { document: opened, repair: null, tookMs } };
  } finally {
    tool.close(formatted.document.id);
  }
}
