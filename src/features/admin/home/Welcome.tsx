import ShieldIcon from '@mui/icons-material/VerifiedUserOutlined';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { PHRASE_WRAP } from '../../../shared/look/phrase-wrap.ts';
import { useAdmin } from '../access/admin-context.ts';
import { copy } from './copy.ts';

/** Who is signed in, and what this administrator may manage (doc 1 §2.7). */
export function Welcome() {
  const { user, isSuperAdmin } = useAdmin();
  const kind = isSuperAdmin ? 'superAdmin' : 'admin';
  return (
    <Line>
      <div className="name">
        <h2>{copy.welcome(user.username)}</h2>
        <Chip
          size="small"
          icon={<ShieldIcon />}
          label={copy.badge[kind]}
          data-super={isSuperAdmin}
          variant="outlined"
        />
      </div>
      <dl>
        <div>
          <dt>{copy.role}</dt>
          <dd>{user.role}</dd>
        </div>
        <div>
          <dt>{copy.scope}</dt>
          <dd>{copy.scopes[kind]}</dd>
        </div>
      </dl>
    </Line>
  );
}

const Line = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& .name': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1, 1.5) },
  // The plain primary color is too light for a small text on the page.
  '& [data-super="true"], & [data-super="true"] svg': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.dark,
  },
  '& h2': { ...theme.typography.h4, margin: 0, overflowWrap: 'anywhere' },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5, 3), margin: 0, ...theme.typography.body2 },
  '& dl > div': { display: 'flex', gap: theme.spacing(1) },
  '& dt': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, ...PHRASE_WRAP },
}));
