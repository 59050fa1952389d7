import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { openAccountDialog, requireLogin } from '../../../shared/session/account-dialogs.ts';
import { useSession } from '../../../shared/session/session.ts';
import { ChoiceChips } from '../../../shared/ui/ChoiceChips.tsx';
import { ControlSection } from '../../../shared/ui/ControlSection.tsx';
import { SliderRow } from '../../../shared/ui/SliderRow.tsx';
import {
  BACKGROUND_MODES,
  BLUR_PX,
  BRIGHTNESS_PERCENT,
  OWN_INTERVALS_S,
  PANEL_MODES,
  WALLPAPERS,
} from '../constants.ts';
import type { BackgroundMode, OwnInterval } from '../model/settings.ts';
import { CheckRow } from './CheckRow.tsx';
import { copy } from './copy.ts';
import { ImageList, SingleImage, type SurfaceImagesProps } from './SurfaceImages.tsx';

const INTERVALS = OWN_INTERVALS_S.map((seconds) => `${seconds}` as const);

type SectionProps = Omit<SurfaceImagesProps, 'surface'>;

/** The card's surface. */
export function PanelSection(props: SectionProps) {
  const { editor } = props;
  const { panelMode, textEnhance } = editor.draft.settings;
  const words = copy.panel;
  return (
    <ControlSection label={words.heading} level={3}>
      <ChoiceChips
        label={words.heading}
        value={panelMode}
        choices={PANEL_MODES}
        names={words.modes}
        onChange={(mode) => editor.set({ panelMode: mode })}
      />
      {panelMode === 'transparent' && (
        <CheckRow
          label={words.enhance}
          hint={words.enhanceHint}
          isOn={textEnhance}
          onChange={(isOn) => editor.set({ textEnhance: isOn })}
        />
      )}
      {panelMode === 'custom' && <SingleImage surface="panel" {...props} />}
      {panelMode === 'customMultiple' && <ImageList surface="panel" {...props} />}
    </ControlSection>
  );
}

/** The page's background. Several pictures need a login; a single one is shown after a login (doc 2 §4 and §5, trap T34). */
export function BackgroundSection(props: SectionProps) {
  const { editor } = props;
  const { backgroundMode, wallpaper, showDefaultImage, panelMode } = editor.draft.settings;
  const isSignedIn = useSession().session !== null;
  const words = copy.background;
  const choose = (mode: BackgroundMode) => {
    const set = () => editor.set({ backgroundMode: mode });
    if (mode === 'customMultiple') requireLogin(words.reason, set);
    else set();
  };
  const rotatesDefaults = panelMode === 'default' || (backgroundMode === 'default' && wallpaper === 'none');
  return (
    <ControlSection label={words.heading} level={3}>
      <ChoiceChips
        label={words.heading}
        value={backgroundMode}
        choices={BACKGROUND_MODES}
        names={words.modes}
        onChange={choose}
      />
      {backgroundMode === 'default' && (
        <ChoiceChips
          label={words.wallpaper}
          value={wallpaper}
          choices={WALLPAPERS}
          names={words.wallpapers}
          onChange={(name) => editor.set({ wallpaper: name })}
        />
      )}
      {rotatesDefaults && (
        <CheckRow
          label={copy.interleave}
          isOn={showDefaultImage}
          onChange={(isOn) => editor.set({ showDefaultImage: isOn })}
        />
      )}
      {backgroundMode === 'custom' && (
        <>
          {!isSignedIn && (
            <Alert
              severity="info"
              action={
                <Button color="inherit" size="small" onClick={() => openAccountDialog('login')}>
                  {words.signInAction}
                </Button>
              }
            >
              {words.signIn}
            </Alert>
          )}
          <SingleImage surface="background" {...props} />
        </>
      )}
      {backgroundMode === 'customMultiple' && <ImageList surface="background" {...props} />}
    </ControlSection>
  );
}

/** Brightness and blur of the pictures, and the time between them. */
export function PictureSection({ editor }: Pick<SectionProps, 'editor'>) {
  const { brightness, blurPx, intervalS, favorites, onlyFavorites } = editor.draft.settings;
  const words = copy.picture;
  return (
    <ControlSection label={words.heading} level={3}>
      <SliderRow
        label={words.brightness}
        range={BRIGHTNESS_PERCENT}
        value={brightness}
        format={words.percent}
        onChange={(value) => editor.set({ brightness: value })}
      />
      <SliderRow
        label={words.blur}
        range={BLUR_PX}
        value={blurPx}
        format={words.pixels}
        onChange={(value) => editor.set({ blurPx: value })}
      />
      <ChoiceChips
        label={copy.interval.heading}
        value={`${intervalS}`}
        choices={INTERVALS}
        names={copy.interval.choices}
        onChange={(seconds) => editor.set({ intervalS: Number(seconds) as OwnInterval })}
      />
      {(favorites.length > 0 || onlyFavorites) && (
        <CheckRow
          label={words.favorites}
          hint={words.favoritesHint(favorites.length)}
          isOn={onlyFavorites}
          onChange={(isOn) => editor.set({ onlyFavorites: isOn })}
        />
      )}
    </ControlSection>
  );
}
