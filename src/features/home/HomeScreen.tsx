import { styled } from '@mui/material/styles';
import { MEDIA } from '../../shared/look/media.ts';
import { usePageList } from '../../shared/tool/page-list.ts';
import { MILESTONES } from './content.ts';
import { HomeHero } from './HomeHero.tsx';
import { HomePanels } from './HomePanels.tsx';
import { Roadmap } from './Roadmap.tsx';
import { ToolGrid } from './ToolGrid.tsx';

/** The portal home: introduction, tools and roadmap. */
export default function HomeScreen() {
  const tools = usePageList().filter((page) => page.home !== null);
  return (
    <Page>
      <HomeHero tools={tools} />
      <HomePanels pages={tools} />
      <ToolGrid tools={tools} />
      <Roadmap milestones={MILESTONES} />
    </Page>
  );
}

const Page = styled('main')(({ theme }) => ({
  maxWidth: 1200,
  margin: '0 auto',
  padding: theme.spacing(7, 3, 12),
  [MEDIA.phone]: { padding: theme.spacing(7, 2, 8) },
}));
