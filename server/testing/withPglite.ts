import { TestEnvironment } from 'jest-environment-node';

/**
 * jest's sandbox has no dynamic import, which PGlite needs to find its files: it is loaded outside of the
 * sandbox, and `server/__mocks__` provides it under its own name.
 */
export default class WithPglite extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { pgliteModule: await import('@electric-sql/pglite') });
  }
}
