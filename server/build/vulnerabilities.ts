import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Vulnerabilities } from '../../src/core/contracts/admin-health.ts';
import { z } from '../../src/core/schema.ts';

const TIMEOUT_MS = 20_000;

const count = z.number().int().nonnegative();
/** What npm prints, with findings or without. A registry that gives no report has other fields. */
const reportSchema = z.object({
  metadata: z.object({
    vulnerabilities: z.object({ critical: count, high: count, moderate: count, low: count }),
  }),
});

/**
 * Asks the registry which packages of a deployment have known vulnerabilities. Null where it gives no report in time: then
 * nothing is known, and that is what the administration shows.
 */
export async function checkVulnerabilities(deployment: string, now: number): Promise<Vulnerabilities | null> {
  const args = ['audit', '--omit=dev', '--json', '--package-lock-only', '--fetch-retries=0'];
  const options = { cwd: deployment, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 ** 2 };
  // npm ends with an error for findings, too, and has printed the report then.
  const text = await promisify(execFile)('npm', args, options).then(
    ({ stdout }) => stdout,
    (error: { readonly stdout?: string }) => error.stdout ?? '',
  );
  const report = reportSchema.safeParse(parseJson(text));
  return report.success ? { at: now, ...report.data.metadata.vulnerabilities } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
