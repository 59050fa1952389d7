import type { KeyIds } from '../key-ids.ts';
import type { Trail } from './compare.ts';
import type { IgnoreChoices } from './diff.api.ts';

/** Longer paths are cut in the middle, longer keys at the end. */
const PATH_CHARS = 400;
const KEY_CHARS = 200;
/** A name that may follow a dot in RFC 9535. */
const SHORTHAND = /^[A-Za-z_\u0080-\ud7ff\ue000-\uffff][\w\u0080-\ud7ff\ue000-\uffff]{0,199}$/;
const ELLIPSIS = '…';

/** JSONPath of the value at the end of a trail. */
export function toJsonPath(trail: Trail | null, keys: KeyIds): string {
  return cutMiddle(toSegments(trail, keys));
}

/** The ways to ignore the value of a difference; trails of absent values are null. */
export function toIgnoreChoices(left: Trail | null, right: Trail | null, keys: KeyIds): IgnoreChoices {
  const trail = left ?? right;
  if (trail === null) return { named: null, inItems: null, exact: null };
  const segments = toSegments(trail, keys);
  const name = lastName(trail, keys);
  const isInItems = segments.some(isIndex);
  const whole = (of: Trail | null) => (of === null ? null : toWhole(toSegments(of, keys)));
  const exact = { left: whole(left), right: whole(right) };
  const isKnown = (left === null || exact.left !== null) && (right === null || exact.right !== null);
  return {
    named: name === null || name.length > KEY_CHARS ? null : { name, path: toDescendant(name) },
    inItems: isInItems ? toWhole(segments.map((segment) => (isIndex(segment) ? '[*]' : segment))) : null,
    exact: isKnown ? exact : null,
  };
}

function toSegments(trail: Trail | null, keys: KeyIds): string[] {
  const segments: string[] = [];
  for (let at = trail; at !== null; at = at.before) {
    segments.push('key' in at.step ? toMember(keys.nameOf(at.step.key)) : `[${at.step.index}]`);
  }
  return segments.reverse();
}

/** The path without cuts; null when it is too long. */
function toWhole(segments: readonly string[]): string | null {
  const path = `$${segments.join('')}`;
  return path.length > PATH_CHARS || segments.some(isCut) ? null : path;
}

function isIndex(segment: string): boolean {
  return /^\[\d/.test(segment);
}

function isCut(segment: string): boolean {
  return segment.length > KEY_CHARS && segment.endsWith(`${ELLIPSIS}"]`);
}

function lastName(trail: Trail, keys: KeyIds): string | null {
  for (let at: Trail | null = trail; at !== null; at = at.before) {
    if ('key' in at.step) return keys.nameOf(at.step.key);
  }
  return null;
}

function toDescendant(name: string): string {
  const member = toMember(name);
  return member.startsWith('[') ? `$..${member}` : `$.${member}`;
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
  if (SHORTHAND.test(key)) return `.${key}`;
  if (key.length <= KEY_CHARS) return `[${JSON.stringify(key)}]`;
  return `[${JSON.stringify(key.slice(0, KEY_CHARS)).slice(0, -1)}${ELLIPSIS}"]`;
}
