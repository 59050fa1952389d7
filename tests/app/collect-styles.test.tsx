import { CacheProvider, Global, keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { collectStyles } from '../../src/app/build/collect-styles.ts';

const pulse = keyframes({ from: { opacity: 0 } });
const Red = styled('p')({ color: 'red', animation: `${pulse} 1s` });

it('collects the styles of a prerendered page into elements with a nonce, global ones apart', () => {
  const styles = collectStyles();
  const html = renderToString(
    <CacheProvider value={styles.cache}>
      <Global styles={{ body: { margin: 0 } }} />
      <Red>text</Red>
    </CacheProvider>,
  );
  expect(html).not.toContain('<style');
  const name = /class="[^"]*css-(\w+)/.exec(html)?.[1] ?? 'none';
  const elements = styles.toHtml('#root [data-style]{top:0}').split('\n');
  expect(elements).toHaveLength(2);
  expect(elements[0]).toMatch(/^<style nonce="%CSP_NONCE%" data-emotion="css-global \w+" data-s="">body\{margin:0;\}/);
  expect(elements[1]).toMatch(new RegExp(`data-styles="[^"]*\\b${name}\\b`));
  expect(elements[1]).toMatch(/data-styles="[^"]*animation-/);
  expect(elements[1]).toContain(`.css-${name}{color:red;`);
  expect(elements[1]).toContain('@keyframes animation-');
  expect(elements[1]).toMatch(/#root \[data-style\]\{top:0\}<\/style>$/);
});
