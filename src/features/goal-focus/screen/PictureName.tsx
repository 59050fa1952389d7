import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { ToolbarButton } from '../focus/ToolbarButton.tsx';
import { toggleFavorite } from '../model/favorites.ts';
import type { GoalSettings } from '../model/settings.ts';
import { nameOf, type ShownPicture } from '../model/shown-picture.ts';
import type { WallpaperName } from '../model/wallpaper.ts';
import { SCENE } from '../palette.ts';
import { goalSettings } from '../settings-store.ts';
import { copy } from '../words.ts';

interface PictureNameProps {
  readonly picture: ShownPicture;
  readonly settings: GoalSettings;
}

const words = copy.picture;

/** Which picture is shown, with the mark of a favorite where pictures take turns. */
export function PictureName({ picture: { source, place }, settings }: PictureNameProps) {
  const name = nameOf(source, settings);
  const text = name === null ? '' : 'text' in name ? name.text : words.wallpapers[name.wallpaper as WallpaperName];
  const isFavorite = settings.favorites.includes(source);
  const toggle = () => {
    if (!goalSettings.update((before) => toggleFavorite(before, source))) {
      showToast(words.failed, { severity: 'error' });
    }
  };
  const canMark = place !== null || isFavorite;
  return (
    <>
      <Caption role="group" aria-label={words.label} data-alone={!canMark}>
        {text !== '' && <span title={text}>{text}</span>}
        {place !== null && <small>{words.place(place.at, place.count)}</small>}
      </Caption>
      {canMark && (
        <ToolbarButton label={isFavorite ? words.unfavorite : words.favorite} isPressed={isFavorite} onClick={toggle}>
          {isFavorite ? <StarIcon /> : <StarBorderIcon />}
        </ToolbarButton>
      )}
    </>
  );
}

const Caption = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  minWidth: 0,
  padding: theme.spacing(0, 0.5, 0, 1.75),
  ...theme.typography.body2,
  color: SCENE.glassText,
  '&[data-alone="true"]': { paddingRight: theme.spacing(1.75) },
  '& span': { maxWidth: 200, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { flex: 'none', fontSize: '0.8125rem', opacity: 0.8, fontVariantNumeric: 'tabular-nums' },
  [MEDIA.phone]: { '& span': { maxWidth: 72 } },
}));
