import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { dispatchPortalEvent } from '../../shared/events.ts';
import { hideFloatingParts } from '../../shared/floating-parts.ts';
import { useQuietFocus } from '../../shared/focus/use-quiet-focus.ts';
import { useLiveGoal } from '../../shared/goals/use-live-goal.ts';
import { useFullscreen } from '../../shared/hooks/use-fullscreen.ts';
import { useIsHydrated } from '../../shared/hooks/use-is-hydrated.ts';
import { useMediaQuery } from '../../shared/hooks/use-media-query.ts';
import { usePageVisible } from '../../shared/hooks/use-page-visible.ts';
import { MEDIA } from '../../shared/look/media.ts';
import { usePageCommand } from '../../shared/tool/use-page-command.ts';
import { Background } from './background/Background.tsx';
import { CrossFade } from './background/CrossFade.tsx';
import { CardSide, hasWords, isGoalOnCard } from './card/CardSide.tsx';
import { GoalCard } from './card/GoalCard.tsx';
import type { LookDraft } from './edit/use-look-draft.ts';
import { FocusDock } from './focus/FocusDock.tsx';
import type { DesktopAction } from './model/keys.ts';
import { isUntouched } from './model/settings.ts';
import { pickShownPicture } from './model/shown-picture.ts';
import { SCENE } from './palette.ts';
import { DesktopDialogs, type DialogName } from './screen/DesktopDialogs.tsx';
import { FirstTimeTip } from './screen/FirstTimeTip.tsx';
import { PictureName } from './screen/PictureName.tsx';
import { Toolbar } from './screen/Toolbar.tsx';
import { useCardText } from './screen/use-card-text.ts';
import { useCorner } from './screen/use-corner.ts';
import { useCursorHiding } from './screen/use-cursor-hiding.ts';
import { useDayPart } from './screen/use-day-part.ts';
import { useDesktopKeys } from './screen/use-desktop-keys.ts';
import { useInlinePictures } from './screen/use-inline-pictures.ts';
import { usePictures } from './screen/use-pictures.ts';
import { useScene } from './screen/use-scene.ts';
import { useWakefulClock } from './screen/use-wakeful-clock.ts';
import { useScreenshot } from './screenshot/use-screenshot.tsx';
import { goalSettings } from './settings-store.ts';
import { NO_IMAGES } from './storage/image-db.ts';
import { copy } from './words.ts';

