import { styled } from '@mui/material/styles';
import { toFragmentAddress } from '../../../platform/page-fragment.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { PHRASE_WRAP } from '../../../shared/look/phrase-wrap.ts';
import { tint } from '../../../shared/look/tint.ts';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';
import type { Contributor } from '../model/contributor.ts';
import { MEDAL_COLORS } from '../palette.ts';
import { copy } from '../words.ts';
import { LevelChip } from './LevelChip.tsx';
import { Medal } from './Medal.tsx';

/** A contributor's plaque on the wall, at the anchor of its id. */
export function Plaque({ contributor }: { readonly contributor: Contributor }) {
  const { id, name, level, contribution, description, avatar, tags } = contributor;
  const { light, dark } = MEDAL_COLORS[level];
  return (
    <Board id={id} aria-labelledby={`${id}-name`} data-level={level} style={{ borderColor: tint(dark, 55) }}>
      <div className="glow" style={{ background: `radial-gradient(closest-side, ${tint(light, 55)}, transparent)` }} />
      <Medal level={level} size={level === 'gold' ? 72 : 60} />
      <header>
        <Tile aria-hidden="true">{avatar}</Tile>
        <div>
          <h3 id={`${id}-name`}>{name}</h3>
          <LevelChip level={level} />
        </div>
      </header>
      <p className="contribution">{contribution}</p>
      <p>{description}</p>
      <ul aria-label={copy.tags(name)}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <div className="actions">
        <CopyButton size="small" text={() => Promise.resolve(new Blob([toFragmentAddress(id)]))} label={copy.link} />
      </div>
    </Board>
  );
}

const Board = styled('article')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  overflow: 'hidden',
  padding: theme.spacing(4),
  border: '1px solid',
  borderRadius: theme.radius.panel,
  background: theme.vars.palette.background.paper,
  scrollMarginTop: theme.spacing(3),
  '&:target': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 3 },
  '& .glow': { position: 'absolute', zIndex: -1, top: -150, right: -110, width: 340, height: 340, opacity: 0.5 },
  '& .medal': { position: 'absolute', top: 0, right: theme.spacing(4) },
  '& header': { display: 'flex', alignItems: 'center', gap: theme.spacing(2), paddingRight: theme.spacing(11) },
  '& h3': { ...theme.typography.h4, margin: theme.spacing(0, 0, 0.5) },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary, lineHeight: 1.75, textWrap: 'pretty' },
  '& .contribution': {
    marginTop: theme.spacing(2),
    color: theme.vars.palette.text.primary,
    ...theme.typography.h3,
    ...PHRASE_WRAP,
  },
  '&[data-level="gold"] .contribution': { ...theme.typography.h2, ...PHRASE_WRAP },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    padding: theme.spacing(0.125, 1.25),
    borderRadius: theme.radius.full,
    background: tint(theme.vars.palette.text.primary, 6),
    color: theme.vars.palette.text.secondary,
    ...theme.typography.caption,
  },
  '& .actions': { position: 'relative', margin: theme.spacing('auto', 0, -1, -0.75), paddingTop: theme.spacing(0.5) },
  '& .actions .MuiButton-root': { fontSize: theme.typography.body2.fontSize, fontWeight: 400 },
  [MEDIA.phone]: {
    padding: theme.spacing(3),
    '& .medal': { right: theme.spacing(2.5), width: 52 },
    '& header': { paddingRight: theme.spacing(8) },
  },
}));

const Tile = styled('span')(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 52,
  height: 52,
  borderRadius: '50%',
  background: theme.vars.palette.primary.dark,
  color: theme.vars.palette.primary.contrastText,
  fontSize: '1.375rem',
  fontWeight: 600,
}));
