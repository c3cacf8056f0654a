const { TestEnvironment } = require('jest-environment-node');
module.exports = class extends TestEnvironment {
  async setup() { await super.setup(); this.global.pgliteModule = require('@electric-sql/pglite'); }
};
