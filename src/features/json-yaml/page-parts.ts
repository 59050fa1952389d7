import { useEffect, useState } from 'react';
import type { JsonTool } from '../../bridges/json-bridge.ts';
import { jsonTypesTool } from '../../bridges/json-types-bridge.ts';
import { yamlTool } from '../../bridges/yaml-bridge.ts';
import { nextTask } from '../../platform/next-task.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { whenUsed } from '../../platform/when-used.ts';
import { loadSender } from '../../shared/handoff/use-send-to.ts';
import { jsonController } from './json/use-json-controller.ts';
import { MORE_TOOLS } from './panels/more-tools.ts';
import { loadShortcutSheet } from './panels/ShortcutHost.tsx';
import { loadTablePane } from './table/load-table-pane.ts';

/** Loads the rest of the page after its first screen. @returns whether that is done. */
export function usePageParts(): boolean {
  const [areLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isGone = false;
    const finish = async () => {
      await loadEditor();
      if (!isGone) setLoaded(true);
    };
    let cancel = whenIdle(async () => {
      await loadWorkers(jsonController().tool);
      if (!isGone) cancel = whenUsed(finish);
    });
    return () => {
      isGone = true;
      cancel();
    };
  }, []);
  return areLoaded;
}

/**
 * Together with `loadEditor` fetches the files that the page would fetch at first use, so that it makes no request while the
 * visitor works. Never rejects: a file that could not be fetched is requested again where it is used.
 */
async function loadWorkers(tool: JsonTool): Promise<void> {
  const json = startJsonTool(tool);
  // Starting both takes longer than a task may.
  await nextTask();
  await Promise.allSettled([json, yamlTool.validate('parts: loaded')]);
}

/** Running its files is the longest task of the page. With them come the panels of the menu and their worker. */
async function loadEditor(): Promise<void> {
  await Promise.allSettled([
    import('./editor/editor.ts'),
    import('./editor/json-language.ts'),
    import('./editor/yaml-language.ts'),
    ...MORE_TOOLS.flatMap((tool) => ('load' in tool ? [tool.load()] : [])),
    loadShortcutSheet(),
    loadTablePane(),
    loadSender(),
    jsonTypesTool.printSchema(new Blob(['0']), ''),
  ]);
}

/** The worker fetches its core for the first text. */
async function startJsonTool(tool: JsonTool): Promise<void> {
  const { id } = await tool.open('0');
  await tool.validate(id);
  tool.close(id);
}
