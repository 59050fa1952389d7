import { expect, it } from 'vitest';
import { utf8Bytes } from '../../../src/core/text/utf8-bytes.ts';

it.each(['a', '\u007f', '\u0080', '\u07ff', '\u0800', '\u957f', '\uffff', '\u{10000}', '\u{1f600}', '\ud800'])(
  'counts the bytes of %j as the encoder of the browser writes them',
  (character) => expect(utf8Bytes(character)).toBe(new TextEncoder().encode(character).length),
);
