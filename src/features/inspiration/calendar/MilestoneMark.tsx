import { MILESTONE_COLOR } from './milestone-look.ts';

/** The sign of a milestone type: a diamond for key, a disc for regular, a ring for minor, a bar for an unknown one. */
export function MilestoneMark({ type }: { readonly type: string }) {
  return (
    <svg
      className="mark"
      width="10"
      height="10"
      viewBox="0 0 10 10"
      aria-hidden="true"
      style={{ flex: 'none', color: MILESTONE_COLOR }}
    >
      {type === 'key' ? (
        <path d="M5 0 10 5 5 10 0 5Z" fill="currentColor" />
      ) : type === 'regular' ? (
        <circle cx="5" cy="5" r="4" fill="currentColor" />
      ) : type === 'minor' ? (
        <circle cx="5" cy="5" r="3.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      ) : (
        <path d="M1 4h8v2H1Z" fill="currentColor" />
      )}
    </svg>
  );
}
