/**
 * Entry point. The version check runs before all other modules are loaded, because an older Node.js cannot load them.
 */
import './checkNode.mjs';

const { startService } = await import('./startService');
// a real shop never loads the demonstration
await startService(async () => (await import('../demo/demonstration')).demonstration);
