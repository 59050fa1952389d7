import OpenIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { isLinkAddress, SYSTEM_CALLS, type SystemLinks } from '../../../core/contracts/admin-system.ts';
import { describeFailure, toFailure } from '../../../shared/api/failure.ts';
import { copy as sharedCopy } from '../../../shared/copy.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { toConsolePath } from '../access/console-path.ts';
import { useAdminQuery } from '../api/use-admin-query.ts';
import { copy } from './copy.ts';

const words = copy.links;
const NAMES = ['registry', 'gateway', 'orders'] as const;

/** Pages of the operator's own services (doc 1 §2.7). Each opens in a tab that cannot reach this one. */
export function QuickLinks() {
  const { data, error, isFetching, refetch } = useAdminQuery(SYSTEM_CALLS.readLinks, {});
  return (
    <Section>
      <h2>{words.title}</h2>
      {data !== undefined ? (
        <Links links={data} />
      ) : error !== null && !isFetching ? (
        <ErrorAlert title={words.failed} onRetry={() => void refetch()}>
          {describeFailure(toFailure(error))}
        </ErrorAlert>
      ) : (
        <p role="status">{words.loading}</p>
      )}
    </Section>
  );
}

function Links({ links }: { readonly links: SystemLinks }) {
  const shown = NAMES.filter((name) => links[name] !== '' && isLinkAddress(links[name]));
  if (shown.length === 0) {
    return (
      <p>
        {words.none} <Link to={toConsolePath('system')}>{words.set}</Link>
      </p>
    );
  }
  return (
    <div className="links">
      {shown.map((name) => (
        <Button
          key={name}
          href={links[name]}
          target="_blank"
          rel="noopener noreferrer"
          variant="outlined"
          endIcon={<OpenIcon aria-hidden="true" />}
        >
          {words.names[name]}
          <VisuallyHidden>{sharedCopy.opensInNewTab}</VisuallyHidden>
        </Button>
      ))}
    </div>
  );
}

const Section = styled('section')(({ theme }) => ({
  '& h2': { ...theme.typography.h6, margin: theme.spacing(0, 0, 1) },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  '& p a': { color: theme.vars.palette.primary.dark },
  '& .links': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
}));
