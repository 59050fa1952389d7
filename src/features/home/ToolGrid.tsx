import NewTabIcon from '@mui/icons-material/OpenInNew';
import { styled } from '@mui/material/styles';
import { PHRASE_WRAP } from '../../shared/look/phrase-wrap.ts';
import { tint } from '../../shared/look/tint.ts';
import type { Page } from '../../shared/tool/define-page.ts';
import { opensNewTab, PageLink } from '../../shared/tool/PageLink.tsx';
import { copy } from './copy.ts';

export function ToolGrid({ tools }: { readonly tools: readonly Page[] }) {
  return (
    <Section aria-labelledby="home-tools">
      <h2 id="home-tools">{copy.tools.title}</h2>
      <ul>
        {tools.map((tool) => (
          <li key={tool.id}>
            <ToolCard tool={tool} />
          </li>
        ))}
        <li>
          <Quiet href="#roadmap">
            <strong>{copy.tools.more}</strong>
            <span>{copy.tools.moreLine}</span>
          </Quiet>
        </li>
      </ul>
    </Section>
  );
}

function ToolCard({ tool }: { readonly tool: Page }) {
  const { icon: Icon } = tool;
  return (
    <Card page={tool}>
      <span className="icon">
        <Icon aria-hidden="true" />
      </span>
      <strong>
        {tool.name}
        {opensNewTab(tool) && <NewTabIcon titleAccess={copy.tools.newTab} />}
      </strong>
      <span>{tool.home?.summary}</span>
    </Card>
  );
}

const Section = styled('section')(({ theme }) => ({
  '& h2': { ...theme.typography.h3, margin: theme.spacing(0, 0, 2) },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
    gap: theme.spacing(2),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
}));

const Card = styled(PageLink)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  height: '100%',
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  ...PHRASE_WRAP,
  transition: theme.transitions.create('border-color', { duration: 150 }),
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '& strong': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    color: theme.vars.palette.text.primary,
    ...theme.typography.h5,
    '& svg': { fontSize: 16, color: theme.vars.palette.text.secondary },
  },
  '& .icon': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    marginBottom: theme.spacing(1),
    borderRadius: theme.radius.control,
    background: tint(theme.vars.palette.primary.main, 12),
    color: theme.vars.palette.primary.dark,
  },
}));

const Quiet = styled('a')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: theme.spacing(1),
  height: '100%',
  minHeight: 120,
  padding: theme.spacing(3),
  border: `1px dashed ${theme.vars.palette.control}`,
  borderRadius: theme.radius.card,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  ...PHRASE_WRAP,
  '& strong': { ...theme.typography.h5, color: theme.vars.palette.text.primary },
  '&:hover strong': { color: theme.vars.palette.primary.dark },
}));
