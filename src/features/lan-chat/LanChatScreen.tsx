import { pageRoom } from './hooks/page-room.ts';
import { LanStation } from './screens/LanStation.tsx';

/** Texts and files between the devices of one network. */
export default function LanChatScreen() {
  return <LanStation holder={pageRoom} />;
}
