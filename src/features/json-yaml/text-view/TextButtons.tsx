import SearchIcon from '@mui/icons-material/SearchOutlined';
import WrapIcon from '@mui/icons-material/WrapTextOutlined';
import { IconAction } from '../parts/IconAction.tsx';
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
      <IconAction icon={WrapIcon} label={copy.wrap} aria-pressed={isWrapped} onClick={onWrap} />
      <IconAction
        icon={SearchIcon}
        label={copy.find.open}
        disabled={isDisabled}
        aria-expanded={isFinding}
        onClick={onFind}
      />
    </InPaneHeader>
  );
}
