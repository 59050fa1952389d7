import { detectTextFormat, type TextFormat } from '../../../core/text/text-format.ts';

/** Typing pauses this long before the text is looked at. */
const QUIET_MS = 300;

export interface FormatDetection {
  /** Looks at a text now, at the edited one by default. */
  look(text?: string): void;
  lookLater(): void;
  stop(): void;
}

/** Keeps track of what a text that is being edited looks like. */
export function createFormatDetection(
  text: () => string,
  onFormat: (format: TextFormat, text: string) => void,
): FormatDetection {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (seen = text()) => {
    clearTimeout(timer);
    onFormat(detectTextFormat(seen), seen);
  };
  return {
    look,
    lookLater() {
      clearTimeout(timer);
      timer = setTimeout(() => look(), QUIET_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
