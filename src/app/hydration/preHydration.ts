/**
 * Inline script of each guest's server-rendered page. A seller's keys are recorded later, when the code for them has
 * loaded (hydrate.tsx).
 */
import { beginPage } from './beginPage';

beginPage();
