import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';
import { JsonPanel } from './json/JsonPanel.tsx';

export default function JsonYamlScreen() {
  return (
    <Page>
      <header>
        <h1>{copy.heading}</h1>
        <p>{copy.lead}</p>
      </header>
      <JsonPanel />
    </Page>
  );
}

const Page = styled('main')(({ theme }) => ({
  paddingBottom: theme.spacing(6),
  '& > header': { marginBottom: theme.spacing(2) },
  '& h1': { ...theme.typography.h2, margin: 0 },
  '& > header p': { margin: 0, color: theme.vars.palette.text.secondary },
}));
