import SearchIcon from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { InPaneHeader } from '../parts/Pane.tsx';
import { copy as findCopy } from '../text-view/copy.ts';
import { FindBar } from '../text-view/FindBar.tsx';
import type { TreeFinding } from './use-tree-find.ts';

interface TreeFindProps {
  readonly finding: TreeFinding;
  readonly lineCount: number;
  /** Selects the value that begins in a line, from 0. */
  readonly onLine: (line: number) => void;
}

/** The bar that finds words in keys and values, and the button that opens it. */
export function TreeFind({ finding, lineCount, onLine }: TreeFindProps) {
  const { isOpen, open, close } = finding;
  return (
    <>
      <InPaneHeader>
        <Tooltip title={findCopy.find.open}>
          <IconButton
            size="small"
            aria-label={findCopy.find.open}
            aria-expanded={isOpen}
            onClick={isOpen ? close : open}
          >
            <SearchIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </InPaneHeader>
      {isOpen && <FindBar finding={finding} lineCount={lineCount} onLine={onLine} onClose={close} />}
    </>
  );
}
