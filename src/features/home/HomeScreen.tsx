import { styled } from '@mui/material/styles';
import { MEDIA } from '../../shared/look/media.ts';
import { MILESTONES_AHEAD } from '../../shared/product/content.ts';
import { ProductFooter } from '../../shared/product/ProductFooter.tsx';
import { usePageList } from '../../shared/tool/page-list.ts';
import { HomePanels } from './HomePanels.tsx';
import { HomeHero } from './hero/HomeHero.tsx';
import { RoadmapStrip } from './RoadmapStrip.tsx';
import { RecentTools } from './tools/RecentTools.tsx';
import { ToolGroups } from './tools/ToolGroups.tsx';

/** The portal home: what this is, the visitor's own next steps and tools, all tools, the roadmap. */
export default function HomeScreen() {
  const tools = usePageList().filter((page) => page.home !== null);
  return (
    <>
      <Page>
        <HomeHero tools={tools} />
        <HomePanels pages={tools} />
        <RecentTools tools={tools} />
        <ToolGroups tools={tools} />
        <RoadmapStrip milestones={MILESTONES_AHEAD} />
      </Page>
      <ProductFooter />
    </>
  );
}

const Page = styled('main')(({ theme }) => ({
  maxWidth: 1200,
  margin: '0 auto',
  padding: theme.spacing(7, 3, 6),
  [MEDIA.phone]: { padding: theme.spacing(7, 2, 5) },
}));
