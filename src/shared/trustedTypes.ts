/** Types of the part of the Trusted Types API that the shop uses. TypeScript has no such types. */
interface PolicyRules {
  /**
   * Returns the markup that may be written into the page. If it returns null, the markup is refused, and the browser
   * throws.
   */
  createHTML?: (markup: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}

interface TrustedTypes {
  /** Policy for strings that no other policy created. Null until this policy is created. */
  readonly defaultPolicy: object | null;
  /** Throws if the Content-Security-Policy does not list the name, or if the policy exists already. */
  createPolicy(name: string, rules: PolicyRules): Policy;
}

/**
 * A policy of the browser. The TrustedScriptURL objects that it creates are typed as strings, because the browser
 * accepts them wherever it accepts a string.
 */
interface Policy {
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** Undefined in browsers without Trusted Types. */
export const createTrustedTypesPolicy = (): TrustedTypes | undefined => window.trustedTypes;
