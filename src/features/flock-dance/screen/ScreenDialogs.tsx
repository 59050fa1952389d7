import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { showToast } from '../../../shared/toast-store.ts';
import type { SettingsDialogProps } from '../controls/SettingsDialog.tsx';
import { useLateComponent } from '../controls/use-late-component.ts';
import { copy } from '../copy.ts';
import { copy as shareCopy } from '../share/copy.ts';
import type { ShareDialogProps } from '../share/ShareDialog.tsx';
import type { FlockScreen } from './use-flock-screen.ts';

const fetchSettings = () => import('../controls/SettingsDialog.tsx').then(({ SettingsDialog }) => SettingsDialog);
const fetchShare = () => import('../share/ShareDialog.tsx').then(({ ShareDialog }) => ShareDialog);

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
  const { state, dispatch, game, round } = flock;
  const isOpen = state.dialog === 'settings';
  const Dialog = useLateDialog<SettingsDialogProps>({
    fetchFile: fetchSettings,
    isReady: flock.pond !== null,
    isOpen,
    onFailure: () => {
      dispatch({ type: 'close' });
      showToast(copy.notices.settingsUnavailable, { severity: 'error' });
    },
  });
  if (Dialog === null) return null;
  const toggleCatching = (isOn: boolean) => {
    if (!isOn) return game.end('player');
    dispatch({ type: 'close' });
    game.start('free');
  };
  return (
    <Dialog
      isOpen={isOpen}
      choices={flock.visit.choices}
      round={round}
      onCatchChange={toggleCatching}
      onChange={flock.change}
      onReset={flock.reset}
      onClose={() => dispatch({ type: 'close' })}
      container={flock.container}
    />
  );
}

function LateShare({ flock }: { readonly flock: FlockScreen }) {
  const { state, dispatch, sharing } = flock;
  const isOpen = state.dialog === 'share';
  const Dialog = useLateDialog<ShareDialogProps>({
    fetchFile: fetchShare,
    isReady: false,
    isOpen,
    onFailure: () => {
      dispatch({ type: 'close' });
      showToast(shareCopy.unavailable, { severity: 'error' });
    },
  });
  if (Dialog === null || sharing.pond === null) return null;
  return (
    <Dialog
      isOpen={isOpen}
      pond={sharing.pond}
      onClose={() => dispatch({ type: 'close' })}
      container={flock.container}
    />
  );
}

interface LateDialogOptions<Props> {
  readonly fetchFile: () => Promise<ComponentType<Props>>;
  readonly isReady: boolean;
  readonly isOpen: boolean;
  readonly onFailure: () => void;
}

/** The dialog's component, or null until its code has arrived. Opening it fetches the code if necessary. */
function useLateDialog<Props>(options: LateDialogOptions<Props>): ComponentType<Props> | null {
  const { isOpen } = options;
  const { Component, load } = useLateComponent(options.isReady, options.fetchFile);
  const onFailure = useEffectEvent(options.onFailure);
  useEffect(() => {
    if (!isOpen || Component !== null) return;
    let isCurrent = true;
    load().catch(() => {
      if (isCurrent) onFailure();
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpen, Component, load]);
  return Component;
}
