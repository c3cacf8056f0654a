/** Types of the Trusted Types API, as far as the shop uses it: TypeScript does not have them yet. */
interface PolicyRules {
  /** Returns the markup that may be written into the page; null refuses it, and the browser throws. */
  createHTML?: (markup: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}

interface TrustedTypes {
  /** Applied to strings that no policy made. Null until it is created. */
  readonly defaultPolicy: object | null;
  /** Throws when the Content-Security-Policy does not list the name, or when the policy exists already. */
  createPolicy(name: string, rules: PolicyRules): Policy;
}

/**
 * Returns the browser's own TrustedHTML objects, typed as string because they are accepted wherever a string
 * was.
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
