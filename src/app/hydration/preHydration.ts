/**
 * Inline script of each server-rendered page of a guest. A seller's keys are kept once its code has loaded
 * (hydrate.tsx).
 */
import { beginPage } from './beginPage';

beginPage();
