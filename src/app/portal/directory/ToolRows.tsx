import NewTabIcon from '@mui/icons-material/OpenInNew';
import PinnedIcon from '@mui/icons-material/PushPin';
import PinIcon from '@mui/icons-material/PushPinOutlined';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useId } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import type { Page } from '../../../shared/tool/define-page.ts';
import { opensNewTab, PageLink } from '../../../shared/tool/PageLink.tsx';
import { pagePath } from '../../../shared/tool/page-path.ts';
import { pageVisits, togglePin } from '../../../shared/tool/page-visits.ts';
import { useOpenAfterClosing } from '../use-open-after-closing.ts';
import { copy } from './copy.ts';

interface ToolRowsProps {
  readonly title: string;
  readonly pages: readonly Page[];
  readonly activePageId: string | undefined;
  /** A page is opened in this tab. */
  readonly onLeave: () => void;
}

/** A titled list of tools: each is a link with one line about it, and a switch that pins it. */
export function ToolRows({ title, pages, activePageId, onLeave }: ToolRowsProps) {
  const { pinned } = pageVisits.useValue();
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <ul>
        {pages.map((page) => (
          <ToolRow
            key={page.id}
            page={page}
            isCurrent={page.id === activePageId}
            isPinned={pinned.includes(page.id)}
            onLeave={onLeave}
          />
        ))}
      </ul>
    </Section>
  );
}

interface ToolRowProps {
  readonly page: Page;
  readonly isCurrent: boolean;
  readonly isPinned: boolean;
  readonly onLeave: () => void;
}

function ToolRow({ page, isCurrent, isPinned, onLeave }: ToolRowProps) {
  const open = useOpenAfterClosing(onLeave);
  const { icon: Icon, name, home } = page;
  return (
    <Row>
      <PageLink
        page={page}
        isCurrent={isCurrent}
        onClick={(event) => (isCurrent || !opensNewTab(page)) && open(event, pagePath(page))}
      >
        <span className="icon">
          <Icon fontSize="small" aria-hidden="true" />
        </span>
        <span className="words">
          <strong>
            {name}
            {!isCurrent && opensNewTab(page) && <NewTabIcon titleAccess={copy.newTab} />}
          </strong>
          <span>{home?.summary}</span>
        </span>
      </PageLink>
      {page.group !== undefined && (
        <Tooltip title={copy.pin(name)}>
          <button type="button" aria-pressed={isPinned} aria-label={copy.pin(name)} onClick={() => togglePin(page.id)}>
            {isPinned ? <PinnedIcon aria-hidden="true" /> : <PinIcon aria-hidden="true" />}
          </button>
        </Tooltip>
      )}
    </Row>
  );
}

const Section = styled('section')(({ theme }) => ({
  minWidth: 0,
  '& h3': {
    margin: theme.spacing(0, 0, 0.5),
    padding: theme.spacing(0, 1),
    color: theme.vars.palette.text.secondary,
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  '& ul': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
}));

const Row = styled('li')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    borderRadius: theme.radius.control,
    '&:hover': { background: palette.action.hover },
    '& a': {
      display: 'flex',
      flex: 1,
      alignItems: 'center',
      gap: theme.spacing(1.5),
      minWidth: 0,
      padding: theme.spacing(1),
      borderRadius: theme.radius.control,
      color: palette.text.secondary,
      textDecoration: 'none',
    },
    '& a[aria-current="page"]': { background: tint(palette.primary.main, 10) },
    '& .icon': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: 36,
      height: 36,
      borderRadius: theme.radius.control,
      background: tint(palette.primary.main, 10),
      color: palette.primary.dark,
    },
    '& .words': { display: 'grid', minWidth: 0 },
    '& .words > span': {
      overflow: 'hidden',
      fontSize: '0.8125rem',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& strong': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(0.75),
      color: palette.text.primary,
      fontWeight: 600,
      '& svg': { fontSize: 14, color: palette.text.secondary },
    },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: 36,
      height: 36,
      marginInline: theme.spacing(0.5),
      padding: 0,
      border: 0,
      borderRadius: '50%',
      background: 'none',
      color: palette.text.secondary,
      cursor: 'pointer',
      '& svg': { fontSize: 18 },
      '&:hover': { background: palette.action.hover, color: palette.text.primary },
      '&[aria-pressed="true"]': { color: palette.primary.dark },
      [MEDIA.coarse]: { width: 44, height: 44 },
    },
  };
});
