import { openJsonTool } from '../../bridges/json-bridge.ts';
import type { DetectNotation } from './recognize-content.ts';

/** The visitor waits for the answer. A slow network counts as no answer. */
const WAIT_MS = 4000;

/** Asks the JSON tool's worker, which knows the rules; it is started for this one question. */
export const detectNotation: DetectNotation = async (sample) => {
  const tool = openJsonTool();
  const timer = setTimeout(() => tool.stop(), WAIT_MS);
  try {
    return (await tool.detect(sample))?.kind ?? null;
  } finally {
    clearTimeout(timer);
    tool.stop();
  }
};
