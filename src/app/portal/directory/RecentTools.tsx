import { styled } from '@mui/material/styles';
import { PHRASE_WRAP } from '../../../shared/look/phrase-wrap.ts';
import { usePageList } from '../../../shared/tool/page-list.ts';
import { pageVisits } from '../../../shared/tool/page-visits.ts';
import { copy } from './copy.ts';
import { listRecentTools } from './listed-tools.ts';
import { ToolRows } from './ToolRows.tsx';

interface RecentToolsProps {
  readonly activePageId: string | undefined;
  readonly onLeave: () => void;
}

/** The pinned tools, then those that were opened last. */
export function RecentTools(props: RecentToolsProps) {
  const pages = usePageList();
  const { pinned, used } = listRecentTools(pages, pageVisits.useValue());
  if (pinned.length === 0 && used.length === 0)
    return (
      <Empty>
        <strong>{copy.recent.empty}</strong>
        {copy.recent.hint}
      </Empty>
    );
  return (
    <Grid>
      {pinned.length > 0 && <ToolRows title={copy.recent.pinned} pages={pinned} {...props} />}
      {used.length > 0 && <ToolRows title={copy.recent.used} pages={used} {...props} />}
    </Grid>
  );
}

const Grid = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5) }));

const Empty = styled('p')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: theme.spacing(3, 1, 4),
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  ...PHRASE_WRAP,
  '& strong': { color: theme.vars.palette.text.primary },
}));
