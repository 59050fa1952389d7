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
  /** Shown in place of a code that would be too fine to scan. */
  readonly tooLong?: string;
  /** What the field holds, with its label; by default the link alone. */
  readonly text?: { readonly label: string; readonly value: string };
}

/** A link to scan, and the field from which it can be copied by hand. */
export function ScannableLink({ link, qrLabel, qrSizePx, qrOptions, tooLong, text }: ScannableLinkProps) {
  const isCoarse = useMediaQuery(MEDIA.coarse);
  const { label, value } = text ?? { label: copy.link, value: link };
  return (
    <>
      {tooLong === undefined ? (
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
      )}
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
    </>
  );
}

function selectAll(event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  event.target.select();
}
