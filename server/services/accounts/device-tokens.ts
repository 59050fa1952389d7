import { z } from '../../../src/core/schema.ts';
import { createTokenSigner, type TokenKind, type TokenSigner, type TokenSignerDeps } from './signed-tokens.ts';

/** What the token of a device says on which a user signed in. It opens nothing by itself. */
export interface DeviceClaims {
  /** Id of the user. */
  readonly sub: string;
  /** Id of the device. */
  readonly jti: string;
  /** The user's token version: a new password makes every device unknown. */
  readonly ver: number;
}

const DEVICE_TOKEN: TokenKind<DeviceClaims> = {
  type: 'device+jwt',
  audience: 'mythinkn-device',
  claims: z.object({ sub: z.string(), jti: z.string().regex(/^[\w-]{1,64}$/), ver: z.number() }),
};

export type DeviceTokens = TokenSigner<DeviceClaims>;

export function createDeviceTokens(deps: TokenSignerDeps): DeviceTokens {
  return createTokenSigner(DEVICE_TOKEN, deps);
}
