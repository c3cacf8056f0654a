/** Entry point. The rest is loaded after the version check, as an older Node.js cannot load all of it. */
import './checkNode.mjs';

await import('./startService');
