import DirectionIcon from '@mui/icons-material/AccountTreeOutlined';
import Button from '@mui/material/Button';
import { chartDirection } from './chart-direction.ts';
import { copy } from './copy.ts';

/** Lays the chart out from left to right, or from top to bottom again. */
export function DirectionButton() {
  const isSideways = chartDirection.useValue().choice === 'right';
  return (
    <Button
      size="small"
      color={isSideways ? 'primary' : 'inherit'}
      startIcon={<DirectionIcon />}
      aria-pressed={isSideways}
      onClick={() => chartDirection.set({ choice: isSideways ? 'down' : 'right' })}
    >
      {copy.sideways}
    </Button>
  );
}
