import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { readLocal } from '../../platform/storage/local.ts';
import { useIsHydrated } from '../../shared/hooks/use-is-hydrated.ts';
import { useLazyComponent } from '../../shared/lazy/use-lazy-component.ts';
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

/** Keeps the height of a short panel where `public/boot.js` found data, so that the page below does not move. */
const Panels = styled('div')(({ theme }) => ({
  'html[data-has-goals] &': { minHeight: 190, marginBottom: theme.spacing(6) },
}));
