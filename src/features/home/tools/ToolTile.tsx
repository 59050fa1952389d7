import NewTabIcon from '@mui/icons-material/OpenInNew';
import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { PHRASE_WRAP } from '../../../shared/look/phrase-wrap.ts';
import type { Page } from '../../../shared/tool/define-page.ts';
import { opensNewTab, PageLink } from '../../../shared/tool/PageLink.tsx';
import { copy } from '../words.ts';
import { ToolPicture } from './ToolPicture.tsx';

/** A tool with its picture, its name and one line. */
export function ToolTile({ tool }: { readonly tool: Page }) {
  return (
    <Tile page={tool}>
      <ToolPicture tool={tool} />
      <strong>
        {tool.name}
        {opensNewTab(tool) && <NewTabIcon titleAccess={copy.tools.newTab} />}
      </strong>
      <span className="line">{tool.home?.summary}</span>
    </Tile>
  );
}

const Tile = styled(PageLink)(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  alignContent: 'start',
  boxSizing: 'border-box',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
  lineHeight: 1.55,
  textDecoration: 'none',
  ...PHRASE_WRAP,
  transition: theme.transitions.create(['border-color', 'transform'], { duration: 150 }),
  '&:hover': { borderColor: theme.vars.palette.primary.main, transform: 'translateY(-2px)' },
  [MEDIA.reducedMotion]: { transition: 'none', '&:hover': { transform: 'none' } },
  '& .line': { padding: theme.spacing(0, 1.75, 1.5) },
  '& strong': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    padding: theme.spacing(1.25, 1.75, 0),
    color: theme.vars.palette.text.primary,
    fontSize: '0.9375rem',
    lineHeight: 1.6,
    fontWeight: 600,
    '& svg': { flex: 'none', fontSize: 14, color: theme.vars.palette.text.secondary },
  },
  [MEDIA.phone]: {
    '& strong': { padding: theme.spacing(1, 1.25, 0) },
    '& .line': { padding: theme.spacing(0, 1.25, 1.25) },
  },
}));
