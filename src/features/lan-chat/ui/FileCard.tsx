import DoneIcon from '@mui/icons-material/CheckRounded';
import ArchiveIcon from '@mui/icons-material/FolderZipOutlined';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import VideoIcon from '@mui/icons-material/MovieOutlined';
import FailedIcon from '@mui/icons-material/PriorityHighRounded';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tint } from '../../../shared/look/tint.ts';
import type { SharedFile } from '../files/file-session.ts';
import { copy } from '../words.ts';

interface FileCardProps {
  readonly file: Pick<SharedFile, 'name' | 'mimeType'>;
  /** Share of the bytes that have arrived, from 0 to 1. */
  readonly share: number;
  readonly isMoving: boolean;
  readonly tone: 'plain' | 'done' | 'error';
  readonly size: string;
  readonly status: string;
  readonly preview: ReactNode;
  /** Buttons. */
  readonly children?: ReactNode;
}

const RING_PX = 44;

/** Name, size and state of a file, with a ring that fills up. */
export function FileCard({ file, share, isMoving, tone, size, status, preview, children }: FileCardProps) {
  const percent = Math.floor(share * 100);
  return (
    <Card data-tone={tone}>
      {preview}
      <div className="facts">
        <Ring>
          {isMoving && (
            <CircularProgress
              variant="determinate"
              enableTrackSlot
              value={percent}
              size={RING_PX}
              thickness={3}
              aria-label={copy.file.progress(file.name)}
            />
          )}
          {isMoving ? <span aria-hidden="true">{`${percent}%`}</span> : <StateIcon tone={tone} type={file.mimeType} />}
        </Ring>
        <div>
          <strong title={file.name}>{file.name}</strong>
          <span>{size}</span>
          <span className="status">{status}</span>
        </div>
      </div>
      {children}
    </Card>
  );
}

function StateIcon({ tone, type }: { readonly tone: FileCardProps['tone']; readonly type: string }) {
  if (tone === 'done') return <DoneIcon />;
  if (tone === 'error') return <FailedIcon />;
  if (type.startsWith('image/')) return <PictureIcon />;
  if (/^(?:video|audio)\//.test(type)) return <VideoIcon />;
  return /zip|compressed|x-tar|rar|7z/.test(type) ? <ArchiveIcon /> : <FileIcon />;
}

const Card = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    boxSizing: 'border-box',
    display: 'grid',
    gap: theme.spacing(1),
    width: 300,
    maxWidth: '100%',
    padding: theme.spacing(1.25),
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.radius.card,
    background: palette.background.paper,
    textAlign: 'start',
    '& .facts': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.25), minWidth: 0 },
    '& .facts > div:last-of-type': { display: 'grid', minWidth: 0 },
    '& .facts strong': {
      ...theme.typography.body2,
      fontWeight: 600,
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    },
    '& .facts > div:last-of-type > span': {
      ...theme.typography.caption,
      color: palette.text.secondary,
      fontVariantNumeric: 'tabular-nums',
    },
    '&[data-tone="error"] .facts .status': { color: palette.error.main },
    '&[data-tone="done"] .facts .status': { color: palette.success.main },
  };
});

const Ring = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: RING_PX,
    height: RING_PX,
    borderRadius: '50%',
    background: tint(palette.primary.main, 10),
    color: palette.primary.dark,
    '& > *': { gridArea: '1 / 1' },
    '& > span[aria-hidden]': { fontSize: '0.75rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    '[data-tone="done"] > .facts > &': { background: tint(palette.success.main, 14), color: palette.success.main },
    '[data-tone="error"] > .facts > &': { background: tint(palette.error.main, 12), color: palette.error.main },
  };
});
