interface OriginFacts {
  /** Header `Origin`. */
  readonly origin: string | undefined;
  /** Header `Sec-Fetch-Site`. */
  readonly fetchSite: string | undefined;
  /** Name and port that the request came to. */
  readonly host: string | undefined;
  /** The configured public address, if any. */
  readonly publicOrigin: string | null;
  /** Origins of pages that other servers deliver for this service. */
  readonly clientOrigins: readonly string[];
}

/**
 * Whether a call may change something: it comes from one of our own pages, from a page of a configured client, or
 * from no page at all. Browsers send the origin
 * of the page with every call except plain reads. The scheme is not compared, because it is unknown behind a proxy that
 * terminates TLS.
 */
export function isFromOwnPage({ origin, fetchSite, host, publicOrigin, clientOrigins }: OriginFacts): boolean {
  if (origin === undefined) return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none';
  if (origin === publicOrigin || clientOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
