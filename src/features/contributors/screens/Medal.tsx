import { useId } from 'react';
import type { ContributorLevel } from '../model/contributor.ts';
import { MEDAL_COLORS, RIBBON } from '../palette.ts';

interface MedalProps {
  readonly level: ContributorLevel;
  /** Width in pixels. */
  readonly size: number;
}

/** Signs of the levels: a star, a leaf, a drop. They tell medals apart without their colors. */
const SIGNS: Readonly<Record<ContributorLevel, string>> = {
  gold: 'M32 47l3.7 7.6 8.3 1.2-6 5.9 1.4 8.3-7.4-3.9-7.4 3.9 1.4-8.3-6-5.9 8.3-1.2z',
  silver: 'M22 68c-2-14 6-21 21-21 1 15-6 22-17 20l-4 5zM26 66c4-6 8-9 12-12',
  bronze: 'M32 46c6 8 10 12 10 17a10 10 0 0 1-20 0c0-5 4-9 10-17z',
};

/** A medal on its ribbon. Decorative: the level is also given in words. */
export function Medal({ level, size }: MedalProps) {
  const id = useId();
  const { light, dark, ink } = MEDAL_COLORS[level];
  return (
    <svg className="medal" width={size} viewBox="0 0 64 88" aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor={light} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
      <path d="M12 0h16l12 34-12 8z" fill={RIBBON.light} />
      <path d="M52 0H36L24 34l12 8z" fill={RIBBON.dark} />
      <circle cx="32" cy="60" r="26" fill={`url(#${id})`} stroke={dark} strokeWidth="1.5" />
      <circle cx="32" cy="60" r="20.5" fill="none" stroke={ink} strokeOpacity=".3" strokeWidth="1.25" />
      <path
        d={SIGNS[level]}
        fill={level === 'silver' ? 'none' : ink}
        stroke={ink}
        strokeWidth={level === 'silver' ? 2.4 : 0}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
