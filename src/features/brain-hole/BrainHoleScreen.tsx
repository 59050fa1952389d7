import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useIsHydrated } from '../../shared/hooks/use-is-hydrated.ts';
import { MEDIA } from '../../shared/look/media.ts';
import { PHRASE_WRAP } from '../../shared/look/phrase-wrap.ts';
import { CLOSING_LINE, REFLECTIONS } from './content.ts';
import { todaysIndex } from './model/todays-reflection.ts';
import { useReadingSize } from './reading-size-store.ts';
import { ContentsList } from './screens/ContentsList.tsx';
import { ReadingBar } from './screens/ReadingBar.tsx';
import { ReflectionArticle } from './screens/ReflectionArticle.tsx';
import { useReadingKeys } from './use-reading-keys.ts';
import { copy } from './words.ts';

/** Seven short reflections and a closing line (doc 2 §2). */
export default function BrainHoleScreen() {
  const column = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const { size } = useReadingSize();
  // A prerendered page does not know the visitor's date.
  const today = isHydrated ? (REFLECTIONS[todaysIndex(new Date(), REFLECTIONS.length)] ?? null) : null;
  useReadingKeys(column);
  return (
    <Page>
      <Head>
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
        <ReadingBar today={today} />
      </Head>
      <ContentsList reflections={REFLECTIONS} />
      <Column ref={column} data-size={size}>
        {REFLECTIONS.map((reflection, index) => (
          <ReflectionArticle key={reflection.id} reflection={reflection} index={index} isToday={reflection === today} />
        ))}
        <p className="closing">{CLOSING_LINE}</p>
      </Column>
    </Page>
  );
}

const Page = styled('main')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0, 1fr)',
  gap: theme.spacing(2, 7),
  maxWidth: 1080,
  margin: '0 auto',
  padding: theme.spacing(4, 0, 10),
  [MEDIA.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(3), padding: theme.spacing(2, 0, 8) },
}));

const Head = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  paddingBottom: theme.spacing(2),
  '& h1': { ...theme.typography.h1, margin: 0 },
  '& > p': {
    maxWidth: '36em',
    margin: theme.spacing(1.5, 0, 3),
    color: theme.vars.palette.text.secondary,
    fontSize: '1.0625rem',
    lineHeight: 1.7,
    ...PHRASE_WRAP,
  },
}));

const Column = styled('div')(({ theme }) => ({
  '--reading-size': '1.125rem',
  '&[data-size="small"]': { '--reading-size': '1rem' },
  '&[data-size="large"]': { '--reading-size': '1.3125rem' },
  '& article + article': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& article:first-of-type': { paddingTop: 0 },
  '& .closing': {
    margin: theme.spacing(4, 0, 0),
    padding: theme.spacing(5, 3),
    borderRadius: theme.radius.panel,
    border: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.paper,
    fontSize: '1.25rem',
    lineHeight: 1.7,
    fontWeight: 600,
    textAlign: 'center',
    ...PHRASE_WRAP,
  },
}));
