/** The texts of one mail, for its plain and its HTML part. */
export interface MailWords {
  readonly greeting: string;
  readonly subject: string;
  readonly code: { readonly name: string; readonly digits: string } | null;
  readonly paragraphs: readonly string[];
  readonly footer: string;
}
