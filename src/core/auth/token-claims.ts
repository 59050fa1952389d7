import { z } from '../schema.ts';

/**
 * Claims of a session token (doc 1 §3). Browsers only display them; the server relies on its own check of the signature.
 */
export const tokenClaimsSchema = z.object({
  sub: z.string(),
  userId: z.string(),
  /** Seconds since 1970. */
  exp: z.number(),
  role: z.string().optional(),
  roles: z.array(z.string()).default([]),
  permissions: z.array(z.string()).default([]),
});
