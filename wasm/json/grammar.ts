import {
  COLON,
  COMMA_OR_CLOSE,
  KEY_OR_CLOSE,
  NOTHING,
  TRAILING_COMMA,
  UNEXPECTED_TOKEN,
  VALUE,
  VALUE_OR_CLOSE,
  WRONG_CLOSER,
} from './codes';
import { IN_OBJECT, STACK } from './layout';

// @ts-expect-error: decorator
@inline
export function afterValue(level: i32): i32 {
  return level == 0 ? NOTHING : COMMA_OR_CLOSE;
}

/** Keys are expected in the states KEY_OR_CLOSE and KEY, values in the states before them. */
// @ts-expect-error: decorator
@inline
export function afterToken(state: i32, level: i32): i32 {
  return state >= KEY_OR_CLOSE ? COLON : afterValue(level);
}

/** Whether the first member or item of an object or array may come next. */
// @ts-expect-error: decorator
@inline
export function isFirst(state: i32): bool {
  return state == VALUE_OR_CLOSE || state == KEY_OR_CLOSE;
}

/** Whether the open container at a level is an object; false at the root. */
// @ts-expect-error: decorator
@inline
export function isObjectAt(level: i32): bool {
  return level > 0 && load<u8>(STACK + <usize>(level - 1)) == IN_OBJECT;
}

/**
 * The error of a closer where a value or key is expected: after a comma, in the wrong pair, or where no container is
 * open.
 */
export function kindOfCloser(byte: u8, state: i32, level: i32): i32 {
  if (state == KEY_OR_CLOSE || state == VALUE_OR_CLOSE) return WRONG_CLOSER;
  if (level == 0 || (state == VALUE && isObjectAt(level))) return UNEXPECTED_TOKEN;
  return (byte == 0x7d) == isObjectAt(level) ? TRAILING_COMMA : WRONG_CLOSER;
}
