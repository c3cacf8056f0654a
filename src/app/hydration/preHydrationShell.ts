/** Script in the app shell of logged-in accounts: also keeps what a seller types before the bar's code has come. */
import { keepEarlyKeys } from '@/widgets/shell/earlyKeys';
import { beginPage } from './beginPage';
import { loadBundle } from './loadBundle';

// before the others listen: what a seller's shortcut opens gets the keys
keepEarlyKeys(loadBundle);
beginPage();
