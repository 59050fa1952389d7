import { MARK_COLORS } from '../theme-tokens.ts';

/** A fish whose tail is an open ring. The same drawing is in `public/favicon.svg`; both have the same colors in both schemes. */
export function ProductMark({ sizePx = 28 }: { readonly sizePx?: number }) {
  return (
    <svg width={sizePx} height={sizePx} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill={MARK_COLORS.water} />
      <path d="M5.2 8.6a7.4 7.4 0 0 1 0 14.8" stroke={MARK_COLORS.ring} strokeWidth="3" strokeLinecap="round" />
      <path
        d="M9 16c3.5-5.7 7.5-7.4 10.8-7.4 4 0 6.9 3.2 8.4 7.4-1.5 4.2-4.4 7.4-8.4 7.4-3.3 0-7.3-1.7-10.8-7.4Z"
        fill={MARK_COLORS.fish}
      />
      <circle cx="21.8" cy="14" r="1.6" fill={MARK_COLORS.water} />
    </svg>
  );
}
