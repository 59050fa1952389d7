import { isCommonPassword } from './common-passwords.ts';

/** What a password is for. Every flow has its own documented minimum (doc 2 §5, doc 1 §5, trap T20). */
export type PasswordFlow = 'register' | 'reset' | 'change' | 'adminReset' | 'forcedChange';

export type PasswordRule = 'length' | 'lowercase' | 'uppercase' | 'digit' | 'special' | 'strength' | 'not-common';

export interface CheckedRule {
  readonly rule: PasswordRule;
  readonly isMet: boolean;
  /** Smallest number of characters for `length`, of points for `strength`. */
  readonly minimum?: number;
}

interface FlowPolicy {
  readonly lengthMin: number;
  /** Points out of five, see `scorePassword`; 0 where the documents require none. */
  readonly strengthMin: number;
  /** Requires a lower-case and an upper-case letter, a digit and one of these, and allows no other characters. */
  readonly onlySpecials?: string;
}

/** Characters that count as special in the strength score (doc 1 §5). */
const SCORED_SPECIALS = '!@#$%^&*(),.?":{}|<>';

export const PASSWORD_POLICIES: Readonly<Record<PasswordFlow, FlowPolicy>> = {
  register: { lengthMin: 6, strengthMin: 0 },
  reset: { lengthMin: 8, strengthMin: 0 },
  change: { lengthMin: 8, strengthMin: 4 },
  forcedChange: { lengthMin: 8, strengthMin: 4 },
  adminReset: { lengthMin: 8, strengthMin: 0, onlySpecials: '@$!%*?&' },
};

export type PasswordStrength = 'weak' | 'medium' | 'strong' | 'very-strong';

/** One point each for eight characters, a capital, a small letter, a digit and a special character: 0 … 5 (doc 1 §5). */
export function scorePassword(password: string): number {
  const tests = [
    password.length >= 8,
    /[A-Z]/.test(password),
    /[a-z]/.test(password),
    /\d/.test(password),
    [...SCORED_SPECIALS].some((special) => password.includes(special)),
  ];
  return tests.filter(Boolean).length;
}

export function toStrength(score: number): PasswordStrength {
  if (score <= 2) return 'weak';
  if (score === 3) return 'medium';
  return score === 4 ? 'strong' : 'very-strong';
}

/**
 * Every rule of a flow and whether a password meets it. The client shows this list while typing and the server enforces it,
 * so a password whose rules are all met is accepted.
 */
export function checkPassword(
  flow: PasswordFlow,
  password: string,
  isCommon: (password: string) => boolean = isCommonPassword,
): readonly CheckedRule[] {
  const { lengthMin, strengthMin, onlySpecials } = PASSWORD_POLICIES[flow];
  const rules: CheckedRule[] = [{ rule: 'length', isMet: password.length >= lengthMin, minimum: lengthMin }];
  if (onlySpecials !== undefined) {
    rules.push(
      { rule: 'lowercase', isMet: /[a-z]/.test(password) },
      { rule: 'uppercase', isMet: /[A-Z]/.test(password) },
      { rule: 'digit', isMet: /\d/.test(password) },
      { rule: 'special', isMet: hasOnlySpecials(password, onlySpecials) },
    );
  }
  if (strengthMin > 0) {
    rules.push({ rule: 'strength', isMet: scorePassword(password) >= strengthMin, minimum: strengthMin });
  }
  rules.push({ rule: 'not-common', isMet: password !== '' && !isCommon(password) });
  return rules;
}

/** Contains at least one of the special characters, and otherwise only letters and digits. */
function hasOnlySpecials(password: string, specials: string): boolean {
  const others = [...password].filter((char) => !/[A-Za-z\d]/.test(char));
  return others.length > 0 && others.every((char) => specials.includes(char));
}
