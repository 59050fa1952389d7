import ArrowIcon from '@mui/icons-material/ArrowForward';
import NewTabIcon from '@mui/icons-material/OpenInNew';
import { styled } from '@mui/material/styles';
import { DEFAULT_TOOL_ID } from '../../core/paths.ts';
import { MEDIA } from '../../shared/look/media.ts';
import { PHRASE_WRAP } from '../../shared/look/phrase-wrap.ts';
import type { Page } from '../../shared/tool/define-page.ts';
import { opensNewTab, PageLink } from '../../shared/tool/PageLink.tsx';
import { actionStyle } from '../../shared/ui/action-style.ts';
import { copy } from './copy.ts';
import { HeroDrawing } from './HeroDrawing.tsx';
import { featuredTool } from './model/featured-tool.ts';

export function HomeHero({ tools }: { readonly tools: readonly Page[] }) {
  const next = featuredTool(tools, DEFAULT_TOOL_ID);
  return (
    <Hero>
      <div>
        <h1>{copy.hero.title}</h1>
        <p>{copy.hero.line}</p>
        {next !== undefined && (
          <Action page={next} data-kind="main">
            {copy.hero.action(next.name)}
            {opensNewTab(next) ? (
              <NewTabIcon fontSize="small" titleAccess={copy.tools.newTab} />
            ) : (
              <ArrowIcon fontSize="small" aria-hidden="true" />
            )}
          </Action>
        )}
      </div>
      <HeroDrawing />
    </Hero>
  );
}

const Hero = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
  alignItems: 'center',
  gap: theme.spacing(6),
  minHeight: 380,
  padding: theme.spacing(6, 0),
  '& h1': {
    margin: 0,
    fontSize: 'clamp(2.125rem, 1.2rem + 3.6vw, 3.5rem)',
    lineHeight: 1.2,
    fontWeight: 600,
    textWrap: 'balance',
  },
  '& p': {
    maxWidth: '32em',
    margin: theme.spacing(2, 0, 4),
    color: theme.vars.palette.text.secondary,
    fontSize: '1.0625rem',
    lineHeight: 1.7,
    ...PHRASE_WRAP,
  },
  '& svg.drawing': { justifySelf: 'end' },
  [MEDIA.stacked]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: 0,
    padding: theme.spacing(6, 0, 5),
    '& svg.drawing': { display: 'none' },
  },
}));

const Action = styled(PageLink)(actionStyle);
