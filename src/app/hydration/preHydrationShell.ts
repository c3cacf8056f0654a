/**
 * Inline script of the app shell of logged-in accounts: also keeps a seller's keys before the bar's code has loaded.
 */
import { keepEarlyKeys } from '@/widgets/shell/earlyKeys';
import { beginPage } from './beginPage';
import { loadBundle } from './loadBundle';

// before the other listeners: keys after a seller's shortcut belong to the panel it opens
keepEarlyKeys(loadBundle);
beginPage();
