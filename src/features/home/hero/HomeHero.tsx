import ArrowIcon from '@mui/icons-material/ArrowForward';
import NewTabIcon from '@mui/icons-material/OpenInNew';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useIsHydrated } from '../../../shared/hooks/use-is-hydrated.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { PHRASE_WRAP } from '../../../shared/look/phrase-wrap.ts';
import { useSession } from '../../../shared/session/session.ts';
import type { Page } from '../../../shared/tool/define-page.ts';
import { opensNewTab, PageLink } from '../../../shared/tool/PageLink.tsx';
import { pageVisits } from '../../../shared/tool/page-visits.ts';
import { actionStyle } from '../../../shared/ui/action-style.ts';
import { HERO_TOOL_ID, TOOLS_ANCHOR } from '../constants.ts';
import { featuredTool } from '../model/featured-tool.ts';
import { dayPartOf } from '../model/greeting.ts';
import { lastUsedTool } from '../model/recent-tools.ts';
import { copy } from '../words.ts';
import { HeroPond } from './HeroPond.tsx';
import { useFirstStep } from './use-first-step.tsx';

/**
 * Introduces the product. Visitors who came before are greeted and led to the first step of their goals, or back to their latest
 * tool.
 */
export function HomeHero({ tools }: { readonly tools: readonly Page[] }) {
  const visits = pageVisits.useValue();
  const last = lastUsedTool(tools, visits);
  const pondPage = featuredTool(tools, HERO_TOOL_ID);
  const next = last ?? pondPage;
  const { step, isReady, reader } = useFirstStep(tools);
  const text = copy.hero;
  const news = step?.news ?? (last === undefined ? null : text.lastOpened(last.name));
  return (
    <Hero>
      <div>
        {reader}
        <Eyebrow>{news === null ? text.slogan : <Greeting news={news} />}</Eyebrow>
        <h1>{text.title}</h1>
        <p>{text.line}</p>
        <Actions data-ready={isReady}>
          {step !== null ? (
            <StepLink to={step.address} data-kind="main">
              <span>{step.label}</span>
              <ArrowIcon fontSize="small" aria-hidden="true" />
            </StepLink>
          ) : (
            next !== undefined && (
              <Action page={next} data-kind="main">
                <span>{last === undefined ? text.first : text.resume(last.name)}</span>
                {opensNewTab(next) ? (
                  <NewTabIcon fontSize="small" titleAccess={copy.tools.newTab} />
                ) : (
                  <ArrowIcon fontSize="small" aria-hidden="true" />
                )}
              </Action>
            )
          )}
          <Anchor href={`#${TOOLS_ANCHOR}`} data-kind="outlined">
            {text.all}
          </Anchor>
        </Actions>
      </div>
      {pondPage !== undefined && <HeroPond page={pondPage} />}
    </Hero>
  );
}

function Greeting({ news }: { readonly news: string }) {
  const { session } = useSession();
  const isHydrated = useIsHydrated();
  const greeting = copy.hero.greetings[dayPartOf(new Date().getHours())];
  const name = isHydrated ? (session?.user.username ?? null) : null;
  return copy.hero.welcome(greeting, name, news);
}

const Hero = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)',
  alignItems: 'center',
  gap: theme.spacing(7),
  padding: theme.spacing(4, 0, 5),
  '& h1': {
    margin: theme.spacing(1, 0, 0),
    fontSize: 'clamp(1.875rem, 1rem + 3vw, 3.25rem)',
    lineHeight: 1.22,
    fontWeight: 600,
    textWrap: 'balance',
  },
  '& p': {
    maxWidth: '30em',
    margin: theme.spacing(2, 0, 4),
    color: theme.vars.palette.text.secondary,
    fontSize: '1.0625rem',
    lineHeight: 1.75,
    ...PHRASE_WRAP,
  },
  [MEDIA.stacked]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(3),
    padding: theme.spacing(3, 0, 5),
    // The pond is a strip above the words.
    '& > figure': { order: -1 },
    '& p': { margin: theme.spacing(1.5, 0, 3) },
  },
  [MEDIA.phone]: { gap: theme.spacing(2.5), padding: theme.spacing(2, 0, 4), '& p': { fontSize: '1rem' } },
}));

/** One line in any case, so that the page below does not move when the greeting appears. */
const Eyebrow = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: theme.vars.palette.primary.dark,
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  fontWeight: 600,
}));

/**
 * The first button has a width of its own, whatever it names, so that the second one does not move. Where `public/boot.js` found
 * goals, it stays blank until they are read.
 */
const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 264px) auto',
  justifyContent: 'start',
  gap: theme.spacing(1.5),
  '&[data-ready="false"] > :first-of-type > *': { visibility: 'hidden' },
  [MEDIA.small]: { gridTemplateColumns: 'minmax(0, 1fr) auto', justifyContent: 'stretch' },
}));

const MAIN_ACTION = {
  paddingInline: 16,
  '& span': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '& svg': { flex: 'none' },
  // Names of tools need the room; the sign of a new tab stays.
  [MEDIA.small]: { '& svg[aria-hidden]': { display: 'none' } },
};
const Action = styled(PageLink)(actionStyle, MAIN_ACTION);
const StepLink = styled(Link)(actionStyle, MAIN_ACTION);
const Anchor = styled('a')(actionStyle);
