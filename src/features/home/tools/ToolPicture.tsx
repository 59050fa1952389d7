import { styled } from '@mui/material/styles';
import { tint } from '../../../shared/look/tint.ts';
import type { Page } from '../../../shared/tool/define-page.ts';

/**
 * The drawing of a tool at work, or its icon where it has none. Decoration: the name stands beside it.
 *
 * [Note: Picture colors] A drawing is an SVG file with the symbol `picture`, shown by `<use>`, so that it inherits these
 * properties and follows the scheme without a render: `--ground` behind everything, `--card` for surfaces, `--line` for their
 * borders, `--ink` and `--faint` for strong and weak text, `--main` and `--soft` for the primary color and its tint, `--warm`
 * for the accent, `--good` for success and `--bad` for errors. Gradients do not work in it: browsers look for them elsewhere.
 */
export function ToolPicture({ tool }: { readonly tool: Page }) {
  const { icon: Icon } = tool;
  const picture = tool.home?.picture;
  return (
    <Frame aria-hidden="true">
      {picture === undefined ? (
        <Icon />
      ) : (
        <svg className="drawing" viewBox="0 0 320 180" aria-hidden="true">
          <use href={`${picture}#picture`} />
        </svg>
      )}
    </Frame>
  );
}

const Frame = styled('span')(({ theme }) => {
  const { palette } = theme.vars;
  const colors = {
    '--ground': tint(palette.primary.main, 9, palette.background.paper),
    '--card': palette.background.paper,
    '--line': tint(palette.text.primary, 14, palette.background.paper),
    '--ink': tint(palette.text.primary, 78, palette.background.paper),
    '--faint': tint(palette.text.primary, 24, palette.background.paper),
    '--main': palette.primary.main,
    '--soft': tint(palette.primary.main, 26, palette.background.paper),
    '--warm': palette.accent,
    '--good': palette.success.main,
    '--bad': palette.error.main,
  };
  return {
    ...colors,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    aspectRatio: '16 / 9',
    background: 'var(--ground)',
    color: palette.primary.dark,
    '& > .drawing': { display: 'block', width: '100%', height: '100%' },
    '& > .MuiSvgIcon-root': { fontSize: 48 },
  };
});
