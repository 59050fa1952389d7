export interface RegisterValues {
  readonly email: string;
  readonly verifyCode: string;
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export type RegisterField = keyof RegisterValues;

/** The fields of every step that has some. */
export const STEP_FIELDS: readonly RegisterField[][] = [
  ['email', 'verifyCode'],
  ['username', 'password', 'confirmPassword'],
];
