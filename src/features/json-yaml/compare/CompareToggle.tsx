import CompareIcon from '@mui/icons-material/DifferenceOutlined';
import Button from '@mui/material/Button';
import { copy } from '../copy.ts';
import type { CompareController } from './compare-controller.ts';
import { useCompareState } from './use-compare-controller.ts';

/** Goes over to the comparison and back, from the same place in both toolbars. */
export function CompareToggle({ compare }: { readonly compare: CompareController }) {
  const isOn = useCompareState(compare, (state) => state.isOn);
  return (
    <Button
      size="small"
      variant={isOn ? 'outlined' : 'text'}
      startIcon={<CompareIcon />}
      aria-pressed={isOn}
      onClick={() => compare.toggle()}
      sx={(theme) =>
        isOn ? { background: `color-mix(in srgb, ${theme.vars.palette.primary.main} 12%, transparent)` } : {}
      }
    >
      {copy.toolbar.compare}
    </Button>
  );
}
