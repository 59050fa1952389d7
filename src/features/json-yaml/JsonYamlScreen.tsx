import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';
import { JsonPanel } from './json/JsonPanel.tsx';
import { PrivacyLine } from './PrivacyLine.tsx';
import { usePageParts } from './page-parts.ts';

export default function JsonYamlScreen() {
  const areLoaded = usePageParts();

  return (
    <Page>
      <header>
        <h1>{copy.heading}</h1>
        <PrivacyLine isReady={areLoaded} />
      </header>
      <JsonPanel />
    </Page>
  );
}

const Page = styled('main')(({ theme }) => ({
  paddingBottom: theme.spacing(6),
  '& > header': { marginBottom: theme.spacing(2) },
  '& h1': { ...theme.typography.h2, margin: 0 },
}));
