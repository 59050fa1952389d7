export interface RegisterValues {
  readonly email: string;
  readonly verifyCode: string;
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export type RegisterField = keyof RegisterValues;

/** The fields of each step; the last step has none. */
export const STEP_FIELDS: RegisterField[][] = [
  ['email', 'verifyCode'],
  ['username', 'password', 'confirmPassword'],
];
