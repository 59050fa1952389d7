interface Mailbox {
  readonly name: string;
  readonly host: string;
}

/** The address of a mailbox: `name@host`. */
export function toMailAddress({ name, host }: Mailbox): string {
  return `${name}@${host}`;
}

/** A `mailto:` address with a subject and a text. */
export function toMailLink(mailbox: Mailbox, subject: string, body: string): string {
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return `mailto:${toMailAddress(mailbox)}?${query}`;
}
