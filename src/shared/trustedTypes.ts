/**
 * Rules of a policy. TypeScript has no types for the Trusted Types API, so this file declares the types that the shop
 * uses.
 */
interface PolicyRules {
  /**
   * Returns the markup that may be written into the page. If the function returns null, the browser refuses the markup
   * and throws an error.
   */
  createHTML?: (markup: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}

interface TrustedTypes {
  /** Policy for strings that no other policy has created; null until a policy with the name `default` is created. */
  readonly defaultPolicy: object | null;
  /**
   * Creates a policy. Throws if the Content-Security-Policy does not list the name, or if the policy already exists.
   */
  createPolicy(name: string, rules: PolicyRules): Policy;
}

/**
 * A policy of the browser. It creates TrustedScriptURL objects. Their type here is `string`, because the browser
 * accepts such an object wherever it accepts a string.
 */
interface Policy {
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** Returns the browser's Trusted Types API. Returns undefined if the browser has no such API. */
export const createTrustedTypesPolicy = (): TrustedTypes | undefined => window.trustedTypes;
