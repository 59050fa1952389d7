// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '../../../../src/platform/storage/keys.ts';
import { choose, emulateSize, find, query, renderScreen } from '../screen-page.tsx';

const readStored = () => JSON.parse(localStorage.getItem(STORAGE_KEYS.flockSettings) ?? '{}');
const shown = () =>
  find('slider', '数量')?.getAttribute('aria-valuenow') ?? query('input[type="range"]').getAttribute('value');

describe('a pond whose visitor has chosen no number of fish', () => {
  it.each([
    [1920, 1080, 420],
    [390, 844, 110],
  ])(
    'has as many as fit a window of %i × %i from its first frame on, and the slider shows them',
    async (width, height, population) => {
      emulateSize(width, height);
      const { pond } = await renderScreen();
      expect(pond.start.settings.population).toBe(population);
      expect(shown()).toBe(String(population));
    },
  );

  it('stores no number with other choices', async () => {
    emulateSize(1920, 1080);
    const { pond } = await renderScreen();
    await choose({ shape: 'bird' });
    expect(readStored()).toMatchObject({ shape: 'bird', population: null });
    expect(pond.settings.at(-1)?.population).toBe(420);
  });
});

describe('in a large window', () => {
  it('the number that the visitor chose wins', async () => {
    emulateSize(1920, 1080);
    const { pond } = await renderScreen({ choices: { population: 60 } });
    expect(pond.start.settings.population).toBe(60);
  });

  it('the number of a link wins over both', async () => {
    emulateSize(1920, 1080);
    const { pond } = await renderScreen({ search: '?seed=7&population=300', choices: { population: 60 } });
    expect(pond.start.settings.population).toBe(300);
  });

  it('a link without a number has the documented one, so that its pond is the same everywhere', async () => {
    emulateSize(1920, 1080);
    const { pond } = await renderScreen({ search: '?seed=7' });
    expect(pond.start.settings.population).toBe(180);
  });
});
