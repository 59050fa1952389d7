import AddIcon from '@mui/icons-material/Add';
import FitIcon from '@mui/icons-material/FitScreenOutlined';
import RemoveIcon from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useStore } from 'zustand';
import { ButtonHint } from '../../../shared/ui/ButtonHint.tsx';
import type { ChartController } from './chart-controller.ts';
import { copy } from './copy.ts';
import { ZOOM } from './model/constants.ts';

/** Buttons for the zoom; the one in the middle shows it and leads back to 100 %. */
export function ZoomButtons({ controller }: { readonly controller: ChartController }) {
  const { percent, isFit } = useStore(controller.store);
  const words = copy.zoom;
  return (
    <Group role="group" aria-label={words.label}>
      <ButtonHint text={`${words.out} (−)`}>
        <IconButton
          size="small"
          aria-label={words.out}
          disabled={percent <= ZOOM.min * 100}
          onClick={() => controller.zoomOut()}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      </ButtonHint>
      <ButtonHint text={`${words.reset} (0)`}>
        <Button
          size="small"
          className="percent"
          aria-label={words.current(percent)}
          onClick={() => controller.resetZoom()}
        >
          {words.value(percent)}
        </Button>
      </ButtonHint>
      <ButtonHint text={`${words.in} (+)`}>
        <IconButton
          size="small"
          aria-label={words.in}
          disabled={percent >= ZOOM.max * 100}
          onClick={() => controller.zoomIn()}
        >
          <AddIcon fontSize="small" />
        </IconButton>
      </ButtonHint>
      <ButtonHint text={`${words.fit} · ${words.hint}`}>
        <IconButton
          size="small"
          aria-label={words.fit}
          aria-pressed={isFit}
          color={isFit ? 'primary' : 'default'}
          onClick={() => controller.fit()}
        >
          <FitIcon fontSize="small" />
        </IconButton>
      </ButtonHint>
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
