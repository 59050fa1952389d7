import { useLazyComponent } from '../../../shared/lazy/use-lazy-component.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { copy as shareCopy } from '../share/copy.ts';
import { copy } from '../words.ts';
import type { FlockScreen } from './use-flock-screen.ts';

const loadSettings = () => import('../settings/SettingsDialog.tsx').then(({ SettingsDialog }) => SettingsDialog);
const loadShare = () => import('../share/ShareDialog.tsx').then(({ ShareDialog }) => ShareDialog);

/** The tool's own dialogs, whose code is fetched after the first frame or when the visitor opens them. */
export function ScreenDialogs({ flock }: { readonly flock: FlockScreen }) {
  return (
    <>
      <LateSettings flock={flock} />
      <LateShare flock={flock} />
    </>
  );
}

function LateSettings({ flock }: { readonly flock: FlockScreen }) {
  const { state, dispatch, game, round, ocean } = flock;
  const isOpen = state.dialog === 'settings';
  const Dialog = useLazyComponent(loadSettings, {
    isNeeded: isOpen,
    canPrefetch: flock.pond !== null,
    onFailed() {
      dispatch({ type: 'close' });
      showToast(copy.notices.settingsUnavailable, { severity: 'error' });
    },
  });
  if (Dialog === null) return null;
  const toggleCatching = (isOn: boolean) => {
    dispatch({ type: 'close' });
    if (!isOn) return game.end('player');
    ocean.leaveFor(() => game.start('free'));
  };
  return (
    <Dialog
      isOpen={isOpen}
      choices={flock.visit.choices}
      round={round}
      ocean={ocean}
      onCatchChange={toggleCatching}
      onChange={flock.change}
      onReset={flock.reset}
      onClose={() => dispatch({ type: 'close' })}
    />
  );
}

function LateShare({ flock }: { readonly flock: FlockScreen }) {
  const { state, dispatch, sharing } = flock;
  const isOpen = state.dialog === 'share';
  const Dialog = useLazyComponent(loadShare, {
    isNeeded: isOpen,
    onFailed() {
      dispatch({ type: 'close' });
      showToast(shareCopy.unavailable, { severity: 'error' });
    },
  });
  if (Dialog === null || sharing.subject === null) return null;
  return (
    <Dialog
      isOpen={isOpen}
      subject={sharing.subject}
      onPicture={flock.savePicture}
      onClose={() => dispatch({ type: 'close' })}
    />
  );
}
