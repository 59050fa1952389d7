import { styled } from '@mui/material/styles';
import { withBase } from '../../../core/paths.ts';
import { copy as formCopy } from '../../../shared/account-forms/copy.ts';
import { ABOUT_ANCHORS, findProductPages } from '../../../shared/product/product-pages.ts';
import { usePageList } from '../../../shared/tool/page-list.ts';
import { pagePath } from '../../../shared/tool/page-path.ts';
import { copy } from '../copy.ts';

interface RegisterSummaryProps {
  readonly email: string;
  readonly username: string;
}

/** The data of the account that will be created, and what its owner agrees to. */
export function RegisterSummary({ email, username }: RegisterSummaryProps) {
  const text = copy.register.consent;
  const { about } = findProductPages(usePageList());
  return (
    <Box>
      <p>{copy.register.confirm}</p>
      <dl>
        <dt>{formCopy.fields.email}</dt>
        <dd>{email}</dd>
        <dt>{formCopy.fields.username}</dt>
        <dd>{username}</dd>
      </dl>
      <small>
        {text.before}
        {/* In a new tab, because the page would replace the typed values. */}
        {about === undefined ? (
          text.page
        ) : (
          <a href={`${withBase(pagePath(about))}#${ABOUT_ANCHORS.privacy}`} target="_blank" rel="noopener">
            {text.page}
          </a>
        )}
        {text.after}
      </small>
    </Box>
  );
}

const Box = styled('div')(({ theme }) => ({
  '& p': { margin: theme.spacing(0, 0, 1.5), color: theme.vars.palette.text.secondary },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: theme.spacing(1, 2),
    margin: theme.spacing(0, 0, 1.5),
    padding: theme.spacing(2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.control,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& small': { display: 'block', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& small a': { color: theme.vars.palette.primary.dark },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));
