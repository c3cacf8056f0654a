import { makeKnownBrowsers } from '../../gateway/knownBrowsers';
import { createSignInLimit } from '../../gateway/rateLimits';
import { registerOffice as addOffice } from '../../office/registerOffice';
import { makePlugin } from '../plugin';
import type { Services } from '../services';
import { readStoredFigures } from '../storedFigures';

export type OfficeServices = Pick<
  Services,
  | 'attempts'
  | 'backgroundData'
  | 'catalogue'
  | 'config'
  | 'database'
  | 'health'
  | 'limits'
  | 'mailer'
  | 'now'
  | 'outbox'
  | 'passGate'
  | 'pages'
  | 'passwords'
  | 'publicDir'
  | 'trouble'
>;

/** Adds /office: pages for the people who run the shop. */
export const registerOffice = makePlugin('office', (routes, { services }: { services: OfficeServices }) => {
  const { attempts, backgroundData, catalogue, config, database, health, limits } = services;
  const { mailer, now, outbox, pages, passGate, passwords, publicDir, trouble } = services;
  // a cookie holds only one account, so the office needs a different cookie: otherwise a customer who signs in with the
  // same browser would replace the office's account
  const knownBrowsers = makeKnownBrowsers(config.sessionSecret, 'office-known-browser');
  addOffice(routes, {
    ...{ config, database, health, knownBrowsers, now, passGate, passwords, publicDir, trouble },
    handsOver: outbox !== null,
    sendsMail: mailer !== null,
    readFigures: () => readStoredFigures(backgroundData),
    signInLimit: createSignInLimit(limits, attempts, knownBrowsers),
    wakeOutbox: () => outbox?.wake(),
    forgetPages: () => pages.clear(),
    forgetWords: () => catalogue.forget(),
  });
});
