import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { copy } from './copy.ts';

/** Switches between light and dark. */
export function SchemeToggle() {
  const { colorScheme, setMode } = useColorScheme();
  const isDark = colorScheme === 'dark';
  const label = isDark ? copy.toLight : copy.toDark;
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => setMode(isDark ? 'light' : 'dark')}>
        {isDark ? <LightIcon /> : <DarkIcon />}
      </IconButton>
    </Tooltip>
  );
}
