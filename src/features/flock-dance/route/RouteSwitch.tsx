import ClearIcon from '@mui/icons-material/DeleteSweepOutlined';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { FlockShape } from '../../../core/flock/flock-shape.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { PanelAction } from '../controls/PanelAction.tsx';
import { copy } from './copy.ts';
import type { RouteControl } from './use-route-drawing.ts';

interface RouteSwitchProps {
  readonly route: RouteControl;
  readonly shape: FlockShape;
  /** Null until the pond has reported them. */
  readonly leaders: number | null;
}

/**
 * The switch and the clear button of the control panel. Only a single leader's route can be drawn (doc 3 §2); the row keeps its
 * place without one, so that nothing moves under a hand.
 */
export function RouteSwitch({ route, shape, leaders }: RouteSwitchProps) {
  const noteId = useId();
  const hasRoute = route.drawing.route.length > 0;
  const isOff = leaders !== 1;
  return (
    <Row>
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={route.drawing.isOn}
            disabled={isOff}
            onChange={(_, isOn) => route.toggle(isOn)}
            slotProps={{ input: { 'aria-label': copy.switch, 'aria-describedby': noteId } }}
          />
        }
        label={
          <Words>
            {copy.switch}
            <small id={noteId}>{leaders !== null && isOff && copy.needsOneLeader(shape)}</small>
          </Words>
        }
        sx={{ mx: 0, gap: 0.5, minHeight: 40 }}
      />
      <Clear data-off={isOff}>
        <PanelAction label={copy.clear} word={copy.clearShort} isDisabled={!hasRoute} onClick={route.clear}>
          <ClearIcon />
        </PanelAction>
      </Clear>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  [MEDIA.narrow]: { gridColumn: '1 / -1', justifyContent: 'space-between' },
}));

/** As wide as the note, which comes and goes. */
const Words = styled('span')(({ theme }) => ({
  display: 'block',
  minWidth: 112,
  fontSize: 14,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  '& small': { display: 'block', fontSize: 12, color: theme.vars.palette.text.secondary },
  '& small:empty': { display: 'none' },
}));

const Clear = styled('span')({ '&[data-off="true"]': { visibility: 'hidden' } });
