import { styled } from '@mui/material/styles';
import { create } from 'qrcode';
import { useMemo } from 'react';
import { QR } from './palette.ts';
import { toQrPath } from './qr-path.ts';

export interface QrOptions {
  /** Share of the code that may be damaged: M 15 %, H 30 %. */
  readonly level: 'M' | 'H';
  /** Margin in modules. */
  readonly marginModules: number;
}

/** With the margin that the QR standard requires. */
const STANDARD: QrOptions = { level: 'M', marginModules: 4 };

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** Edge in pixels, with the margin. */
  readonly sizePx?: number;
  readonly options?: QrOptions;
}

/** A QR code drawn in the page. Dark on white in both color schemes, because scanners need the contrast. */
export function QrCode({ text, label, sizePx = 208, options = STANDARD }: QrCodeProps) {
  const { level, marginModules } = options;
  const { modules } = useMemo(() => create(text, { errorCorrectionLevel: level }), [text, level]);
  const side = modules.size + 2 * marginModules;
  return (
    <Frame
      role="img"
      aria-label={label}
      width={sizePx}
      height={sizePx}
      viewBox={`${-marginModules} ${-marginModules} ${side} ${side}`}
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
