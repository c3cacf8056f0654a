import Jsdom from 'jest-environment-jsdom';

/**
 * Restores browser globals that jsdom lacks. MessageChannel is not among them, because Node's ports would keep jest
 * alive after the last test.
 */
const names = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'structuredClone',
] as const;

export default class BrowserLike extends Jsdom {
  constructor(...args: ConstructorParameters<typeof Jsdom>) {
    super(...args);
    for (const name of names) {
      Object.defineProperty(this.global, name, {
        configurable: true,
        writable: true,
        value: globalThis[name],
      });
    }
  }
}
