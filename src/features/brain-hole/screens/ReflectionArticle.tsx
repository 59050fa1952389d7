import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { type Reflection, splitAtQuote } from '../model/reflection.ts';
import { Vignette } from '../vignettes/Vignette.tsx';
import { copy } from '../words.ts';
import { ReflectionActions } from './ReflectionActions.tsx';

interface ReflectionArticleProps {
  readonly reflection: Reflection;
  /** Place in the list, from 0. */
  readonly index: number;
  readonly isToday: boolean;
}

/** A reflection with its picture, at the anchor of its id. */
export function ReflectionArticle({ reflection, index, isToday }: ReflectionArticleProps) {
  const { id, title, quote, paragraphs } = reflection;
  return (
    <Article id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className="picture">
        <Vignette id={id} />
      </div>
      <header>
        <span className="number" aria-hidden="true">
          {copy.number(index)}
        </span>
        <h2 id={`${id}-title`}>
          <a href={`#${id}`}>{title}</a>
        </h2>
        {isToday && <span className="today">{copy.todayMark}</span>}
      </header>
      <div className="text">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            {splitAtQuote(paragraph, quote).map(({ text, isQuote }) =>
              isQuote ? <mark key={text}>{text}</mark> : <span key={text}>{text}</span>,
            )}
          </p>
        ))}
        <ReflectionActions reflection={reflection} />
      </div>
    </Article>
  );
}

const Article = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 34em)',
  gridTemplateRows: 'auto 1fr',
  columnGap: theme.spacing(5),
  padding: theme.spacing(6, 0),
  scrollMarginTop: theme.spacing(1),
  fontSize: 'var(--reading-size)',
  '&:focus': { outline: 'none' },
  '&:focus-visible .number, &:target .number': { color: theme.vars.palette.primary.dark },
  '&:focus-visible h2, &:target h2': { boxShadow: `0 3px ${theme.vars.palette.accent}` },
  '& .picture': { gridRow: '1 / 3', paddingTop: theme.spacing(0.5) },
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: theme.spacing(0.5, 1.75),
    marginBottom: theme.spacing(2),
  },
  '& .number': {
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9375rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& h2': { margin: 0, fontSize: '1.5em', lineHeight: 1.35, fontWeight: 600 },
  '& h2 a': { color: 'inherit', textDecoration: 'none' },
  '& h2 a:hover': { color: theme.vars.palette.primary.dark },
  '& .today': {
    padding: theme.spacing(0, 1),
    borderRadius: theme.radius.full,
    background: tint(theme.vars.palette.accent, 22),
    color: theme.vars.palette.text.primary,
    fontSize: '0.8125rem',
    lineHeight: 1.7,
  },
  '& p': {
    margin: theme.spacing(0, 0, 1.75),
    lineHeight: 1.85,
    textWrap: 'pretty',
    textSpacingTrim: 'trim-start',
    hangingPunctuation: 'allow-end',
    lineBreak: 'strict',
  },
  '& mark': {
    color: 'inherit',
    background: `linear-gradient(transparent 68%, ${tint(theme.vars.palette.accent, 38)} 68%, ${tint(
      theme.vars.palette.accent,
      38,
    )} 94%, transparent 94%)`,
    boxDecorationBreak: 'clone',
    fontWeight: 600,
  },
  [MEDIA.narrow]: {
    gridTemplateColumns: 'minmax(0, 34em)',
    padding: theme.spacing(4, 0),
    '& .picture': { gridRow: 'auto', paddingBottom: theme.spacing(2) },
    '& .picture svg': { width: 132 },
  },
  [MEDIA.print]: { breakInside: 'avoid', '& [role="group"]': { display: 'none' } },
}));
