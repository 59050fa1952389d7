import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { CropPicture } from '../crop-store.ts';
import type { CropState } from '../model/crop-state.ts';
import { BoxNumbers } from './BoxNumbers.tsx';
import { FramingControls } from './FramingControls.tsx';
import { MoreExports } from './MoreExports.tsx';
import { OutputControls } from './OutputControls.tsx';
import { ResultLine } from './ResultLine.tsx';
import { TransformControls } from './TransformControls.tsx';

interface CropPanelProps {
  readonly picture: CropPicture;
  readonly settled: CropState;
}

/** Everything that is chosen beside the stage. */
export function CropPanel({ picture, settled }: CropPanelProps) {
  return (
    <Panel>
      <Section>
        <FramingControls settled={settled} />
        <TransformControls />
        <BoxNumbers picture={picture} settled={settled} />
      </Section>
      <Section>
        <OutputControls picture={picture} settled={settled} />
        <ResultLine picture={picture} settled={settled} />
      </Section>
      <Section>
        <MoreExports />
      </Section>
    </Panel>
  );
}

const Panel = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), alignContent: 'start' }));

const Section = styled(Card)(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5), padding: theme.spacing(2) }));
