/** Entry of the service. The rest is loaded after the check, as an older Node.js cannot load all of it. */
import './checkNode.mjs';

await import('./startService');
