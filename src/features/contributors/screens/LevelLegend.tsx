import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { LEVEL_RULES } from '../content.ts';
import { CONTRIBUTOR_LEVELS } from '../model/contributor.ts';
import { copy } from '../words.ts';
import { Medal } from './Medal.tsx';

/** The three levels and how they are earned. */
export function LevelLegend() {
  return (
    <Section aria-labelledby="levels-title">
      <h2 id="levels-title">{copy.legend.title}</h2>
      <p>{copy.legend.line}</p>
      <dl>
        {CONTRIBUTOR_LEVELS.map((level) => (
          <div key={level}>
            <dt>
              <Medal level={level} size={36} />
              {copy.levels[level]}
            </dt>
            <dd>{LEVEL_RULES[level]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const Section = styled('section')(({ theme }) => ({
  '& > p': { margin: theme.spacing(0.75, 0, 3), color: theme.vars.palette.text.secondary },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: theme.spacing(2, 4),
    margin: 0,
  },
  '& dt': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5), ...theme.typography.h5 },
  '& dd': { margin: theme.spacing(1, 0, 0), color: theme.vars.palette.text.secondary, textWrap: 'pretty' },
  [MEDIA.narrow]: { '& dl': { gridTemplateColumns: 'minmax(0, 1fr)' } },
}));
