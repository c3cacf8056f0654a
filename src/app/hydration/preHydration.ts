/**
 * Inline script of each guest's server-rendered page. The keys that a seller types are recorded later, when the
 * hydration code has loaded (hydrate.tsx).
 */
import { beginPage } from './beginPage';

beginPage();
