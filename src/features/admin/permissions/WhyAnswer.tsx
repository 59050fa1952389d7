import YesIcon from '@mui/icons-material/CheckCircleOutlined';
import UnclearIcon from '@mui/icons-material/HelpOutlineOutlined';
import NoIcon from '@mui/icons-material/HighlightOffOutlined';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { type Explanation, PERMISSION_CALLS } from '../../../core/contracts/admin-roles.ts';
import { describeFailure, toFailure } from '../../../shared/api/failure.ts';
import { tint } from '../../../shared/look/tint.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { useAdminQuery } from '../api/use-admin-query.ts';
import { useRoleLabels } from '../codes/use-role-labels.ts';
import { copy } from './copy.ts';
import { wantedRankOf } from './model/wanted-options.ts';

interface WhyAnswerProps {
  readonly userId: string;
  readonly wanted: string;
  /** The person's name. */
  readonly person: string;
}

const words = copy.why;

/** The answer of the server in words, as soon as both parts of the question are chosen. */
export function WhyAnswer({ userId, wanted, person }: WhyAnswerProps) {
  const isAsked = userId !== '' && wanted !== '';
  const query = useAdminQuery(PERMISSION_CALLS.explain, { params: { userId, wanted } }, isAsked);
  const { error, isFetching, refetch } = query;
  // While another question is asked, the query still holds the answer to the one before.
  const explanation = isAsked && !query.isPlaceholderData && error === null ? query.data : undefined;
  return (
    <div role="status">
      {isAsked && error !== null && !isFetching && (
        <ErrorAlert title={words.failed} onRetry={() => void refetch()}>
          {describeExplainFailure(error)}
        </ErrorAlert>
      )}
      {isAsked && explanation === undefined && isFetching && (
        <>
          <VisuallyHidden>{words.reading}</VisuallyHidden>
          <Skeleton variant="rounded" height={120} />
        </>
      )}
      {explanation !== undefined && <Answer explanation={explanation} wanted={wanted} person={person} />}
    </div>
  );
}

function describeExplainFailure(error: unknown): string {
  const failure = toFailure(error);
  return failure.code === 'SUBJECT_MISSING' ? words.missing : describeFailure(failure);
}

interface AnswerProps extends Pick<WhyAnswerProps, 'wanted' | 'person'> {
  readonly explanation: Explanation;
}

function Answer({ explanation, wanted, person }: AnswerProps) {
  const { data } = useAdminQuery(PERMISSION_CALLS.list, {});
  const labels = useRoleLabels();
  const label = data?.permissions.find(({ code }) => code === wanted)?.label ?? '';
  const { isAllowed, reason, grants, roles } = explanation;
  const ranks = new Map(roles.map(({ name, rank }) => [name, rank]));
  const verdict = reason === 'malformed' ? 'unclear' : isAllowed ? 'yes' : 'no';
  const Icon = { yes: YesIcon, no: NoIcon, unclear: UnclearIcon }[verdict];
  return (
    <Card data-verdict={verdict}>
      <p className="verdict">
        <Icon aria-hidden="true" />
        <span>{words.answer({ person, wanted, label, wantedRank: wantedRankOf(wanted) }, explanation)}</span>
      </p>
      {grants.length > 0 && (
        <ul className="grants">
          {grants.map((grant) => (
            <li key={`${grant.role} ${grant.by}`}>
              {words.grant({ ...grant, label: labels.get(grant.role) ?? '', rank: ranks.get(grant.role) ?? 0 })}
            </li>
          ))}
        </ul>
      )}
      <Roles explanation={explanation} labels={labels} />
    </Card>
  );
}

interface RolesProps {
  readonly explanation: Explanation;
  readonly labels: ReadonlyMap<string, string>;
}

function Roles({ explanation: { roles, grants, reason }, labels }: RolesProps) {
  if (roles.length === 0) return <p className="quiet">{words.noRoles}</p>;
  const giving = new Set(grants.map(({ role }) => role));
  return (
    <>
      <p className="quiet">{words.roles}</p>
      <ul className="roles">
        {roles.map(({ name, rank }) => (
          <li key={name} data-gives={giving.has(name)}>
            <span>{labels.get(name) ?? name}</span>
            {labels.has(name) && <code>{name}</code>}
            <span className="quiet">{words.rank(rank)}</span>
            {reason !== 'malformed' && <span className="worth">{giving.has(name) ? words.gives : words.givesNot}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

const Card = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gap: theme.spacing(1),
    padding: theme.spacing(2),
    borderRadius: theme.radius.control,
    background: tint(palette.text.primary, 4),
    ...theme.typography.body2,
    overflowWrap: 'anywhere',
    '& p': { margin: 0 },
    '& .quiet': { color: palette.text.secondary },
    '& .verdict': { display: 'flex', gap: theme.spacing(1), ...theme.typography.subtitle1 },
    '&[data-verdict="yes"] .verdict svg': { color: palette.success.main },
    '&[data-verdict="no"] .verdict svg': { color: palette.error.main },
    '& ul': { display: 'grid', gap: theme.spacing(0.5), margin: 0 },
    '& .grants': { paddingInlineStart: theme.spacing(5) },
    '& .roles': { padding: 0, listStyle: 'none' },
    '& .roles li': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(1.5) },
    '& code': { ...theme.mono, color: palette.text.secondary },
    '& .roles .worth': { marginInlineStart: 'auto', color: palette.text.secondary },
    '& .roles [data-gives="true"] .worth': { color: palette.success.main, fontWeight: 600 },
  };
});
