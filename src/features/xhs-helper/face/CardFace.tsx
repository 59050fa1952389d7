import { type CSSProperties, memo, type Ref } from 'react';
import { useIsHydrated } from '../../../shared/hooks/use-is-hydrated.ts';
import { CARD_SIZES } from '../constants.ts';
import type { CardContent, CardFaceInput } from '../model/face.ts';
import { toPlainText } from '../model/markdown/plain-text.ts';
import { VEILS } from '../palette.ts';
import { Cover } from './Cover.tsx';
import { Decoration } from './decorations/Decoration.tsx';
import { DRAWN_WIDTH } from './decorations/decoration.ts';
import { FaceFoot } from './FaceFoot.tsx';
import { FaceText } from './FaceText.tsx';
import { type FaceColors, faceColors } from './face-colors.ts';
import type { FaceLayout } from './face-geometry.ts';
import { layOutFace } from './face-layout.ts';
import { lookOf } from './face-looks.ts';
import { FACE_LANGUAGE } from './fonts.ts';

interface CardFaceProps extends CardFaceInput {
  readonly ref?: Ref<HTMLElement>;
}

/**
 * One picture at its real size in CSS pixels. Every style of it stands in the elements themselves, nothing is inherited from
 * the page, so that a copy outside of the page looks the same. Rendered again only when something of its look changes.
 */
export const CardFace = memo(function CardFace({ ref, ...input }: CardFaceProps) {
  const { content, style } = input;
  // A prerendered page cannot measure letters.
  const isMeasurable = useIsHydrated();
  const { widthPx, heightPx } = CARD_SIZES[style.size];
  const { type, decoration } = lookOf(style);
  const colors = faceColors(input);
  const layout = isMeasurable ? layOutFace(input) : null;
  const isCover = content.kind === 'cover';
  const { ground } = colors;
  return (
    <article
      ref={ref}
      role="img"
      aria-label={toLabel(content)}
      lang={FACE_LANGUAGE}
      dir="ltr"
      data-card-face=""
      style={{ ...ROOT, ...surfaceOf(colors), width: widthPx, height: heightPx, textShadow: haloOf(colors) }}
    >
      {ground.kind === 'picture' && (
        <>
          <img src={ground.url} alt="" style={{ ...LAYER, objectFit: 'cover' }} />
          <div style={{ ...LAYER, backgroundColor: VEILS[ground.veil], opacity: ground.opacity }} />
        </>
      )}
      {ground.kind === 'surface' && (
        <Decoration
          kind={decoration}
          colors={colors}
          isCover={isCover}
          ruling={isCover || layout === null ? null : rulingOf(layout, input)}
          widthPx={widthPx}
          heightPx={heightPx}
        />
      )}
      {layout !== null && isCover && <Cover layout={layout} style={style} colors={colors} />}
      {layout !== null && !isCover && (
        <FaceText
          lines={layout.text.lines}
          leftPx={layout.box.leftPx}
          topPx={layout.box.topPx + layout.textTopPx}
          widthPx={layout.box.widthPx}
          type={type}
          colors={colors}
        />
      )}
      <FaceFoot {...input} colors={colors} type={type} />
    </article>
  );
}, isSameFace);

/** Everything that letters would inherit from the page. */
const ROOT: CSSProperties = {
  position: 'relative',
  boxSizing: 'border-box',
  flexShrink: 0,
  margin: 0,
  overflow: 'hidden',
  contain: 'strict',
  fontStyle: 'normal',
  fontKerning: 'normal',
  fontVariant: 'normal',
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  textAlign: 'left',
  textIndent: 0,
  textTransform: 'none',
  textRendering: 'geometricPrecision',
  // The layout places marks itself, so the browser must not move them.
  textSpacingTrim: 'space-all',
  textAutospace: 'no-autospace',
  WebkitTextSizeAdjust: 'none',
};

const HALO_PX = 7;
const LAYER: CSSProperties = { position: 'absolute', left: 0, top: 0, width: '100%', height: '100%' };

function surfaceOf({ surface }: FaceColors): CSSProperties {
  const backgroundColor = surface[0];
  return surface.length === 1
    ? { backgroundColor }
    : { backgroundColor, backgroundImage: `linear-gradient(150deg, ${surface.join(', ')})` };
}

/** Letters over a picture have a soft edge of its veil, whatever is behind them. */
function haloOf({ ground }: FaceColors): string {
  return ground.kind === 'picture' ? `0 0 ${HALO_PX}px ${VEILS[ground.veil]}` : 'none';
}

function toLabel(content: CardContent): string {
  return content.kind === 'card' ? toPlainText(content.card.text) : `${content.title}\n${content.subtitle}`.trim();
}

/** Share of the distance between two lines of text by which a ruling lies below the letters. */
const RULING_SHARE = 0.22;
const RULING_MAX_PX = 5;

/** The lines of ruled paper under the lines of the text, in units of the decoration. */
function rulingOf({ box, textTopPx }: FaceLayout, { style }: CardFaceInput) {
  const { fontSizePx, lineHeight, size } = style;
  const distancePx = fontSizePx * lineHeight;
  const below = Math.min((distancePx - fontSizePx) * RULING_SHARE, RULING_MAX_PX);
  const firstPx = box.topPx + textTopPx + (distancePx + fontSizePx) / 2 + below;
  const unit = CARD_SIZES[size].widthPx / DRAWN_WIDTH;
  return { first: firstPx / unit, distance: distancePx / unit };
}

function isSameFace(before: CardFaceProps, after: CardFaceProps): boolean {
  const isSamePlace = before.number === after.number && (before.count === after.count || !after.style.hasPageNumbers);
  return (
    isSamePlace &&
    before.ref === after.ref &&
    before.style === after.style &&
    isSameContent(before.content, after.content)
  );
}

function isSameContent(before: CardContent, after: CardContent): boolean {
  if (before.kind === 'card' && after.kind === 'card') return before.card === after.card;
  if (before.kind === 'cover' && after.kind === 'cover') {
    return before.title === after.title && before.subtitle === after.subtitle;
  }
  return false;
}
