import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { FocusEvent } from 'react';
import { copy } from '../copy.ts';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { MEDIA } from '../look/media.ts';
import { QrCode, type QrOptions } from './QrCode.tsx';

interface ScannableLinkProps {
  readonly link: string;
  readonly qrLabel: string;
  /** Edge of the QR code in pixels. */
  readonly qrSizePx?: number;
  readonly qrOptions?: QrOptions;
  /** Whether the link is for people nearby, who scan it from this screen; else a phone shows the code last. */
  readonly isForNearby?: boolean;
  /** Shown in place of a code that would be too fine to scan. */
  readonly tooLong?: string;
  /** What the field holds, with its label; by default the link alone. */
  readonly text?: { readonly label: string; readonly value: string };
}

/** A link to scan, and the field from which it can be copied by hand. */
export function ScannableLink(props: ScannableLinkProps) {
  const { link, qrLabel, qrSizePx, qrOptions, tooLong, text, isForNearby = false } = props;
  const isCoarse = useMediaQuery(MEDIA.coarse);
  const { label, value } = text ?? { label: copy.link, value: link };
  const code =
    tooLong === undefined ? (
      <Stack spacing={0.5} sx={{ alignItems: 'center' }}>
        <QrCode
          text={link}
          label={qrLabel}
          {...(qrSizePx === undefined ? {} : { sizePx: qrSizePx })}
          {...(qrOptions === undefined ? {} : { options: qrOptions })}
        />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {isCoarse ? copy.scanByOtherPhone : copy.scanByPhone}
        </Typography>
      </Stack>
    ) : (
      <Typography variant="body2">{tooLong}</Typography>
    );
  const field = (
    <TextField
      label={label}
      value={value}
      size="small"
      multiline
      maxRows={4}
      fullWidth
      slotProps={{
        input: { readOnly: true, sx: { fontSize: 13, wordBreak: 'break-all' } },
        htmlInput: { onFocus: selectAll },
      }}
    />
  );
  return (
    <>
      {isCoarse && !isForNearby ? field : code}
      {isCoarse && !isForNearby ? code : field}
    </>
  );
}

function selectAll(event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  event.target.select();
}
