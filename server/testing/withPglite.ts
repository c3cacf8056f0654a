import { TestEnvironment } from 'jest-environment-node';

/**
 * jest's sandbox has no dynamic import, which PGlite needs to find its files. Therefore PGlite is loaded outside the
 * sandbox, and `server/__mocks__` provides it under its own name.
 */
export default class WithPglite extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { pgliteModule: await import('@electric-sql/pglite') });
  }
}
