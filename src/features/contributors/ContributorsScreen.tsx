import { styled } from '@mui/material/styles';
import { MEDIA } from '../../shared/look/media.ts';
import { PHRASE_WRAP } from '../../shared/look/phrase-wrap.ts';
import { HIDDEN } from '../../shared/ui/VisuallyHidden.tsx';
import { CONTRIBUTORS } from './content.ts';
import { EmptyPlaque } from './screens/EmptyPlaque.tsx';
import { HallDrawing } from './screens/HallDrawing.tsx';
import { JoinBox } from './screens/JoinBox.tsx';
import { LevelLegend } from './screens/LevelLegend.tsx';
import { Plaque } from './screens/Plaque.tsx';
import { copy } from './words.ts';

/** Anchor of the ways to take part. */
const JOIN_ID = 'join';

/** The contributors, the levels and the ways to take part (doc 2 §2). */
export default function ContributorsScreen() {
  return (
    <Page>
      <Head>
        <HallDrawing />
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
      </Head>
      <Wall aria-labelledby="hall-title">
        <HiddenTitle id="hall-title">{copy.hall}</HiddenTitle>
        {CONTRIBUTORS.map((contributor) => (
          <Plaque key={contributor.id} contributor={contributor} />
        ))}
        <EmptyPlaque to={JOIN_ID} />
      </Wall>
      <LevelLegend />
      <JoinBox id={JOIN_ID} />
    </Page>
  );
}

const Page = styled('main')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  maxWidth: 1080,
  margin: '0 auto',
  padding: theme.spacing(4, 0, 10),
  '& h2': { ...theme.typography.h3, margin: 0 },
  [MEDIA.narrow]: { gap: theme.spacing(5), padding: theme.spacing(2, 0, 8) },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  '& h1': { ...theme.typography.h1, margin: theme.spacing(1, 0, 0) },
  '& p': {
    margin: theme.spacing(1.5, 0, 0),
    color: theme.vars.palette.text.secondary,
    fontSize: '1.0625rem',
    ...PHRASE_WRAP,
  },
}));

const Wall = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr) minmax(0, 3fr)',
  gap: theme.spacing(3),
  alignItems: 'stretch',
  [MEDIA.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const HiddenTitle = styled('h2')({ '&&': HIDDEN });
