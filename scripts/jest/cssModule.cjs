// A class name reads as itself in tests.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
