import { detectTextFormat, type TextFormat } from '../../../core/text/text-format.ts';

/** Typing pauses this long before the text is looked at. */
const QUIET_MS = 300;

export interface FormatDetection {
  look(): void;
  lookLater(): void;
  stop(): void;
}

/** Keeps track of what a text that is being edited looks like. */
export function createFormatDetection(text: () => string, onFormat: (format: TextFormat) => void): FormatDetection {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    onFormat(detectTextFormat(text()));
  };
  return {
    look,
    lookLater() {
      clearTimeout(timer);
      timer = setTimeout(look, QUIET_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
