/** Types of the part of the Trusted Types API that the shop uses, as TypeScript lacks them. */
interface PolicyRules {
  /** Returns the markup that may be written into the page; with null it is refused, and the browser throws. */
  createHTML?: (markup: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}

interface TrustedTypes {
  /** Policy for strings that no other policy created. Null until it is created. */
  readonly defaultPolicy: object | null;
  /** Throws if the Content-Security-Policy does not list the name, or if the policy exists already. */
  createPolicy(name: string, rules: PolicyRules): Policy;
}

/** Policy whose TrustedScriptURL objects are typed as strings, because they are accepted wherever a string is. */
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
