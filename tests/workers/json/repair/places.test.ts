import { expect, test } from 'vitest';
import { createPlaceCounter } from '../../../../workers/json/repair/places.ts';
import { findPlaces } from '../../../../workers/json/repair/windows/find-places.ts';

/** Line and column by a walk over every character. */
function placeByWalk(text: string, offset: number) {
  let line = 1;
  let column = 1;
  for (let at = 0; at < offset; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x0a || (code === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) {
      line++;
      column = 1;
    } else if (code !== 0x0d && (code < 0xdc00 || code > 0xdfff)) column++;
  }
  return { line, column };
}

const TEXTS = ['', 'abc', 'a\nb\n\nc', 'a\r\nb\r\n\r\nc\r', '😀a\r\n😀😀b\n\r😀', '\r\r\n\n\r', 'é\t汉\u0001\r\n字\n'];

test.each(TEXTS)('a place is the line and the character in it: %j', async (text) => {
  const offsets = Array.from({ length: text.length + 1 }, (_, offset) => offset);
  const counter = createPlaceCounter(text);
  const wanted = offsets.map((offset) => placeByWalk(text, offset));
  expect(offsets.map(counter)).toEqual(wanted);
  for (const length of [1, 2, 3, 100]) {
    const pieces = async function* () {
      for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
    };
    expect([...(await findPlaces(pieces(), offsets)).values()]).toEqual(wanted);
  }
});
