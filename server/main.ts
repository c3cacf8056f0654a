/** Entry point. The rest is loaded after the version check, as an older Node.js cannot load all of it. */
import './checkNode.mjs';

const { startService } = await import('./startService');
// a real shop loads none of it
await startService(async () => (await import('../demo/demonstration')).demonstration);
