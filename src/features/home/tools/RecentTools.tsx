import NewTabIcon from '@mui/icons-material/OpenInNew';
import PinnedIcon from '@mui/icons-material/PushPin';
import { styled } from '@mui/material/styles';
import type { Page } from '../../../shared/tool/define-page.ts';
import { opensNewTab, PageLink } from '../../../shared/tool/PageLink.tsx';
import { pageVisits } from '../../../shared/tool/page-visits.ts';
import { shortcutsOf } from '../model/recent-tools.ts';
import { copy } from '../words.ts';

/**
 * The visitor's own row: pinned tools, then those opened last. Where `public/boot.js` found visits, the empty row keeps its
 * height until they are read, so that the page below does not move.
 */
export function RecentTools({ tools }: { readonly tools: readonly Page[] }) {
  const visits = pageVisits.useValue();
  const shortcuts = shortcutsOf(tools, visits);
  return (
    <Row aria-labelledby="home-recent" data-filled={shortcuts.length > 0}>
      <h2 id="home-recent">{copy.tools.recent}</h2>
      <ul>
        {shortcuts.map((tool) => (
          <li key={tool.id}>
            <Shortcut tool={tool} isPinned={visits.pinned.includes(tool.id)} />
          </li>
        ))}
      </ul>
    </Row>
  );
}

function Shortcut({ tool, isPinned }: { readonly tool: Page; readonly isPinned: boolean }) {
  const { icon: Icon } = tool;
  return (
    <Chip page={tool}>
      <Icon aria-hidden="true" />
      {tool.name}
      {isPinned && <PinnedIcon className="sign" titleAccess={copy.tools.pinned} />}
      {opensNewTab(tool) && <NewTabIcon className="sign" titleAccess={copy.tools.newTab} />}
    </Chip>
  );
}

const Row = styled('section')(({ theme }) => ({
  display: 'none',
  marginBottom: theme.spacing(4),
  'html[data-has-visits] &, &[data-filled="true"]': { display: 'block' },
  '& h2': { ...theme.typography.h6, margin: theme.spacing(0, 0, 1.25), color: theme.vars.palette.text.secondary },
  '& ul': {
    display: 'flex',
    gap: theme.spacing(1.25),
    minHeight: 46,
    margin: theme.spacing(0, -2),
    padding: theme.spacing(0, 2),
    listStyle: 'none',
    // One line in any window; it scrolls where it is too long. Room for the outline of the focus.
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
  },
  '& li': { flex: 'none' },
}));

const Chip = styled(PageLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  boxSizing: 'border-box',
  height: 46,
  padding: theme.spacing(0, 1.75, 0, 1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.control,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontSize: '0.9375rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  transition: theme.transitions.create('border-color', { duration: 150 }),
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&:focus-visible': { outlineOffset: -2 },
  '& svg': { fontSize: 22, color: theme.vars.palette.primary.dark },
  '& svg.sign': { fontSize: 14, color: theme.vars.palette.text.secondary },
}));
