/**
 * Inline script of the app shell of logged-in accounts: it also records a seller's keys before the bar's code has
 * loaded.
 */
import { keepEarlyKeys } from '@/widgets/shell/earlyKeys';
import { beginPage } from './beginPage';
import { loadBundle } from './loadBundle';

// registered before the other listeners: keys after a seller's shortcut belong to the panel that it opens
keepEarlyKeys(loadBundle);
beginPage();
