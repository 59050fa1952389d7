import BackIcon from '@mui/icons-material/ChevronLeft';
import ForwardIcon from '@mui/icons-material/ChevronRight';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { tint } from '../../../shared/look/tint.ts';
import type { OpenedPicture } from '../background/open-picture.ts';
import { IMAGES_MAX } from '../constants.ts';
import type { Surface } from '../model/images.ts';
import { AddImage, type AddImageProps } from './AddImage.tsx';
import { copy } from './copy.ts';
import { PictureThumb } from './PictureThumb.tsx';
import { type LookEditor, listOf } from './use-look-draft.ts';

export interface SurfaceImagesProps extends Pick<AddImageProps, 'onOversize' | 'onTutorial'> {
  readonly surface: Surface;
  readonly editor: LookEditor;
  readonly open: (source: string) => Promise<OpenedPicture>;
}

const words = copy.images;

/** The single picture of a surface: add, preview, remove. */
export function SingleImage({ surface, editor, open, ...ways }: SurfaceImagesProps) {
  const { settings, added } = editor.draft;
  const isPanel = surface === 'panel';
  const source = isPanel ? settings.panelImage : settings.backgroundImage;
  const name = (isPanel ? settings.panelImageFileName : settings.backgroundImageFileName) || words.urlName;
  return (
    <>
      {source !== '' && (
        <Single>
          <PictureThumb
            source={source}
            added={added}
            open={open}
            label={words.preview}
            failedLabel={words.previewFailed}
          />
          <Caption>
            <span>{name}</span>
            <IconButton aria-label={words.remove(name)} onClick={() => editor.setSingle(surface, null)}>
              <DeleteIcon />
            </IconButton>
          </Caption>
        </Single>
      )}
      <AddImage isMultiple={false} room={1} onAdd={(picture) => editor.setSingle(surface, picture)} {...ways} />
    </>
  );
}

/** The pictures of a surface in turns: add, order, remove; at most fifteen. */
export function ImageList({ surface, editor, open, ...ways }: SurfaceImagesProps) {
  const { settings, added } = editor.draft;
  const items = listOf(settings, surface);
  return (
    <>
      <Count aria-live="polite">{words.list(items.length, IMAGES_MAX)}</Count>
      {items.length > 0 && (
        <List>
          {items.map(({ id, data, name }, index) => (
            <li key={id}>
              <PictureThumb source={data} added={added} open={open} label={name} failedLabel={words.failed} />
              <Tools>
                <IconButton
                  size="small"
                  aria-label={words.earlier(name)}
                  disabled={index === 0}
                  onClick={() => editor.moveInList(surface, id, -1)}
                >
                  <BackIcon fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={words.later(name)}
                  disabled={index === items.length - 1}
                  onClick={() => editor.moveInList(surface, id, 1)}
                >
                  <ForwardIcon fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={words.remove(name)}
                  onClick={() => editor.removeFromList(surface, id)}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </Tools>
            </li>
          ))}
        </List>
      )}
      <AddImage
        isMultiple
        room={IMAGES_MAX - items.length}
        onAdd={(picture) => editor.addToList(surface, picture)}
        {...ways}
      />
    </>
  );
}

const Single = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(0.5), maxWidth: 320 }));

const Caption = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  ...theme.typography.body2,
  '& span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

const Count = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: theme.spacing(0.5),
  borderRadius: theme.radius.control,
  background: tint(theme.vars.palette.text.primary, 4),
}));
