/** Header with the token of a device on which an account signed in before; the reply to a login has the token. */
export const DEVICE_HEADER = 'x-device';