/** The focus desktop: a card over the page's background, and the buttons at the bottom right. */
export default function GoalFocusScreen() {
  const screen = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const stored = goalSettings.useValue();
  const [draft, setDraft] = useState<LookDraft | null>(null);
  const [isPaused, setPaused] = useState(false);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const isEditing = dialog === 'edit';
  const { settings, added } = isEditing && draft !== null ? draft : { settings: stored, added: NO_IMAGES };
  const [showsTimer, setShowsTimer] = useState(false);
  const isHydrated = useIsHydrated();
  const isVisible = usePageVisible();
  const reducesMotion = useMediaQuery(MEDIA.reducedMotion);
  const fullscreen = useFullscreen(screen);
  const isFull = fullscreen.isOn === true;
  const areButtonsShown = useCorner(isFull);
  const isCursorHidden = useCursorHiding(isFull && dialog === null);
  const dayPart = useDayPart();
  const open = usePictures(dayPart, added);
  const scene = useScene(settings, dayPart, isPaused);
  const text = useCardText(scene, settings, card, isEditing);
  const goal = useLiveGoal(settings.goalId);
  const showsGoal = isGoalOnCard(settings, goal);
  const tip = useFirstTimeTip(stored);
  const screenshot = useScreenshot();
  const { isTaking } = screenshot;
  const isFocusing = useQuietFocus();
  useWakefulClock(stage, settings);
  useInlinePictures();

  useEffect(() => {
    dispatchPortalEvent(isFull || isTaking ? 'hideHeader' : 'showHeader');
  }, [isFull, isTaking]);
  useEffect(() => (isTaking ? hideFloatingParts() : undefined), [isTaking]);

  const perform = (action: DesktopAction) => {
    if (action === 'toggle-fullscreen') fullscreen.toggle();
    else if (action === 'edit') setDialog('edit');
    else if (action === 'toggle-pause') setPaused((before) => !before);
    else scene.step(action);
  };
  useDesktopKeys(perform);
  usePageCommand({ edit: () => setDialog('edit'), timer: () => setShowsTimer(true) });

  const look = { open, brightness: settings.brightness, blurPx: settings.blurPx };
  const { panel } = scene;
  const picture = pickShownPicture(scene.background, panel);
  return (
    <Screen ref={screen} data-cursor={isCursorHidden ? 'hidden' : 'shown'} data-taking={isTaking}>
      <Background scene={scene.background} isPaused={isPaused} {...look} />
      <Stage ref={stage} data-editing={isEditing} data-full={isFull}>
        <GoalCard
          ref={card}
          isKnown={isHydrated}
          surface={panel.view.kind}
          ground={text.ground}
          pictures={panel.view.kind !== 'none' && <CrossFade source={panel.source} onShown={panel.onShown} {...look} />}
          text={text}
          font={settings.font}
          fontPercent={settings.fontPercent}
          hasShadow={settings.textEnhance}
          hasGlass={settings.showGlassEffect}
          isMoving={!isPaused && isVisible && !isFocusing && dialog === null}
          reducesMotion={reducesMotion}
          hasBack={settings.cardType === 'text' && !hasWords(settings) && !showsGoal}
          renderSide={(side) => <CardSide side={side} settings={settings} goal={goal} isRunning={isVisible} />}
        />
        <FocusDock
          goal={goal}
          isGoalOnCard={showsGoal}
          isTimerWanted={showsTimer}
          onSettings={() => setDialog('timer')}
          onClose={() => setShowsTimer(false)}
        />
      </Stage>
      <Toolbar
        isShown={areButtonsShown && !isEditing}
        isTaking={isTaking}
        isPaused={isPaused}
        hasImages={scene.hasImages}
        isFullscreen={fullscreen.isOn}
        isTimerShown={showsTimer}
        onStep={scene.step}
        onPause={() => perform('toggle-pause')}
        onTimer={() => setShowsTimer((before) => !before)}
        onScreenshot={screenshot.take}
        onShare={() => setDialog('share')}
        onFullscreen={fullscreen.toggle}
        onEdit={() => setDialog('edit')}
        picture={picture !== null && <PictureName picture={picture} settings={settings} />}
        tip={tip.isShown && !isFull && <FirstTimeTip onClose={tip.close} />}
      />
      {screenshot.dialog}
      <DesktopDialogs name={dialog} open={open} shown={text} onDraft={setDraft} onClose={() => setDialog(null)} />
    </Screen>
  );
}

/** Shown while nothing was chosen yet; closing it lasts as long as the page. */
function useFirstTimeTip(settings: Parameters<typeof isUntouched>[0]) {
  const [isClosed, setClosed] = useState(false);
  const isHydrated = useIsHydrated();
  const stored = isHydrated && goalSettings.readStored() === null ? null : settings;
  return {
    isShown: isHydrated && !isClosed && isUntouched(stored, copy.placeholders),
    close: () => setClosed(true),
  };
}

const Screen = styled('main')({
  position: 'fixed',
  inset: 0,
  overflow: 'hidden',
  background: SCENE.page,
  // A screenshot has the picture and the card alone.
  '&[data-taking="true"] [data-control]': { visibility: 'hidden' },
  '&[data-cursor="hidden"], &[data-cursor="hidden"] *': { cursor: 'none' },
});

const Stage = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(9, 2, 11),
  transition: 'transform 4s ease-in-out',
  [MEDIA.phone]: { gap: theme.spacing(1.5), padding: theme.spacing(8, 1.5, 15) },
  // On large screens the card fills the window in full screen.
  '&[data-full="true"]': {
    '--card-width': 'min(100%, 160vh)',
    '--card-height': '72vh',
    '--title-max': '14rem',
    '--text-max': '2.5rem',
    '--clock-max': '44vh',
  },
  // Beside the sheet; on phones above it.
  '&[data-editing="true"]': {
    right: 436,
    [MEDIA.phone]: {
      right: 0,
      bottom: '50dvh',
      padding: theme.spacing(8, 1.5, 1),
      '--card-height': '0px',
      '--card-max': 'calc(50dvh - 80px)',
    },
  },
}));
