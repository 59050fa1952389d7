import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { PHRASE_WRAP } from '../../../shared/look/phrase-wrap.ts';
import { SECTIONS, type Section } from '../content.ts';
import { POND } from '../palette.ts';
import { copy } from '../words.ts';
import { SCROLL_MOTION } from './scroll-motion.ts';

interface LandingSectionProps {
  readonly section: Section;
  /** Place on the page, from 0. The first one has the title of the page. */
  readonly index: number;
  /** Picture beside the text. */
  readonly art: ReactNode;
  /** Picture behind everything. */
  readonly backdrop?: ReactNode;
  /** Below the text. */
  readonly children: ReactNode;
}

/** A section as high as the window, at the anchor of its id. */
export function LandingSection({ section, index, art, backdrop, children }: LandingSectionProps) {
  const { id, milestone, title, lines } = section;
  const Title = index === 0 ? 'h1' : 'h2';
  return (
    <Scene id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      {backdrop}
      <div className="inner">
        <div className="card">
          <p className="milestone">
            <span>{copy.place(index, SECTIONS.length)}</span>
            {milestone}
          </p>
          <Title id={`${id}-title`}>
            {title.map((phrase) => (
              <Fragment key={phrase}>
                {phrase}
                <wbr />
              </Fragment>
            ))}
          </Title>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {children}
        </div>
        <div className="art">{art}</div>
      </div>
    </Scene>
  );
}

const Scene = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  boxSizing: 'border-box',
  minHeight: '100svh',
  overflow: 'clip',
  padding: theme.spacing(9, 21, 6, 8),
  '&:focus': { outline: 'none' },
  '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& > svg.ground': { top: 'auto', height: 'min(46svh, 420px)' },
  '& .inner': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 12fr)',
    alignItems: 'center',
    gap: theme.spacing(6),
    width: '100%',
    maxWidth: 1160,
    margin: '0 auto',
  },
  '& .art > svg': { display: 'block', width: '100%', maxHeight: '78svh', overflow: 'visible' },
  '&#focus .card': { order: 2 },
  '&#growth': { paddingInline: theme.spacing(21) },
  '&#growth .inner': { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'center', justifyItems: 'center' },
  '&#growth .art': { order: -1, width: '100%', maxWidth: 940 },
  '&#growth .card': { maxWidth: 640, textAlign: 'center' },
  '& .card': {
    padding: theme.spacing(5),
    border: `1px solid ${POND.glassEdge}`,
    borderRadius: theme.radius.stage,
    background: POND.glass,
    color: POND.quietText,
  },
  '& .milestone': { color: POND.leaderLight, fontSize: '0.9375rem', '& span': { marginRight: theme.spacing(1.5) } },
  '& h1, & h2': {
    margin: theme.spacing(1.5, 0, 2.5),
    color: POND.text,
    fontSize: 'clamp(2rem, 1.2rem + 2.4vw, 3rem)',
    lineHeight: 1.25,
    fontWeight: 600,
    ...PHRASE_WRAP,
  },
  '& p': { margin: theme.spacing(0, 0, 1.5), fontSize: '1.0625rem', lineHeight: 1.8, ...PHRASE_WRAP },
  [MEDIA.stacked]: {
    padding: theme.spacing(8.5, 6, 4, 2),
    '& .inner': { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2), alignContent: 'center' },
    '& .art': { order: -1, justifySelf: 'center', width: 'min(100%, 31svh)' },
    '&#focus .card': { order: 0 },
    '&#growth': { paddingInline: theme.spacing(2, 6) },
    '&#growth .art': { width: '100%' },
    '& .card': {
      justifySelf: 'center',
      boxSizing: 'border-box',
      width: '100%',
      maxWidth: 600,
      padding: theme.spacing(3),
    },
    '& p': { fontSize: '1rem', lineHeight: 1.75 },
    '& h1, & h2': { margin: theme.spacing(1, 0, 1.5) },
    '& .bubbles': { display: 'none' },
  },
  [MEDIA.phone]: { '& .art': { width: 'min(100%, 24svh)' }, '&#focus .art': { width: 'min(100%, 34svh)' } },
  ...SCROLL_MOTION,
}));
