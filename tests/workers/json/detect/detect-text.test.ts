import { expect, test } from 'vitest';
import { detectText } from '../../../../workers/json/detect/detect-text.ts';
import type { TextSample } from '../../../../workers/json/json.api.ts';
import { TEXTS_WITH_SIGNS } from './texts-with-signs.ts';
import { TEXTS_WITHOUT_SIGNS } from './texts-without-signs.ts';

const toSample = (text: string): TextSample => ({ head: text, end: text.slice(-4096), length: text.length });

test.each(TEXTS_WITH_SIGNS)('recognizes %s: %j', (kind, text) => {
  expect(detectText(toSample(text))?.kind).toBe(kind);
});

test.each(TEXTS_WITHOUT_SIGNS)('recognizes nothing in %j', (text) => {
  expect(detectText(toSample(text))).toBeNull();
});
