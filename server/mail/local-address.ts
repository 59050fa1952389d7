/** Reserved: no mail can be delivered there (RFC 6761). */
const LOCAL_DOMAIN = 'localhost.localdomain';

/** Address of the first administrator until the operator names a real one. */
export const LOCAL_ADMIN_EMAIL = `admin@${LOCAL_DOMAIN}`;

/** Whether an address, normalized, belongs to this machine: its mails go to the terminal and the outbox in every mode. */
export function isLocalAddress(email: string): boolean {
  return email.endsWith(`@${LOCAL_DOMAIN}`);
}
