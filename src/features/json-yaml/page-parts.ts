import { useEffect, useState } from 'react';
import type { JsonTool } from '../../bridges/json-bridge.ts';
import { yamlTool } from '../../bridges/yaml-bridge.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { jsonController } from './json/use-json-controller.ts';

/** How long the first screen has the machine to itself. */
const SETTLE_MS = 2000;

/** Loads the rest of the page after its first screen. @returns whether that is done. */
export function usePageParts(): boolean {
  const [areLoaded, setLoaded] = useState(false);
  useEffect(
    () =>
      whenIdle(async () => {
        await loadPageParts(jsonController().tool);
        setLoaded(true);
      }, SETTLE_MS),
    [],
  );
  return areLoaded;
}

/**
 * Fetches the files that the page would fetch at first use (editor, workers and their cores), so that it makes no request
 * while the visitor works. Never rejects: a file that could not be fetched is requested again where it is used.
 */
async function loadPageParts(tool: JsonTool): Promise<void> {
  await Promise.allSettled([
    import('./editor/editor.ts'),
    import('./editor/json-language.ts'),
    import('./editor/yaml-language.ts'),
    startJsonTool(tool),
    yamlTool.validate('parts: loaded'),
  ]);
}

/** The worker fetches its core for the first text. */
async function startJsonTool(tool: JsonTool): Promise<void> {
  const { id } = await tool.open('0');
  await tool.validate(id);
  tool.close(id);
}
