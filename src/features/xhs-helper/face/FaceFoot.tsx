import type { CSSProperties } from 'react';
import type { CardFaceInput } from '../model/face.ts';
import type { ThemeType } from '../model/themes.ts';
import { type FaceColors, footColor } from './face-colors.ts';
import { footBoxOf } from './face-geometry.ts';
import { lookOf } from './face-looks.ts';
import { fontOf } from './fonts.ts';

interface Props extends CardFaceInput {
  readonly colors: FaceColors;
  readonly type: ThemeType;
}

/** Signature at the left and page number at the right. A cover has no number and does not count. */
export function FaceFoot({ content, style, number, count, colors, type }: Props) {
  const signature = style.signature.trim();
  const hasNumber = style.hasPageNumbers && content.kind === 'card';
  if (signature === '' && !hasNumber) return null;
  const covers = Number(style.hasCover);
  const { bottomPx, heightPx, fontSizePx, leftPx, rightPx } = footBoxOf(style);
  const { family, weight } = fontOf(
    {
      fontSizePx,
      isBold: false,
      isTitle: false,
      isHighlighted: false,
      isStruck: false,
      isCode: false,
      isChinese: false,
    },
    type,
  );
  const row: CSSProperties = {
    position: 'absolute',
    left: leftPx,
    right: rightPx,
    bottom: bottomPx,
    height: heightPx,
    display: 'flex',
    justifyContent: 'space-between',
    gap: fontSizePx,
    whiteSpace: 'pre',
    lineHeight: `${heightPx}px`,
    fontFamily: family,
    fontWeight: weight,
    fontSize: fontSizePx,
    color: footColor(colors, lookOf(style).look.foot),
  };
  return (
    <div style={row}>
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 }}>{signature}</span>
      {hasNumber && (
        <span style={{ fontVariantNumeric: 'tabular-nums' }}>{`${number - covers}/${count - covers}`}</span>
      )}
    </div>
  );
}
