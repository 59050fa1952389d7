import type { Theme } from '@mui/material/styles';
import { tint } from '../look/tint.ts';

/**
 * The look of a button in the first bundle. The UI kit's own button brings ripples and transitions that the shell does
 * without. Inside a tool, use the kit's button.
 */
export function actionStyle({ theme }: { readonly theme: Theme }) {
  const { palette } = theme.vars;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(1),
    minHeight: 44,
    padding: theme.spacing(1, 2.5),
    border: '1px solid transparent',
    borderRadius: theme.radius.control,
    background: 'none',
    color: palette.primary.dark,
    font: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: theme.transitions.create('background-color', { duration: 150 }),
    '&:hover': { background: tint(palette.primary.main, 8) },
    '&[data-kind="outlined"]': { borderColor: palette.control },
    '&[data-kind="main"]': { background: palette.primary.main, color: palette.primary.contrastText },
    '&[data-kind="main"]:hover': {
      background: tint(palette.primary.main, 90, palette.text.primary),
    },
  } as const;
}
