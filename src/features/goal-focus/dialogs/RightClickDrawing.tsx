import { Drawing, Menu, Picture } from './drawing-parts.tsx';

/** A picture on a page with the menu of a right click. */
export function RightClickDrawing() {
  return (
    <Drawing>
      <rect className="frame" x="8" y="6" width="184" height="108" rx="8" />
      <path className="line" d="M8 24h184M18 15h2M28 15h2M38 15h2" />
      <Picture x={22} y={34} width={104} height={70} />
      <Menu x={94} y={62} />
      <path className="pointer" d="M88 56l0 20 5-5 4 9 4-2-4-9 7-1z" />
    </Drawing>
  );
}
