import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { JsonController } from '../json/json-controller.ts';
import { useJsonState } from '../json/use-json-controller.ts';
import { SuccessText } from '../parts/SuccessText.tsx';
import { ToolBar } from '../parts/ToolBar.tsx';
import { CompareToggle } from './CompareToggle.tsx';
import type { CompareController } from './compare-controller.ts';
import { copy } from './copy.ts';
import { useCompareState } from './use-compare-controller.ts';

interface CompareToolbarProps {
  readonly controller: JsonController;
  readonly compare: CompareController;
}

export function CompareToolbar({ controller, compare }: CompareToolbarProps) {
  const isLeftBlank = useJsonState(controller, (state) => state.isBlank);
  const isRightBlank = useCompareState(compare, (state) => state.isBlank);
  const isReading = useJsonState(controller, (state) => state.work !== null && state.work.action === null);
  const success = useJsonState(controller, ({ notice }) => (notice?.kind === 'success' ? notice.text : null));
  const hasResult = useCompareState(compare, (state) => state.result !== null);
  const ignoresKeyOrder = useCompareState(compare, (state) => state.ignoresKeyOrder);
  const isBlank = isLeftBlank || isRightBlank;

  return (
    <ToolBar role="group" aria-label={copy.toolbar}>
      {hasResult ? (
        <Button size="small" variant="outlined" onClick={() => compare.edit()}>
          {copy.edit}
        </Button>
      ) : (
        <Button size="small" variant="contained" disabled={isBlank || isReading} onClick={() => compare.run()}>
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
      <SuccessText text={success} />
      <CompareToggle compare={compare} />
    </ToolBar>
  );
}
