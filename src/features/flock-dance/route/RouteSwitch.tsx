import ClearIcon from '@mui/icons-material/DeleteSweepOutlined';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { MEDIA } from '../../../shared/look/media.ts';
import { copy } from './copy.ts';
import type { RouteControl } from './use-route-drawing.ts';

/** The switch and the clear button of the control panel. */
export function RouteSwitch({ route }: { readonly route: RouteControl }) {
  const hasRoute = route.drawing.route.length > 0;
  return (
    <Row>
      <FormControlLabel
        control={<Switch size="small" checked={route.drawing.isOn} onChange={(_, isOn) => route.toggle(isOn)} />}
        label={copy.switch}
        slotProps={{ typography: { sx: { fontSize: 14, whiteSpace: 'nowrap' } } }}
        sx={{ mx: 0, gap: 0.5, minHeight: 40 }}
      />
      <Tooltip title={copy.clear}>
        {/* aria-disabled: a disabled button would lose the focus when it has just cleared the route. */}
        <IconButton
          aria-label={copy.clear}
          aria-disabled={!hasRoute}
          onClick={route.clear}
          color="inherit"
          sx={{ '&[aria-disabled="true"]': { opacity: 0.4 } }}
        >
          <ClearIcon />
        </IconButton>
      </Tooltip>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  [MEDIA.narrow]: { gridColumn: '1 / -1', justifyContent: 'space-between' },
}));
