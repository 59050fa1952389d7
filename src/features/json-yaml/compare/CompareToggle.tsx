import CompareIcon from '@mui/icons-material/DifferenceOutlined';
import Button from '@mui/material/Button';
import { useStore } from 'zustand';
import { tint } from '../../../shared/look/tint.ts';
import { copy } from '../json/copy.ts';
import type { CompareController } from './compare-controller.ts';

/** Enters and leaves the comparison, from the same place in both toolbars. */
export function CompareToggle({ compare }: { readonly compare: CompareController }) {
  const isOn = useStore(compare.store, (state) => state.isOn);
  return (
    <Button
      size="small"
      variant={isOn ? 'outlined' : 'text'}
      startIcon={<CompareIcon />}
      aria-pressed={isOn}
      title={isOn ? copy.toolbar.leaveCompare : undefined}
      onClick={() => compare.toggle()}
      sx={(theme) => (isOn ? { background: tint(theme.vars.palette.primary.main, 12) } : {})}
    >
      {copy.toolbar.compare}
    </Button>
  );
}
