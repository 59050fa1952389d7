import AddIcon from '@mui/icons-material/Add';
import FitIcon from '@mui/icons-material/FitScreenOutlined';
import RemoveIcon from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useStore } from 'zustand';
import type { ChartController } from './chart-controller.ts';
import { copy } from './copy.ts';
import { ZOOM } from './model/constants.ts';

/** Buttons for the zoom; the one in the middle shows it and leads back to 100 %. */
export function ZoomButtons({ controller }: { readonly controller: ChartController }) {
  const { percent, isFit } = useStore(controller.store);
  const words = copy.zoom;
  return (
    <Group role="group" aria-label={words.label}>
      <IconButton
        size="small"
        aria-label={words.out}
        title={`${words.out} (−)`}
        disabled={percent <= ZOOM.min * 100}
        onClick={() => controller.zoomOut()}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
      <Button
        size="small"
        className="percent"
        aria-label={words.current(percent)}
        title={`${words.reset} (0)`}
        onClick={() => controller.resetZoom()}
      >
        {words.value(percent)}
      </Button>
      <IconButton
        size="small"
        aria-label={words.in}
        title={`${words.in} (+)`}
        disabled={percent >= ZOOM.max * 100}
        onClick={() => controller.zoomIn()}
      >
        <AddIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={words.fit}
        title={`${words.fit} · ${words.hint}`}
        aria-pressed={isFit}
        color={isFit ? 'primary' : 'default'}
        onClick={() => controller.fit()}
      >
        <FitIcon fontSize="small" />
      </IconButton>
    </Group>
  );
}

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  '& .percent': {
    minWidth: 56,
    padding: theme.spacing(0.5, 0.5),
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}));
