import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { readLocal } from '../../platform/storage/local.ts';
import { useIsHydrated } from '../../shared/hooks/use-is-hydrated.ts';
import { useLazyComponent } from '../../shared/lazy/use-lazy-component.ts';
import { MEDIA } from '../../shared/look/media.ts';
import type { Page } from '../../shared/tool/define-page.ts';

type HomePanel = NonNullable<Page['homePanel']>;

/** Parts of the home page that other pages bring for visitors who have data there. */
export function HomePanels({ pages }: { readonly pages: readonly Page[] }) {
  return (
    <Panels>
      {pages.map(({ id, homePanel }) => (homePanel === undefined ? null : <Panel key={id} panel={homePanel} />))}
    </Panels>
  );
}

/** Functions that load a panel's component: the same one at every render. */
const loaders = new WeakMap<HomePanel, () => Promise<ComponentType>>();

function loaderOf(panel: HomePanel): () => Promise<ComponentType> {
  const load = loaders.get(panel) ?? (() => panel.load().then((module) => module.default));
  loaders.set(panel, load);
  return load;
}

function Panel({ panel }: { readonly panel: HomePanel }) {
  const isNeeded = useIsHydrated() && readLocal(panel.entry) !== null;
  // The rest of the home page does not depend on it.
  const Component = useLazyComponent(loaderOf(panel), { isNeeded, onFailed: () => {} });
  return Component === null ? null : <Component />;
}

/** Rows of the panel for which `public/boot.js` keeps room; the last one is the button that shows the others. */
const ROWS = [0, 1, 2, 3, 4, 5];
/** Heights of the panel without rows, and of one row. */
const HEAD_PX = 70;
const NARROW_HEAD_PX = 90;
const ROW_PX = 56;

/** Has the height of the panel already before it is loaded, where `public/boot.js` found data: the page below does not move. */
const Panels = styled('div')(({ theme }) => {
  const keepRoom = (headPx: number) =>
    Object.fromEntries(
      ROWS.map((rows) => [`html[data-has-goals="${rows}"] &:empty`, { minHeight: headPx + rows * ROW_PX }]),
    );
  return {
    marginBottom: theme.spacing(4),
    'html:not([data-has-goals]) &:empty, html[data-has-goals="none"] &:empty': { marginBottom: 0 },
    ...keepRoom(HEAD_PX),
    [MEDIA.phone]: keepRoom(NARROW_HEAD_PX),
  };
});
