import { describe, expect, it } from 'vitest';
import { DEFAULT_CHOICES, parseCropChoices } from '../../../../src/features/image-crop/model/crop-choices.ts';
import { parseWholeNumber } from '../../../../src/features/image-crop/model/entered-number.ts';
import { cropFileName } from '../../../../src/features/image-crop/model/file-name.ts';
import { changeExactSize } from '../../../../src/features/image-crop/model/ratios.ts';

it.each([
  ['120', 120],
  ['１２０', 120],
  [' 1 200 ', 1200],
  ['-5', -5],
  ['12.5', null],
  ['abc', null],
  ['', null],
  ['99999999', null],
])('the entry %j is the number %s', (text, value) => {
  expect(parseWholeNumber(text)).toBe(value);
});

it.each([
  ['IMG_2024.JPG', 'png', 'IMG_2024-cut.png'],
  ['photo.tar.webp', 'jpeg', 'photo.tar-cut.jpg'],
  ['.png', 'webp', 'picture-cut.webp'],
  ['a/b:c.png', 'png', 'a_b_c-cut.png'],
  ['截图', 'png', '截图-cut.png'],
] as const)('the result of %j as %s is called %j', (name, format, file) => {
  expect(cropFileName(name, '-cut', format, 'picture')).toBe(file);
});

describe('an exact size', () => {
  it.each([
    ['width', 590, 295 / 413, { width: 590, height: 826 }],
    ['height', 826, 295 / 413, { width: 590, height: 826 }],
    ['width', 590, null, { width: 590, height: 413 }],
    ['width', 0, null, { width: 1, height: 413 }],
    ['height', 99_999, null, { width: 295, height: 16_384 }],
  ] as const)('%s %i at ratio %s becomes %j', (side, value, ratio, size) => {
    expect(changeExactSize({ width: 295, height: 413 }, side, value, ratio)).toEqual(size);
  });
});

describe('stored choices', () => {
  it.each([
    ['{"ratio":"3:4","format":"webp","qualityPercent":70}', { ratio: '3:4', format: 'webp', qualityPercent: 70 }],
    ['{"ratio":"5:1","format":"gif","qualityPercent":7}', DEFAULT_CHOICES],
    ['{}', DEFAULT_CHOICES],
    ['[1', null],
    ['7', null],
  ])('%s are read as %j', (text, choices) => {
    expect(parseCropChoices(text)).toEqual(choices);
  });
});
