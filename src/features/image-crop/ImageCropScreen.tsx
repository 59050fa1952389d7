import { styled } from '@mui/material/styles';
import { useDeferredValue, useEffect } from 'react';
import { MEDIA } from '../../shared/look/media.ts';
import { DropVeil } from '../../shared/ui/DropVeil.tsx';
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx';
import { CropToolbar } from './CropToolbar.tsx';
import { followCrop } from './crop-result.ts';
import { type CropPicture, useCropStore } from './crop-store.ts';
import { dismissProblem, openPicture } from './open-picture.ts';
import { CropPanel } from './panel/CropPanel.tsx';
import { problemText } from './problem-text.ts';
import { CropStage } from './stage/CropStage.tsx';
import { UploadArea } from './UploadArea.tsx';
import { useIncomingPictures } from './use-incoming-pictures.ts';
import { copy } from './words.ts';

/** Cuts a part out of a picture and exports it from the picture's own pixels. */
export default function ImageCropScreen() {
  const opened = useCropStore((state) => state.picture);
  // Deferred together, so that the workbench is rendered in slices and both always belong to the same picture.
  const picture = useDeferredValue(opened);
  const settled = useDeferredValue(useCropStore((state) => state.settled));
  const loading = useCropStore((state) => state.loading);
  const problem = useCropStore((state) => state.problem);
  const { isOver, handlers } = useIncomingPictures();
  useEffect(followCrop, []);
  return (
    <Page {...handlers} data-open={picture !== null}>
      <Header>
        <h1>{copy.heading}</h1>
        <p>{picture === null ? copy.purpose : describePicture(picture)}</p>
      </Header>
      {problem !== null && (
        <ErrorAlert title={copy.upload.failed} onClose={dismissProblem}>
          {problemText(problem)}
        </ErrorAlert>
      )}
      {picture === null || settled === null ? (
        <UploadArea isLoading={loading !== null || opened !== null} onFile={(file) => void openPicture(file)} />
      ) : (
        <>
          <CropToolbar />
          <Workbench aria-busy={loading !== null}>
            <CropStage key={picture.id} picture={picture} settled={settled} />
            <CropPanel picture={picture} settled={settled} />
          </Workbench>
        </>
      )}
      {isOver && <DropVeil aria-hidden="true">{copy.upload.release}</DropVeil>}
    </Page>
  );
}

/** Name and size, and which frame of an animation is used. */
function describePicture({ name, size, kind, isAnimated }: CropPicture): string {
  const source = copy.stage.source(name, size.width, size.height);
  if (!isAnimated) return source;
  return `${source} · ${kind === 'gif' ? copy.upload.first : copy.upload.firstOfOthers}`;
}

const Page = styled('main')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  // Room for the export buttons, which are fixed to the bottom.
  [MEDIA.phone]: { '&[data-open="true"]': { paddingBottom: theme.spacing(9) } },
}));

const Header = styled('header')(({ theme }) => ({
  minWidth: 0,
  '& h1': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
}));

const Workbench = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  gap: theme.spacing(2),
  transition: theme.transitions.create('opacity', { duration: 150 }),
  '&[aria-busy="true"]': { opacity: 0.5 },
  '& > :first-of-type': { position: 'sticky', top: theme.spacing(2) },
  [MEDIA.stacked]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :first-of-type': { position: 'static' },
  },
}));
