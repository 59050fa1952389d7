import LeaveIcon from '@mui/icons-material/CloseOutlined';
import CompareIcon from '@mui/icons-material/DifferenceOutlined';
import Button from '@mui/material/Button';
import { useStore } from 'zustand';
import { copy } from '../json/copy.ts';
import type { CompareController } from './compare-controller.ts';
import { copy as words } from './copy.ts';

/** Enters and leaves the comparison, from the same place in both toolbars. */
export function CompareToggle({ compare }: { readonly compare: CompareController }) {
  const isOn = useStore(compare.store, (state) => state.isOn);
  return (
    <Button
      size="small"
      variant={isOn ? 'outlined' : 'text'}
      startIcon={isOn ? <LeaveIcon /> : <CompareIcon />}
      onClick={() => compare.toggle()}
    >
      {isOn ? words.leave : copy.toolbar.compare}
    </Button>
  );
}
