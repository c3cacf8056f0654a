module.exports = (globalThis as unknown as { pgliteModule: unknown }).pgliteModule;
