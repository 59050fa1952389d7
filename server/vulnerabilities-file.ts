import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Vulnerabilities, vulnerabilitiesSchema } from '../src/core/contracts/admin-health.ts';

/** Beside the built server. A release that was not checked has none. */
export const VULNERABILITIES_FILE = 'vulnerabilities.json';

/** The check that was made while a release was packaged; null for a release without one. */
export function readVulnerabilities(directory: string): Vulnerabilities | null {
  try {
    return vulnerabilitiesSchema.parse(JSON.parse(readFileSync(join(directory, VULNERABILITIES_FILE), 'utf8')));
  } catch {
    return null;
  }
}
