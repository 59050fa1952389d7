import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useId, useState } from 'react';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { sealGesture } from '../crop-actions.ts';
import { type CropPicture, useCropStore } from '../crop-store.ts';
import { HANDLES, handleDirections } from '../model/box-moves.ts';
import { boxSizeMin, type CropState, canvasSize, shownBox } from '../model/crop-state.ts';
import { copy } from '../words.ts';
import { BoxFrame, BoxHandle, Shade } from './BoxFrame.tsx';
import { pressStageKey, toHandle } from './stage-keys.ts';
import { useStage } from './use-stage.ts';

interface CropStageProps {
  readonly picture: CropPicture;
  readonly settled: CropState;
}

const words = copy.stage;

/** The picture with the crop box. Pointers and frames bypass React; labels and values follow finished gestures. */
export function CropStage({ picture, settled }: CropStageProps) {
  const refs = useStage(picture);
  const helpId = useId();
  const isCoarse = useMediaQuery(MEDIA.coarse);
  const [announcement, setAnnouncement] = useState('');
  const canvas = canvasSize(picture.size, settled.transform.rotationDeg);
  const box = shownBox(settled.box, canvas);
  const min = boxSizeMin(canvas);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { dataset } = event.target as HTMLElement;
    const part = toHandle(dataset.handle) ?? (dataset.cropBox === undefined ? null : 'box');
    if (pressStageKey(event, part)) event.preventDefault();
  };
  const release = () => {
    const { history } = useCropStore.getState();
    if (history?.gesture !== 'keys') return;
    sealGesture();
    setAnnouncement(describeChange(history.present, history.past.at(-1), picture));
  };

  return (
    <Wrapper>
      <Stage
        ref={refs.stage}
        role="group"
        tabIndex={0}
        aria-label={words.label}
        aria-describedby={`${helpId}-picture`}
        onKeyDown={press}
        onKeyUp={release}
        onBlur={release}
      >
        <Ground ref={refs.ground}>
          <canvas ref={refs.picture} role="img" aria-label={words.picture} />
          <Shade ref={refs.shade} className="shade" />
        </Ground>
        <BoxFrame
          ref={refs.box}
          data-crop-box=""
          role="group"
          tabIndex={0}
          aria-label={words.box(box)}
          aria-describedby={`${helpId}-box`}
        >
          <span ref={refs.badge} className="badge" aria-hidden="true" />
          {HANDLES.map((handle) => {
            const isHeight = handleDirections(handle).x === 0;
            return (
              <BoxHandle
                key={handle}
                data-handle={handle}
                role="slider"
                tabIndex={0}
                aria-label={words.handle(handle)}
                aria-orientation={isHeight ? 'vertical' : 'horizontal'}
                aria-valuemin={Math.round(isHeight ? min.height : min.width)}
                aria-valuemax={Math.round(isHeight ? canvas.height : canvas.width)}
                aria-valuenow={isHeight ? box.height : box.width}
                aria-valuetext={words.size(box.width, box.height)}
              />
            );
          })}
        </BoxFrame>
        <VisuallyHidden id={`${helpId}-picture`}>{words.pictureHelp}</VisuallyHidden>
        <VisuallyHidden id={`${helpId}-box`}>{words.boxHelp}</VisuallyHidden>
      </Stage>
      <p className="hint">{isCoarse ? words.hintTouch : words.hint}</p>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Wrapper>
  );
}

/** What a key has changed, for assistive technology. */
function describeChange(state: CropState, before: CropState | undefined, picture: CropPicture): string {
  const { transform, box } = state;
  if (before?.box !== box) return words.box(shownBox(box, canvasSize(picture.size, transform.rotationDeg)));
  return words.pictureMoved(transform.offset.x, transform.offset.y, copy.transform.scaleValue(transform.scale));
}

const Wrapper = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 0,
  '& .hint': {
    margin: 0,
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    textAlign: 'center',
  },
}));

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 'clamp(320px, calc(100vh - 250px), 640px)',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  '&[data-drag="picture"], &[data-drag="pinch"]': { cursor: 'grabbing' },
  '&[data-panning] *': { cursor: 'grab' },
  '&[data-drag] .shade::after': { opacity: 1 },
  [MEDIA.stacked]: { height: 'clamp(300px, 52vh, 560px)' },
  [MEDIA.phone]: { height: 'min(50vh, 100vw)' },
}));

/** The canvas with a checkered ground, which shows through where the picture is transparent or ends. */
const Ground = styled('div')(({ theme }) => {
  const color = theme.vars.palette.divider;
  return {
    position: 'absolute',
    top: 0,
    left: 0,
    overflow: 'hidden',
    pointerEvents: 'none',
    background: `conic-gradient(${color} 25%, transparent 0 50%, ${color} 0 75%, transparent 0) 0 0 / 16px 16px`,
    '& > canvas': { position: 'absolute', top: 0, left: 0, maxWidth: 'none', transformOrigin: '0 0' },
  };
});
