import { expect, it } from 'vitest';
import { sniffPicture } from '../../src/core/picture-kind.ts';

it.each([
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['GIF87a', 'gif'],
  ['RIFF\0\0\0\0WEBP', 'webp'],
  ['RIFF\0\0\0\0WAVE', null],
  ['BM\x01\x02\x03\x04\0\0\0\0', 'bmp'],
  ['BMW is a car', null],
  ['\0\0\x01\0', 'ico'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['\0\0\0\x0cJXL \r\n', 'jxl'],
  ['  <!-- a --><svg>', 'svg'],
  ['\xef\xbb\xbf<?xml version="1.0" encoding="utf-8"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  ['<?xml version="1.0"?><?xml-stylesheet href="a.css"?><svg>', 'svg'],
  ['<!DOCTYPE svg [<!ENTITY a "<b>"><!ENTITY c "d">]>\n<!-- > --><SVG width="1">', 'svg'],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg >', 'svg'],
  ['<svg:svg xmlns:svg="http://www.w3.org/2000/svg">', 'svg'],
  [`<!-- ${'a'.repeat(5000)} --><svg/>`, 'svg'],
  ['\xff\xfe<\0s\0v\0g\0>\0', 'svg'],
  ['\xfe\xff\0<\0?\0x\0?\0>\0<\0s\0v\0g\0 ', 'svg'],
  ['<html><svg></svg></html>', null],
  ['<?xml version="1.0"?><rss><svg/></rss>', null],
  ['<!-- <svg> -->', null],
  ['<!DOCTYPE html><p>', null],
  ['<svgfoo>', null],
  ['a <svg>', null],
  ['%PDF-1.7', null],
  ['PK\x03\x04', null],
  ['', null],
])('a file that starts with %j is of the kind %s', (text, kind) => {
  expect(sniffPicture(new Uint8Array(Buffer.from(text, 'latin1')))).toBe(kind);
});
