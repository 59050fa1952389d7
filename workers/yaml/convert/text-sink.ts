import { AppError } from '../../../src/core/errors.ts';
import { OUTPUT_CHARS_MAX } from '../limits.ts';

/** Collects a text piece by piece. @throws AppError `yaml-too-large` when it grows past the limit. */
export function createTextSink() {
  const parts: string[] = [];
  let length = 0;
  return {
    write(part: string) {
      length += part.length;
      if (length > OUTPUT_CHARS_MAX) throw new AppError('yaml-too-large', 'The result is too long', { part: 'output' });
      parts.push(part);
    },
    text: () => parts.join(''),
  };
}

export type TextSink = ReturnType<typeof createTextSink>;
