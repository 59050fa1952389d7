import { styled } from '@mui/material/styles';
import { groupPages } from '../../../shared/tool/group-pages.ts';
import { usePageList } from '../../../shared/tool/page-list.ts';
import { copy } from './copy.ts';
import { listTools } from './listed-tools.ts';
import { ToolRows } from './ToolRows.tsx';

interface ToolDirectoryProps {
  readonly activePageId: string | undefined;
  readonly onLeave: () => void;
}

/** All tools in their groups. */
export function ToolDirectory(props: ToolDirectoryProps) {
  return (
    <Grid>
      {groupPages(listTools(usePageList())).map(({ group, pages }) => (
        <ToolRows key={group} title={group === null ? copy.others : copy.groups[group]} pages={pages} {...props} />
      ))}
    </Grid>
  );
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: theme.spacing(2.5, 2),
}));
