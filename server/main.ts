/**
 * Entry point. It loads all other modules after the version check, because an older Node.js cannot load all of them.
 */
import './checkNode.mjs';

const { startService } = await import('./startService');
// a real shop does not load the demonstration
await startService(async () => (await import('../demo/demonstration')).demonstration);
