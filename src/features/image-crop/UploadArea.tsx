import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { pickFile } from '../../platform/file-read.ts';
import { MEDIA } from '../../shared/look/media.ts';
import { tint } from '../../shared/look/tint.ts';
import { FileDropArea } from '../../shared/ui/FileDropArea.tsx';
import { CropDrawing } from './CropDrawing.tsx';
import { PICTURE_ACCEPT } from './constants.ts';
import { copy } from './words.ts';

interface UploadAreaProps {
  /** A picture is being opened. */
  readonly isLoading: boolean;
  readonly onFile: (file: File) => void;
}

const words = copy.upload;

/** Takes the first picture: by click, by drag and drop, or by paste anywhere on the page. */
export function UploadArea({ isLoading, onFile }: UploadAreaProps) {
  if (isLoading) {
    return (
      <Loading role="status">
        <Skeleton variant="rounded" />
        <span>{words.loading}</span>
      </Loading>
    );
  }
  return (
    <Area
      onClick={({ target }) => {
        // The button inside opens the list of files itself.
        if (target instanceof Element && target.closest('button') !== null) return;
        void pickFile(PICTURE_ACCEPT).then((file) => file !== null && onFile(file));
      }}
    >
      <FileDropArea
        accept={PICTURE_ACCEPT}
        buttonLabel={words.choose}
        onFiles={([file]) => file !== undefined && onFile(file)}
        hint={
          <>
            <CropDrawing />
            <strong>{words.hint}</strong>
            <span className="paste">{words.paste}</span>
            <span className="formats">{words.formats}</span>
          </>
        }
      />
    </Area>
  );
}

const HEIGHT = 'clamp(360px, calc(100vh - 250px), 520px)';

const Area = styled('div')(({ theme }) => ({
  cursor: 'pointer',
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  transition: theme.transitions.create('background-color', { duration: 150 }),
  '&:hover': { background: tint(theme.vars.palette.primary.main, 4, theme.vars.palette.background.paper) },
  '& > div': { minHeight: HEIGHT, alignContent: 'center', borderRadius: theme.radius.card },
  '& p': { display: 'grid', justifyItems: 'center', gap: theme.spacing(1) },
  '& strong': { ...theme.typography.h4, marginTop: theme.spacing(1), color: theme.vars.palette.text.primary },
  '& .formats': { ...theme.typography.caption },
  // Without a keyboard there is no such key.
  [MEDIA.coarse]: { '& .paste': { display: 'none' } },
}));

const Loading = styled('div')(({ theme }) => ({
  display: 'grid',
  '& > *': { gridArea: '1 / 1' },
  '& .MuiSkeleton-root': { height: HEIGHT, borderRadius: theme.radius.card },
  '& > span:last-child': { alignSelf: 'center', justifySelf: 'center', color: theme.vars.palette.text.secondary },
}));
