/** A lamp lights up a kitchen: a person in the door, a cockroach at the tap. */
export const COCKROACH = (
  <>
    <path className="light" d="M80 22l46 78H34z" />
    <path d="M80 10v6M70 24c0-6 4-9 10-9s10 3 10 9z" />
    <circle className="glow" cx="80" cy="26" r="3.5" />
    <path className="thin" d="M14 100h132" />
    <path className="soft" d="M22 100V40h26v60z" />
    <circle className="ink" cx="38" cy="60" r="5.5" />
    <path className="ink" d="M30 100c0-18 1-31 8-31s8 13 8 31z" />
    <path className="soft" d="M104 84h38v16h-38z" />
    <path d="M134 84V72c0-8-12-8-12 0v2" />
    <ellipse className="ink" cx="88" cy="95" rx="8" ry="4" />
    <path strokeWidth="1.5" d="M80 93c-4-2-6-6-10-7M80 95c-5 0-7-3-11-2M83 98l-3 3M88 98v3M93 98l3 3" />
    <path className="blue" d="M122 78v1" />
  </>
);

/** A gate stands ajar; its lock only hangs on the ring. */
export const LOCK = (
  <>
    <path className="thin" d="M16 102h128" />
    <path className="paper" d="M44 102V24h72v78" />
    <path className="light" d="M92 30l18-6v78l-18-6z" />
    <path className="soft" d="M50 102V30h42v72z" />
    <path d="M92 30l18 6v66M57 40h28v22H57zM57 72h28v22H57z" />
    <circle cx="88" cy="66" r="3.5" />
    <path className="blue" d="M86 70v5c0 3 5 3 5 0" />
    <path className="warm" d="M84 77c0-6 9-6 9-1" />
    <rect className="glow" x="80" y="79" width="16" height="13" rx="3" />
    <circle className="paper" cx="126" cy="95" r="7" />
    <path strokeWidth="1.5" d="M120 92c4 2 9 2 12 0M126 88v14" />
  </>
);

/** A wild boar eats a vine, unimpressed. */
export const BOAR = (
  <>
    <path className="thin" d="M14 98h132M24 92l4-8M30 94l2-6M136 92l-4-8M20 40c14-14 26-12 34-4 8-14 24-18 36-6" />
    <path
      className="soft"
      d="M44 70c2-16 18-24 38-24 14 0 24 4 30 12l14 6c4 2 6 6 5 10l-2 4c-6 1-10 1-14 0-6 8-16 10-26 10H62c-12 0-19-8-18-18z"
    />
    <path d="M60 88v10M72 88v10M92 88v10M104 86v12M52 52l4 4M62 47l3 5M74 45l2 5M86 45l1 5" />
    <path className="paper" d="M100 52c2-7 7-9 11-8 0 6-2 11-7 13z" />
    <circle className="ink" cx="114" cy="63" r="2" />
    <path d="M131 68v7M120 78c1-4 4-6 7-4" />
    <path className="warm" d="M122 80c4 8 12 2 14 10 1 5-3 8-7 8" />
    <circle className="glow" cx="137" cy="84" r="3.5" />
    <circle className="glow" cx="131" cy="91" r="3" />
    <path d="M44 68c-6-2-9 2-8 6s6 3 5-1" />
  </>
);

/** A kettle on the fire whistles. */
export const KETTLE = (
  <>
    <path className="thin" d="M30 104h100" />
    <path className="soft" d="M50 86c0-20 12-32 30-32s30 12 30 32z" />
    <path d="M50 86h60M72 54c0-4 3-6 8-6s8 2 8 6M58 58C56 34 104 34 102 58" />
    <path className="paper" d="M108 72c8-2 10-10 18-14l4 6c-8 4-10 14-21 18z" />
    <circle className="glow" cx="130" cy="59" r="4.5" />
    <path className="warm" d="M138 54c6-3 2-9 8-12M133 48c4-5-2-9 2-14M141 62c4 0 6-3 9-3" />
    <path
      className="blue"
      d="M62 102c-4-6 3-7 3-12 5 4 6 8 3 12M78 102c-4-6 3-7 3-12 5 4 6 8 3 12M94 102c-4-6 3-7 3-12 5 4 6 8 3 12"
    />
    <path d="M64 74c2-5 5-8 9-9" />
  </>
);
