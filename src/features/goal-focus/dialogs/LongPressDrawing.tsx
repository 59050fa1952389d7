import { Drawing, Menu, Picture } from './drawing-parts.tsx';

/** A picture on a phone with the menu of a long press. */
export function LongPressDrawing() {
  return (
    <Drawing>
      <rect className="frame" x="62" y="4" width="76" height="112" rx="10" />
      <path className="line" d="M93 11h14" />
      <Picture x={69} y={20} width={62} height={50} />
      <circle className="halo" cx="92" cy="50" r="13" />
      <circle className="touch" cx="92" cy="50" r="6" />
      <Menu x={72} y={72} />
    </Drawing>
  );
}
