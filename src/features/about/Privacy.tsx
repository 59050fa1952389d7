import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { readAnalytics } from '../../shared/analytics.ts';
import { useIsHydrated } from '../../shared/hooks/use-is-hydrated.ts';
import { MEDIA } from '../../shared/look/media.ts';
import { tint } from '../../shared/look/tint.ts';
import { PageLink } from '../../shared/tool/PageLink.tsx';
import { usePageList } from '../../shared/tool/page-list.ts';
import { DATA_PAGE_ID } from './constants.ts';
import { DELETION, listPrivacyParts } from './content.ts';
import { copy } from './words.ts';

/** Says where data is kept, who sees it, and how it is deleted. */
export function Privacy() {
  const dataPage = usePageList().find(({ id }) => id === DATA_PAGE_ID);
  const [first, ...rest] = DELETION.lines;
  const parts = listPrivacyParts(useCountingHost());
  return (
    <>
      <Summary>{copy.privacy}</Summary>
      {parts.map(({ title, lines }) => (
        <Part key={title}>
          <h3>{title}</h3>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Part>
      ))}
      <Part>
        <h3>{DELETION.title}</h3>
        {dataPage !== undefined && (
          <p>
            {first}
            <PageLink page={dataPage}>{dataPage.name}</PageLink>
          </p>
        )}
        {rest.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Part>
    </>
  );
}

/** The host that this page's views are sent to; null while they are counted nowhere. Only the delivered page knows it. */
function useCountingHost(): string | null {
  const isHydrated = useIsHydrated();
  return useMemo(() => {
    const analytics = isHydrated ? readAnalytics() : null;
    return analytics === null ? null : new URL(analytics.endpoint).host;
  }, [isHydrated]);
}

const Summary = styled('p')(({ theme }) => ({
  '&&': {
    margin: theme.spacing(0, 0, 3),
    padding: theme.spacing(2, 2.5),
    borderRadius: theme.radius.card,
    background: tint(theme.vars.palette.success.main, 12),
    fontSize: '1.0625rem',
    fontWeight: 600,
  },
}));

const Part = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '9.5em minmax(0, 1fr)',
  columnGap: theme.spacing(3),
  padding: theme.spacing(2, 0, 1),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h3': { gridRow: '1 / span 9' },
  '& > p': { gridColumn: 2 },
  '& a': { color: theme.vars.palette.primary.dark, fontWeight: 600 },
  [MEDIA.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', '& h3': { gridRow: 'auto' }, '& > p': { gridColumn: 1 } },
}));
