/**
 * Inline script of the app shell of logged-in accounts. The script also records the keys that a seller types, until the
 * code of the seller's bar has loaded.
 */
import { keepEarlyKeys } from '@/widgets/shell/earlyKeys';
import { beginPage } from './beginPage';
import { loadBundle } from './loadBundle';

// registered before the other listeners, because keys that follow a seller's shortcut belong to the panel that the
// shortcut opens
keepEarlyKeys(loadBundle);
beginPage();
