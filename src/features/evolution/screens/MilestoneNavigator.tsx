import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { HIDDEN } from '../../../shared/ui/VisuallyHidden.tsx';
import { SECTIONS } from '../content.ts';
import { POND } from '../palette.ts';
import { copy } from '../words.ts';
import { SectionLink } from './SectionLink.tsx';

interface MilestoneNavigatorProps {
  /** Index of the current section. */
  readonly active: number;
  readonly isShown: boolean;
}

/** Links to the sections at the side of the window. */
export function MilestoneNavigator({ active, isShown }: MilestoneNavigatorProps) {
  return (
    <Nav aria-label={copy.navigator} data-shown={isShown}>
      <ol>
        {SECTIONS.map(({ id, milestone }, index) => (
          <li key={id}>
            <SectionLink to={id} aria-current={index === active ? 'location' : undefined}>
              <span>{milestone}</span>
            </SectionLink>
          </li>
        ))}
      </ol>
    </Nav>
  );
}

const Nav = styled('nav')(({ theme }) => ({
  position: 'fixed',
  top: '50%',
  right: theme.spacing(3),
  zIndex: 2,
  translate: '0 -50%',
  visibility: 'hidden',
  opacity: 0,
  transition: theme.transitions.create(['opacity', 'visibility'], { duration: 200, easing: 'ease-out' }),
  '&[data-shown="true"]': { visibility: 'visible', opacity: 1 },
  '& ol': { position: 'relative', margin: 0, padding: 0, listStyle: 'none' },
  '& ol::before': {
    content: '""',
    position: 'absolute',
    top: 22,
    bottom: 22,
    right: 15,
    width: 2,
    background: POND.glassEdge,
  },
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    minHeight: 44,
    paddingRight: theme.spacing(5),
    color: POND.quietText,
    fontSize: '0.875rem',
    textDecoration: 'none',
  },
  '& a::after': {
    content: '""',
    position: 'absolute',
    top: '50%',
    right: 16,
    width: 10,
    height: 10,
    boxSizing: 'border-box',
    border: `2px solid ${POND.quietText}`,
    borderRadius: '50%',
    background: POND.ground,
    translate: '50% -50%',
    transition: theme.transitions.create(['width', 'height'], { duration: 150 }),
  },
  '& a span': { padding: theme.spacing(0.25, 1.25), borderRadius: theme.radius.full },
  '& a:hover span': { color: POND.text },
  '& a[aria-current] span': { background: POND.glass, color: POND.text, fontWeight: 600 },
  '& a[aria-current]::after': { width: 16, height: 16, borderColor: POND.text, background: POND.leader },
  [MEDIA.stacked]: {
    right: theme.spacing(0.5),
    '& a': { width: 32, paddingRight: 0 },
    '& a span': HIDDEN,
  },
  [MEDIA.reducedMotion]: { transition: 'none' },
  [MEDIA.print]: { display: 'none' },
}));
