import MailIcon from '@mui/icons-material/MailOutlined';
import MonitorIcon from '@mui/icons-material/MonitorHeartOutlined';
import PasswordIcon from '@mui/icons-material/PasswordOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { ADMIN_PATH } from '../../../core/paths.ts';
import { openAccountDialog } from '../../../shared/session/account-dialogs.ts';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { useAdmin } from '../access/admin-context.ts';
import { toConsolePath } from '../access/console-path.ts';
import { copy } from './copy.ts';
import { HomeCard } from './HomeCard.tsx';

/** What administrators do most (doc 1 §2.7). Regular ones learn why monitoring is closed, and what they can do instead. */
export function HomeCards({ onOpenMail }: { readonly onOpenMail: () => void }) {
  const { isSuperAdmin } = useAdmin();
  const { title, monitoring, password, mail } = copy.cards;
  return (
    <section>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <Grid>
        {isSuperAdmin ? (
          <HomeCard icon={MonitorIcon} title={monitoring.title} text={monitoring.text}>
            <Button component={Link} to={`${ADMIN_PATH}/health`} variant="outlined">
              {monitoring.action}
            </Button>
          </HomeCard>
        ) : (
          <HomeCard icon={MonitorIcon} title={monitoring.title} text={monitoring.refused}>
            <Button component={Link} to={toConsolePath('users')} variant="outlined">
              {monitoring.users}
            </Button>
          </HomeCard>
        )}
        <HomeCard icon={PasswordIcon} title={password.title} text={password.text}>
          <Button variant="outlined" onClick={() => openAccountDialog('change-password')}>
            {password.action}
          </Button>
        </HomeCard>
        {isSuperAdmin && (
          <HomeCard icon={MailIcon} title={mail.title} text={mail.text}>
            <Button variant="outlined" onClick={onOpenMail}>
              {mail.action}
            </Button>
          </HomeCard>
        )}
      </Grid>
    </section>
  );
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: theme.spacing(2),
}));
