import type { CardStyle } from '../model/settings.ts';
import type { ThemeColors } from '../model/themes.ts';
import { coverAlignment } from './cover-layout.ts';
import { Ornament } from './decorations/Ornament.tsx';
import { FaceText } from './FaceText.tsx';
import type { FaceLayout } from './face-geometry.ts';
import { lookOf, unitOf } from './face-looks.ts';

interface Props {
  readonly layout: FaceLayout;
  readonly style: CardStyle;
  readonly colors: ThemeColors;
}

/** Title, subtitle and ornament of a cover. */
export function Cover({ layout, style, colors }: Props) {
  const { box, text, textTopPx, subtitle } = layout;
  const { look, type } = lookOf(style);
  const place = { leftPx: box.leftPx, widthPx: box.widthPx, type, colors };
  const topPx = box.topPx + textTopPx;
  return (
    <>
      {text.lines.length > 0 && (
        <Ornament
          kind={look.cover.ornament}
          colors={colors}
          leftPx={box.leftPx}
          widthPx={box.widthPx}
          alignment={coverAlignment(style)}
          topPx={topPx}
          bottomPx={topPx + text.heightPx}
          gapPx={subtitle === null ? null : subtitle.topPx - textTopPx - text.heightPx}
          unit={unitOf(style.size)}
        />
      )}
      <FaceText lines={text.lines} topPx={topPx} color={colors.text} isMarked={look.cover.isMarked} {...place} />
      {subtitle !== null && (
        <FaceText lines={subtitle.text.lines} topPx={box.topPx + subtitle.topPx} color={colors.quiet} {...place} />
      )}
    </>
  );
}
