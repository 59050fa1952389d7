/** The parts of an absolute address, in the spelling of browsers. */
export interface UrlParts {
  /** With the colon: `https:`. */
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly origin: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
}

/** Browsers and Node have the same parser; the types of this folder know neither. */
const { URL: Parser } = globalThis as unknown as { URL: new (text: string) => UrlParts };

/** Reads an absolute address as browsers do; null for a text that is none. */
export function parseUrl(text: string): UrlParts | null {
  try {
    return new Parser(text);
  } catch {
    return null;
  }
}
