import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useStore } from 'zustand';
import type { JsonController } from '../json/json-controller.ts';
import { toSuccess } from '../parts/notice-board.ts';
import { SuccessText } from '../parts/SuccessText.tsx';
import { ToolBar } from '../parts/ToolBar.tsx';
import { shortcutProps } from '../shortcuts/follow-shortcuts.ts';
import { CompareToggle } from './CompareToggle.tsx';
import type { CompareController } from './compare-controller.ts';
import { copy } from './copy.ts';

interface CompareToolbarProps {
  readonly controller: JsonController;
  readonly compare: CompareController;
}

export function CompareToolbar({ controller, compare }: CompareToolbarProps) {
  const isLeftBlank = useStore(controller.store, (state) => state.isBlank);
  const isRightBlank = useStore(compare.store, (state) => state.isBlank);
  const isReading = useStore(controller.store, (state) => state.work !== null && state.work.name === null);
  const success = useStore(controller.store, toSuccess);
  const hasResult = useStore(compare.store, (state) => state.result !== null);
  const ignoresKeyOrder = useStore(compare.store, (state) => state.ignoresKeyOrder);
  const isBlank = isLeftBlank || isRightBlank;

  return (
    <ToolBar role="group" aria-label={copy.toolbar}>
      {hasResult ? (
        <Button size="small" variant="outlined" onClick={() => compare.edit()}>
          {copy.edit}
        </Button>
      ) : (
        <Button
          size="small"
          variant="contained"
          disabled={isBlank || isReading}
          {...shortcutProps('format')}
          onClick={() => compare.run()}
        >
          {copy.start}
        </Button>
      )}
      <FormControlLabel
        label={copy.ignoreKeyOrder}
        control={
          <Switch
            size="small"
            checked={ignoresKeyOrder}
            onChange={(event) => compare.setIgnoringKeyOrder(event.target.checked)}
          />
        }
      />
      {isBlank && <span className="hint">{copy.needsBoth}</span>}
      <SuccessText success={success} />
      <span className="gap" />
      <CompareToggle compare={compare} />
    </ToolBar>
  );
}
