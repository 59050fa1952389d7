import { styled } from '@mui/material/styles';
import { create } from 'qrcode';
import { useMemo } from 'react';
import { QR } from './palette.ts';
import { toQrPath } from './qr-path.ts';

/** Margin that the QR standard requires, in modules. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** Edge in pixels, with the margin. */
  readonly sizePx?: number;
}

/** A QR code drawn in the page. Dark on white in both color schemes, because scanners need the contrast. */
export function QrCode({ text, label, sizePx = 208 }: QrCodeProps) {
  const { modules } = useMemo(() => create(text, { errorCorrectionLevel: 'M' }), [text]);
  const side = modules.size + 2 * QUIET_ZONE;
  return (
    <Frame
      role="img"
      aria-label={label}
      width={sizePx}
      height={sizePx}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={toQrPath(modules)} />
    </Frame>
  );
}

const Frame = styled('svg')(({ theme }) => ({
  boxSizing: 'border-box',
  borderRadius: theme.radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: QR.paper,
  fill: QR.ink,
}));
