import ArrowIcon from '@mui/icons-material/ArrowForward';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { MEDIA } from '../../shared/look/media.ts';
import { PHRASE_WRAP } from '../../shared/look/phrase-wrap.ts';
import type { Milestone } from '../../shared/product/milestone.ts';
import { anchorPath } from '../../shared/product/ProductFooter.tsx';
import { ABOUT_ANCHORS, findProductPages } from '../../shared/product/product-pages.ts';
import { usePageList } from '../../shared/tool/page-list.ts';
import { ROADMAP_ANCHOR } from './constants.ts';
import { copy } from './words.ts';

/** Milestones of the strip that are still to come. */
const PLANNED_MAX_COUNT = 3;

/** The present milestone and the next ones. The page about the product has the whole roadmap. */
export function RoadmapStrip({ milestones }: { readonly milestones: readonly Milestone[] }) {
  const { about } = findProductPages(usePageList());
  const active = milestones.find(({ status }) => status === 'active');
  const planned = milestones.filter(isAhead).slice(0, PLANNED_MAX_COUNT);
  return (
    <Strip id={ROADMAP_ANCHOR} aria-labelledby="home-roadmap">
      <header>
        <h2 id="home-roadmap">{copy.roadmap.title}</h2>
        {about !== undefined && (
          <Link to={anchorPath(about, ABOUT_ANCHORS.roadmap)}>
            {copy.roadmap.full}
            <ArrowIcon aria-hidden="true" />
          </Link>
        )}
      </header>
      {active === undefined && planned.length === 0 ? (
        <p>{copy.roadmap.allReached}</p>
      ) : (
        <ol>
          {active !== undefined && (
            <li data-status="active">
              <span>{copy.roadmap.active}</span>
              <strong>{active.title}</strong>
              <p>{active.line}</p>
            </li>
          )}
          {planned.map((milestone) => (
            <li key={milestone.title}>
              <span>{copy.roadmap.planned}</span>
              <strong>{milestone.title}</strong>
              <p>{milestone.line}</p>
            </li>
          ))}
        </ol>
      )}
    </Strip>
  );
}

function isAhead({ status, forOperators }: Milestone): boolean {
  return status === 'planned' && forOperators !== true;
}

const Strip = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(7),
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.panel,
  background: theme.vars.palette.background.paper,
  scrollMarginTop: theme.spacing(9),
  '& header': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: theme.spacing(2) },
  '& h2': { ...theme.typography.h5, margin: 0 },
  '& header a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    color: theme.vars.palette.primary.dark,
    fontSize: '0.875rem',
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '& svg': { fontSize: 16 },
  },
  '& ol': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(3),
    margin: theme.spacing(2.5, 0, 0),
    padding: 0,
    listStyle: 'none',
  },
  // A line through all steps, with a dot for each: filled for the present one, hollow for those to come.
  '& li': { position: 'relative', paddingTop: theme.spacing(3) },
  '& li::before': {
    content: '""',
    position: 'absolute',
    top: 6,
    left: 0,
    right: theme.spacing(-3),
    height: 2,
    background: theme.vars.palette.divider,
  },
  '& li:last-of-type::before': { right: 0 },
  '& li::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    left: 0,
    boxSizing: 'border-box',
    width: 14,
    height: 14,
    border: `2px solid ${theme.vars.palette.control}`,
    borderRadius: '50%',
    background: theme.vars.palette.background.paper,
  },
  '& li[data-status="active"]::after': { border: `4px solid ${theme.vars.palette.primary.main}` },
  '& li > span': { color: theme.vars.palette.text.secondary, fontSize: '0.8125rem', lineHeight: 1.6 },
  '& li[data-status="active"] > span': { color: theme.vars.palette.primary.dark, fontWeight: 600 },
  '& strong': { display: 'block', fontWeight: 600, lineHeight: 1.6 },
  '& > p': { marginTop: theme.spacing(1) },
  '& p': {
    margin: 0,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.8125rem',
    lineHeight: 1.6,
    ...PHRASE_WRAP,
  },
  [MEDIA.narrow]: {
    '& ol': { gridAutoFlow: 'row', gap: theme.spacing(2) },
    '& li': { padding: theme.spacing(0, 0, 0, 3.5) },
    '& li::before': { top: 6, right: 'auto', bottom: theme.spacing(-2), left: 6, width: 2, height: 'auto' },
    '& li:last-of-type::before': { right: 'auto', display: 'none' },
    '& li::after': { top: 4 },
  },
  [MEDIA.phone]: {
    marginTop: theme.spacing(5),
    padding: theme.spacing(2.5, 2),
    '& li:not([data-status]) > p': { display: 'none' },
  },
}));
