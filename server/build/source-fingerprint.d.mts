export declare const SOURCES: readonly string[];
export declare const STAMP_FILE: string;
export declare function readSourceFingerprint(root: string): string;
export declare function isBuildCurrent(root: string): boolean;
