import SearchIcon from '@mui/icons-material/SearchOutlined';
import WrapIcon from '@mui/icons-material/WrapTextOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { InPaneHeader } from '../parts/Pane.tsx';
import { copy } from './copy.ts';

interface TextButtonsProps {
  readonly isWrapped: boolean;
  readonly onWrap: () => void;
  readonly isFinding: boolean;
  readonly onFind: () => void;
  readonly isDisabled?: boolean;
}

/** In the title row of a text: wraps its lines, and opens the search. */
export function TextButtons({ isWrapped, onWrap, isFinding, onFind, isDisabled = false }: TextButtonsProps) {
  return (
    <InPaneHeader>
      <Tooltip title={copy.wrap}>
        <IconButton size="small" aria-label={copy.wrap} aria-pressed={isWrapped} onClick={onWrap}>
          <WrapIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={copy.find.open}>
        <IconButton
          size="small"
          aria-label={copy.find.open}
          disabled={isDisabled}
          aria-expanded={isFinding}
          onClick={onFind}
        >
          <SearchIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </InPaneHeader>
  );
}
