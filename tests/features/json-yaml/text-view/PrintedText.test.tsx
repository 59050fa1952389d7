// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { PRINTED_LINES_COUNT } from '../../../../src/features/json-yaml/text-view/PrintedText.tsx';
import { SearchableText } from '../../../../src/features/json-yaml/text-view/SearchableText.tsx';
import { render } from '../../../app/render.tsx';
import { until } from '../../../shared/dom.ts';
import { aPageText } from './a-text.ts';

const paper = () => document.querySelector('.printed');
const print = () => window.dispatchEvent(new Event('beforeprint'));

async function openText(text: string): Promise<void> {
  const source = await aPageText(text);
  await render(<SearchableText label="text" text={source} onError={() => undefined} />);
}

test('prints the whole text, and removes it from the page afterwards', async () => {
  const text = Array.from({ length: 1200 }, (_, at) => `line ${at}`).join('\n');
  await openText(text);
  await until(() => {
    print();
    return paper()?.querySelector('pre')?.textContent === text;
  });
  expect(paper()?.querySelector('p')).toBeNull();
  window.dispatchEvent(new Event('afterprint'));
  expect(paper()?.childNodes).toHaveLength(0);
});

test('prints the first lines of a longer text, and says so', async () => {
  await openText('x\n'.repeat(PRINTED_LINES_COUNT + 10));
  await until(() => {
    print();
    return paper()?.querySelector('p')?.textContent?.includes('5,010') === true;
  });
  expect(paper()?.querySelector('pre')?.textContent?.split('\n')).toHaveLength(PRINTED_LINES_COUNT);
});
