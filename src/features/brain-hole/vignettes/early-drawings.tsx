/** An eggshell flies to where the bin used to stand. */
export const BIN = (
  <>
    <path className="thin" d="M18 98h124" />
    <path className="soft" d="M98 58h36l-4 40h-28z" />
    <path d="M94 58h44M110 58c0-5 2-7 6-7s6 2 6 7M110 68l2 20M122 68l-2 20" />
    <path className="thin" strokeDasharray="3 5" d="M28 62h34l-4 36H32z" />
    <path className="warm" strokeDasharray="1 6" d="M100 34C84 18 58 20 47 40" />
    <path className="paper" d="M38 47c0 8 5 13 10 13s10-5 10-13l-4 4-3-5-4 5-4-5z" />
    <path className="light" d="M38 98c0-6 5-8 10-8s12 2 12 8z" />
    <circle className="glow" cx="49" cy="95" r="3.5" />
  </>
);

/** A shoe under an umbrella in the rain, with a needle and a thread. */
export const SHOE = (
  <>
    <path className="thin" d="M18 100h124M32 28l-4 9M128 26l-4 9M20 58l-4 9M144 56l-4 9M136 82l-3 7M26 84l-3 7" />
    <path
      className="soft"
      d="M42 56c4-24 20-36 38-36s34 12 38 36c-5-5-13-5-19 0-5-5-14-5-19 0-5-5-14-5-19 0-6-5-14-5-19 0z"
    />
    <path d="M80 20v-5M80 56v14" />
    <path className="paper" d="M56 76c6 4 13 4 18-1l12 12c6 3 16 3 20 7 2 2 2 4 2 6H54c-2-8-2-16 2-24z" />
    <path d="M54 94h54M78 82l-5 4M83 86l-5 4" />
    <path className="warm" d="M86 80c10-12 22 4 30-8" />
    <path className="blue" d="M116 72l9-11" />
  </>
);

/** A carrying pole that bends under two buckets. */
export const POLE = (
  <>
    <path className="thin" d="M14 102h132" />
    <path className="blue" strokeWidth="4" d="M24 46c30-22 82-22 112 0" />
    <path d="M30 44l-8 28M30 44l10 28M130 44l-10 28M130 44l8 28" />
    <path className="soft" d="M18 72h26l-4 24H22zM116 72h26l-4 24h-18z" />
    <path className="warm" d="M20 78c4-3 7 3 11 0s7 3 11 0M118 78c4-3 7 3 11 0s7 3 11 0" />
    <circle className="paper" cx="80" cy="46" r="9" />
    <path className="paper" d="M66 102l3-32c1-9 5-13 11-13s10 4 11 13l3 32" />
    <path d="M80 74v28M70 62l-8-24M90 62l8-24" />
    <circle className="glow" cx="52" cy="97" r="2.5" />
    <circle className="glow" cx="60" cy="100" r="1.75" />
  </>
);
