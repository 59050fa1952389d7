import { keyframes } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';

/** Name of the timeline that runs while a section passes through the window. */
const SCENE = '--scene';

const turn = keyframes({ from: { transform: 'rotate(-16deg)' }, to: { transform: 'rotate(16deg)' } });
const turnBack = keyframes({ from: { transform: 'rotate(12deg)' }, to: { transform: 'rotate(-12deg)' } });
const float = keyframes({ from: { transform: 'translateY(9%)' }, to: { transform: 'translateY(-9%)' } });
const rise = keyframes({ from: { transform: 'translateY(80px)' }, to: { transform: 'translateY(-200px)' } });
const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
const swim = keyframes({ from: { transform: 'translate(-72px, 150px)' }, to: { transform: 'none' } });
const follow = keyframes({
  from: { transform: 'translate(-70px, 60px)' },
  to: { transform: 'translate(16px, -12px)' },
});
const appear = keyframes({
  from: { opacity: 0.15, transform: 'translateX(-40px)' },
  to: { opacity: 1, transform: 'none' },
});
const grow = keyframes({ from: { transform: 'scaleY(.7)' }, to: { transform: 'scaleY(1)' } });

/** An animation that follows the scene's timeline over a range of it. */
function onScene(animationName: typeof turn, animationRange = 'cover') {
  return {
    animationName: `${animationName}`,
    animationTimingFunction: 'linear',
    animationFillMode: 'both',
    animationTimeline: SCENE,
    animationRange,
  } as const;
}

const MOTION = {
  viewTimelineName: SCENE,
  '& .ring': { transformOrigin: '300px 300px' },
  '& .ring-0, & .ring-2': onScene(turn),
  '& .ring-1': onScene(turnBack),
  '& .art > svg': onScene(float),
  '& .bubbles': onScene(rise),
  '& .way': onScene(draw, 'entry 40% cover 50%'),
  '& .leader': onScene(swim, 'entry 40% cover 50%'),
  '& .followers': onScene(follow),
  '& .form': onScene(appear, 'entry 45% cover 46%'),
  '& .form:first-of-type': onScene(appear, 'entry 20% entry 70%'),
  '& .weeds path': { ...onScene(grow, 'entry 0% cover 50%'), transformBox: 'fill-box', transformOrigin: '50% 100%' },
} as const;

/** Slow movement that the visitor's scrolling drives, where the browser supports it; none under reduced motion. */
export const SCROLL_MOTION = {
  '@supports (animation-timeline: view())': {
    ...MOTION,
    [MEDIA.reducedMotion]: { '& *': { animationName: 'none !important' } },
  },
} as const;
