import { toFileStem } from '../../../core/text/file-stem.ts';

const EXTENSIONS = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const;

/** Name of a result: the original name without its extension, with a suffix. `fallback` stands for an empty name. */
export function cropFileName(name: string, suffix: string, format: keyof typeof EXTENSIONS, fallback: string): string {
  const stem = toFileStem(name.replace(/\.[a-z\d]{1,5}$/i, '')) || fallback;
  return `${stem}${suffix}.${EXTENSIONS[format]}`;
}
