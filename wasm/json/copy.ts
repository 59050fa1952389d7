import { skipBlanks } from './blanks';
import { BLANK, beginsToken, CLOSER, COMMA, kindOf, NUMBER, OPENER, QUOTE, WORD } from './bytes';
import {
  COLON,
  KEY,
  KEY_OR_CLOSE,
  NOTHING,
  TOO_DEEP,
  TRAILING_CONTENT,
  UNEXPECTED_TOKEN,
  VALUE,
  VALUE_OR_CLOSE,
  WRONG_CLOSER,
} from './codes';
import {
  base,
  CONTINUE,
  cursor,
  deepest,
  depth,
  expected,
  indent,
  inputEnd,
  LINES_OUT,
  leave,
  mode,
  outputBefore,
  outputEnd,
  PRETTY,
  refuse,
  stop,
} from './document';
import { afterToken, afterValue, isFirst, isObjectAt, kindOfCloser } from './grammar';
import { IN_ARRAY, IN_OBJECT, OUTPUT_LIMIT, STACK } from './layout';
import { beginsRecord, readsRecords, separateRecords } from './records';
import { forgetArray, joinArray, joinedColumns, noteOpener } from './short-arrays';
import { beginLiteral, beginNumber, beginString, copyDigits32, copyLiteral, copyPlain } from './tokens';
import { breakLine } from './writer';

/** Copies tokens until the window ends, the output is full, or `finishToken` is needed. @returns an answer of `run`, or CONTINUE. */
export function copyAsUsual(): i32 {
  return copyTokens(false);
}

/** The same for NDJSON and joined arrays, whose conditions would slow the loop down for all other texts. */
export function copyWithExtras(): i32 {
  return copyTokens(true);
}

// @ts-expect-error: decorator
@inline
function copyTokens(hasExtras: bool): i32 {
  // Locals are much faster than globals. Only inlined functions are called in the loop, so that they stay in registers.
  const isPretty = mode == PRETTY;
  const step = isPretty ? indent : 0;
  const splits = hasExtras && mode == LINES_OUT && !readsRecords;
  let at = cursor;
  let out = outputEnd;
  let state = expected;
  let level = depth;
  let inObject = isObjectAt(level);
  let width = (hasExtras ? level + base : level) * step;
  while (out <= OUTPUT_LIMIT) {
    if (state <= KEY) {
      at = skipBlanks(at, level);
      const byte = load<u8>(at);
      const kind = kindOf(byte);
      if (isPretty && isFirst(state) && beginsToken(kind)) out = breakLine(out, width, outputBefore);
      store<u8>(out, byte);
      if (kind == QUOTE) {
        const end = copyPlain(at + 1, out - at);
        out += end - at;
        at = end;
        if (load<u8>(at) != 0x22) {
          beginString();
          return leave(CONTINUE, at, out, state, level);
        }
        at += 1;
        out += 1;
      } else if (kind == CLOSER) {
        const isEmpty = state == (byte == 0x7d ? KEY_OR_CLOSE : VALUE_OR_CLOSE);
        if (!isEmpty) return leave(refuse(kindOfCloser(byte, state, level)), at, out, state, level);
        level -= 1;
        inObject = isObjectAt(level);
        width -= step;
        if (!hasExtras || !(splits && level == 0 && byte == 0x5d)) out += 1;
        if (hasExtras) forgetArray();
        at += 1;
        state = VALUE;
      } else {
        if (state >= KEY_OR_CLOSE) return stop(UNEXPECTED_TOKEN, at, out, state, level);
        if (kind == OPENER) {
          if (level >= deepest) return leave(refuse(TOO_DEEP), at, out, state, level);
          inObject = byte == 0x7b;
          store<u8>(STACK + <usize>level, inObject ? IN_OBJECT : IN_ARRAY);
          if (!hasExtras || !(splits && level == 0 && !inObject)) out += 1;
          if (hasExtras) noteOpener(out, !inObject);
          level += 1;
          width += step;
          at += 1;
          state = inObject ? KEY_OR_CLOSE : VALUE_OR_CLOSE;
          continue;
        }
        if (kind == NUMBER) {
          // Most numbers have up to 31 digits, a sign and a point; `finishToken` checks all others.
          const sign: usize = byte == 0x2d ? 1 : 0;
          const others = copyDigits32(at, out) & ~(<i32>sign);
          const whole = <usize>ctz(others);
          let length = whole;
          let isOdd = whole == sign || (load<u8>(at + sign) == 0x30 && whole > sign + 1);
          if (load<u8>(at + whole) == 0x2e) {
            length = <usize>ctz(others & (others - 1));
            isOdd = isOdd || length == whole + 1;
          }
          if (isOdd || kindOf(load<u8>(at + length)) < BLANK) {
            beginNumber(byte);
            return leave(CONTINUE, at + 1, out + 1, state, level);
          }
          at += length;
          out += length;
        } else if (kind == WORD) {
          const length = copyLiteral(at, out);
          if (length == 0) {
            beginLiteral(byte);
            return leave(CONTINUE, at + 1, out + 1, state, level);
          }
          at += length;
          out += length;
        } else {
          return stop(UNEXPECTED_TOKEN, at, out, state, level);
        }
      }
      state = afterToken(state, level);
    }

    at = skipBlanks(at, level - 1);
    const byte = load<u8>(at);
    if (state == COLON) {
      if (byte != 0x3a) return stop(UNEXPECTED_TOKEN, at, out, state, level);
      store<u16>(out, 0x203a);
      out += isPretty ? 2 : 1;
      at += 1;
      state = VALUE;
      continue;
    }
    if (state == NOTHING) {
      if (!hasExtras || !readsRecords || !beginsRecord(at, inputEnd)) {
        return stop(TRAILING_CONTENT, at, out, state, level);
      }
      out = separateRecords(out, width, outputBefore);
      state = VALUE;
      continue;
    }
    const kind = kindOf(byte);
    if (kind == COMMA) {
      store<u8>(out, byte);
      out += 1;
      at += 1;
      if (isPretty) out = breakLine(out, width, outputBefore);
      else if (hasExtras && splits && level == 1 && !inObject) out = breakLine(out - 1, 0, outputBefore);
      state = inObject ? KEY : VALUE;
      continue;
    }
    if (kind != CLOSER) return stop(UNEXPECTED_TOKEN, at, out, state, level);
    if ((byte == 0x7d) != inObject) return leave(refuse(WRONG_CLOSER), at, out, state, level);
    level -= 1;
    inObject = isObjectAt(level);
    width -= step;
    if (isPretty) {
      const joined = hasExtras && byte == 0x5d ? joinArray(out) : 0;
      out = joined == 0 ? breakLine(out, width, outputBefore) : joined;
    }
    store<u8>(out, byte);
    if (!hasExtras || !(splits && level == 0 && byte == 0x5d)) out += 1;
    at += 1;
    state = afterValue(level);
  }
  return leave(CONTINUE, at, out, state, level);
}
