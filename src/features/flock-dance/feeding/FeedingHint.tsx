import type { FlockShape } from '../../../core/flock/flock-shape.ts';
import { useSession } from '../../../shared/session/session.ts';
import { WaterNote } from '../canvas/WaterNote.tsx';
import { copy } from './copy.ts';
import { dismissFeedingHint, useFeedingHintDismissed } from './feeding-hint-store.ts';

/** Invites a visitor who is not signed in to feed the fish, until they have fed them or closed the hint. */
export function FeedingHint({ shape }: { readonly shape: FlockShape }) {
  const isSignedIn = useSession().session !== null;
  const isDismissed = useFeedingHintDismissed();
  if (isSignedIn || isDismissed) return null;
  return <WaterNote onClose={{ label: copy.dismiss, close: dismissFeedingHint }}>{copy.hint[shape]}</WaterNote>;
}
