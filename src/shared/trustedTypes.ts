/** Trusted Types, as far as the shop uses them: browsers have them, TypeScript does not know them yet. */
interface PolicyRules {
  /** What may be written into the page as it is; null: it is refused, and the browser throws. */
  createHTML?: (markup: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}

interface TrustedTypes {
  /** Of what no policy made. Null until there is one. */
  readonly defaultPolicy: object | null;
  /** Throws when the page's content policy does not list the name, or when there is one of that name already. */
  createPolicy(name: string, rules: PolicyRules): Policy;
}

/** What it answers with is the browser's own object, which stands wherever a text did. */
interface Policy {
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** Undefined in browsers that do not ask for it. */
export const createTrustedTypesPolicy = (): TrustedTypes | undefined => window.trustedTypes;
