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

/** Height of the panel's title and margins. */
const HEAD_PX = 67;
const PHONE_HEAD_PX = 85;
/** Heights below, by the number of rows: of the note in their place, of up to four rows, and of the button for the others. */
const ROWS_PX = [23, 57, 115, 173, 231, 260];

/** Has the height of the panel already before it is loaded, where `public/boot.js` found data: the page below does not move. */
const Panels = styled('div')(({ theme }) => {
  const keepRoom = (headPx: number) =>
    Object.fromEntries(
      ROWS_PX.map((px, rows) => [`html[data-has-goals="${rows}"] &:empty`, { minHeight: headPx + px }]),
    );
  return {
    marginBottom: theme.spacing(4),
    'html:not([data-has-goals]) &:empty, html[data-has-goals="none"] &:empty': { marginBottom: 0 },
    ...keepRoom(HEAD_PX),
    [MEDIA.phone]: keepRoom(PHONE_HEAD_PX),
  };
});
