import { styled } from '@mui/material/styles';
import { type CSSProperties, type ReactNode, type RefObject, useRef } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import type { LegibleText } from '../model/legible.ts';
import type { Font } from '../model/settings.ts';
import { SCENE } from '../palette.ts';
import { copy } from '../words.ts';
import { type Side, useFlip } from './use-flip.ts';
import { useTilt } from './use-tilt.ts';

interface GoalCardProps {
  /** The area of the text, for measuring what lies under it. */
  readonly ref: RefObject<HTMLElement | null>;
  /** False on a prerendered page, which does not know the visitor's own words. */
  readonly isKnown: boolean;
  readonly surface: 'none' | 'solid' | 'images';
  /** Pictures of the card's surface. */
  readonly pictures: ReactNode;
  readonly text: LegibleText;
  readonly font: Font;
  /** In percent of the usual size. */
  readonly fontPercent: number;
  /** The solid color below the pictures. */
  readonly ground: keyof typeof SCENE.card;
  readonly hasShadow: boolean;
  readonly hasGlass: boolean;
  /** Whether the card moves: tilts with the pointer and turns over by itself. */
  readonly isMoving: boolean;
  readonly reducesMotion: boolean;
  /** The back differs from the front, so that a button turns the card over. */
  readonly hasBack: boolean;
  readonly renderSide: (side: Side) => ReactNode;
}

/**
 * The card of the desktop: tilts with the mouse and turns over (doc 2 §2). It stands out of the flow of its pictures, so that
 * their arrival moves nothing.
 */
export function GoalCard(props: GoalCardProps) {
  const {
    ref,
    isKnown,
    surface,
    pictures,
    text,
    font,
    fontPercent,
    ground,
    hasShadow,
    hasGlass,
    isMoving,
    reducesMotion,
    hasBack,
    renderSide,
  } = props;
  const tilted = useRef<HTMLDivElement>(null);
  const isLively = isMoving && !reducesMotion;
  useTilt(tilted, isLively);
  const { side, flip } = useFlip(ref, {
    isAuto: isMoving && (isLively || hasBack),
    isAnimated: isLively,
    rests: !hasBack,
  });
  const scrim: CSSProperties = {
    opacity: text.scrim.opacity,
    background: SCENE[text.scrim.color === 'black' ? 'dark' : 'light'],
    color: SCENE[text.scrim.color === 'black' ? 'dark' : 'light'],
  };
  return (
    <Perspective>
      <Veil style={surface === 'none' ? scrim : { ...scrim, opacity: 0 }} />
      <Tilted ref={tilted}>
        <Card
          ref={ref}
          aria-label={copy.card.label}
          data-side={side}
          data-surface={surface}
          data-glass={hasGlass}
          style={{ color: text.color }}
        >
          <Ground data-shown={surface !== 'none'} data-ground={ground}>
            {pictures}
          </Ground>
          <Scrim style={surface === 'none' ? { ...scrim, opacity: 0 } : scrim} />
          <Content
            data-known={isKnown}
            data-shadow={hasShadow}
            data-font={font}
            style={{ '--shadow': shadowOf(text), '--zoom': fontPercent / 100 } as CSSProperties}
          >
            {renderSide(side)}
          </Content>
          {hasBack && (
            <Turn data-control type="button" onClick={flip}>
              {copy.card.flip}
            </Turn>
          )}
        </Card>
      </Tilted>
    </Perspective>
  );
}

/** A shadow in the scrim's color sets the text apart from a busy picture. */
function shadowOf({ scrim }: LegibleText): string {
  return scrim.color === 'black' ? SCENE.textShadow.dark : SCENE.textShadow.light;
}

const Perspective = styled('div')({
  position: 'relative',
  width: 'var(--card-width, min(100%, 1080px))',
  perspective: 1600,
});

const Tilted = styled('div')({ transition: 'transform 260ms ease-out', willChange: 'transform' });

const Card = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minHeight: 'var(--card-height, min(56vh, 520px))',
  maxHeight: 'var(--card-max, 74vh)',
  borderRadius: theme.radius.stage,
  containerType: 'inline-size',
  willChange: 'transform',
  // Few shades on the way: each one paints the whole card again.
  transition: 'color 1200ms steps(6)',
  [MEDIA.phone]: { minHeight: 'var(--card-height, 46vh)', borderRadius: theme.radius.panel },
  [MEDIA.reducedMotion]: { transitionDuration: '1ms' },
}));

/** The card's own surface: a solid color below its pictures. */
const Ground = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: 'inherit',
  opacity: 0,
  transition: 'opacity 700ms ease-in-out',
  background: SCENE.card.dark,
  boxShadow: SCENE.shadow,
  '&[data-ground="light"]': { background: SCENE.card.light },
  '&[data-shown="true"]': { opacity: 1 },
  '[data-glass="true"] > &::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    background: SCENE.sheen,
    boxShadow: `inset 0 0 0 1px ${SCENE.edge}, inset 0 1px 0 ${SCENE.edgeHigh}`,
  },
  [MEDIA.reducedMotion]: { transitionDuration: '1ms' },
});

/** Between the picture and the text. */
const Scrim = styled('div')({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  transition: 'opacity 1200ms steps(12)',
  pointerEvents: 'none',
  [MEDIA.reducedMotion]: { transitionDuration: '1ms' },
});

/**
 * The scrim of a card without a surface: fades out beyond the card, and stands still while the text turns. Its own edge lies
 * where the shadow is solid.
 */
const Veil = styled(Scrim)(({ theme }) => ({
  borderRadius: theme.radius.stage,
  inset: 48,
  boxShadow: '0 0 72px 104px currentColor',
}));

const Content = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'safe center',
  minHeight: 0,
  overflowY: 'auto',
  padding: theme.spacing(5, 6),
  'html[data-has-look] &[data-known="false"]': { visibility: 'hidden' },
  '&[data-shadow="true"]': { textShadow: 'var(--shadow)' },
  '&[data-font="serif"]': { fontFamily: '"Songti SC", "Noto Serif CJK SC", "Source Han Serif SC", SimSun, serif' },
  '&[data-font="kai"]': { fontFamily: '"Kaiti SC", STKaiti, KaiTi, "AR PL UKai CN", serif' },
  '&[data-font="mono"]': theme.mono,
  [MEDIA.phone]: { padding: theme.spacing(4, 2.5) },
}));

const Turn = styled('button')(({ theme }) => ({
  position: 'absolute',
  right: theme.spacing(2),
  bottom: theme.spacing(1.5),
  minHeight: 32,
  padding: theme.spacing(0, 1.5),
  border: 'none',
  borderRadius: theme.radius.full,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.8125rem',
  opacity: 0.8,
  cursor: 'pointer',
  '&:hover, &:focus-visible': { opacity: 1, background: SCENE.glassHover },
}));
