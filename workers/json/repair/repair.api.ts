/** `risky`: the repair may have changed, lost or invented data, so that the visitor has to check it. */
export type RepairRisk = 'harmless' | 'risky';

export interface JsonRepair {
  readonly kind: string;
  readonly risk: RepairRisk;
  readonly line: number;
  readonly column: number;
  readonly before: string;
  readonly after: string;
}

/** All repairs of one kind and risk. The kind `json-lines` counts the records of NDJSON, which is not damaged. */
export interface RepairGroup {
  readonly kind: string;
  readonly risk: RepairRisk;
  readonly count: number;
}

export interface RepairReport {
  /** Number of all repairs; 0 for NDJSON without damage. */
  readonly count: number;
  /** The first repairs of every group, by place, up to a readable number. */
  readonly repairs: readonly JsonRepair[];
  /** Complete counts, risky groups first, each in the order of its first repair. */
  readonly groups: readonly RepairGroup[];
  /** Whether the text seems to stop before its end, so that the rest is unknown. */
  readonly isTruncated: boolean;
}

/** Details of the AppError `repair-risky`: the repairs that the strict mode refuses. */
export interface RefusedRepair {
  /** Risky groups only. */
  readonly groups: readonly RepairGroup[];
  readonly isTruncated: boolean;
}
