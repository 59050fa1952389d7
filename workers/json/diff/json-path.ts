import type { KeyIds } from '../key-ids.ts';
import type { Trail } from './compare.ts';

/** Longer paths are cut in the middle, longer keys at the end. */
const PATH_CHARS = 400;
const KEY_CHARS = 200;
const ELLIPSIS = '…';

/** JSONPath of the value at the end of a trail. */
export function toJsonPath(trail: Trail | null, keys: KeyIds): string {
  const segments: string[] = [];
  for (let at = trail; at !== null; at = at.before) {
    segments.push('key' in at.step ? toMember(keys.nameOf(at.step.key)) : `[${at.step.index}]`);
  }
  return cutMiddle(segments.reverse());
}

function cutMiddle(segments: readonly string[]): string {
  const half = PATH_CHARS / 2;
  if (segments.reduce((sum, segment) => sum + segment.length, 0) <= PATH_CHARS) return `$${segments.join('')}`;
  let head = '$';
  let from = 0;
  for (; from < segments.length && head.length + (segments[from]?.length ?? 0) <= half; from++) head += segments[from];
  let tail = segments.at(-1) ?? '';
  let to = segments.length - 1;
  for (; to > from && tail.length + (segments[to - 1]?.length ?? 0) <= half; to--) tail = segments[to - 1] + tail;
  return from < to ? head + ELLIPSIS + tail : head + tail;
}

function toMember(key: string): string {
  if (/^[A-Za-z_$][\w$]{0,199}$/.test(key)) return `.${key}`;
  if (key.length <= KEY_CHARS) return `[${JSON.stringify(key)}]`;
  return `[${JSON.stringify(key.slice(0, KEY_CHARS)).slice(0, -1)}${ELLIPSIS}"]`;
}
