import type { StoreApi } from 'zustand/vanilla';
import type { Detection, JsonTool, TextSample } from '../../../bridges/json-bridge.ts';
import type { JsonState } from './json-state.ts';

/** Keeps track of what an input looks like that is not JSON. */
export interface InputDetection {
  /** Looks at the input when it has not changed for a moment. */
  lookLater(): void;
  /** Looks at the input now. */
  look(): Promise<Detection | null>;
  stop(): void;
}

interface InputDetectionOptions {
  readonly tool: Pick<JsonTool, 'detect'>;
  readonly store: Pick<StoreApi<JsonState>, 'getState' | 'setState'>;
  /** The text; null when only the worker has it. */
  text(): string | null;
}

/** Typing pauses this long before the text is looked at. */
const QUIET_MS = 300;
/** The worker judges a text by this much of its beginning and of its end. */
const HEAD_CHARS = 64 << 10;
const END_CHARS = 4 << 10;

export function createInputDetection({ tool, store, text }: InputDetectionOptions): InputDetection {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastLook = 0;

  const detect = async (): Promise<Detection | null> => {
    const { input, isBlank } = store.getState();
    if (isBlank) return null;
    const typed = text();
    if (typed !== null) return tool.detect(toSample(typed));
    return input.document === null ? null : tool.detect(input.document.id);
  };

  const look = async (): Promise<Detection | null> => {
    clearTimeout(timer);
    lastLook += 1;
    const number = lastLook;
    // Without an answer there is no offer, which is no failure of the visitor's own work.
    const detection = await detect().catch(() => null);
    if (number === lastLook) store.setState({ detection });
    return detection;
  };

  return {
    look,
    lookLater() {
      // An answer about the text before is out of date.
      lastLook += 1;
      clearTimeout(timer);
      if (store.getState().isBlank) store.setState({ detection: null });
      else timer = setTimeout(() => void look(), QUIET_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** The parts of a text by which the worker recognizes it. */
export function toSample(text: string): TextSample {
  return { head: text.slice(0, HEAD_CHARS), end: text.slice(-END_CHARS), length: text.length };
}
