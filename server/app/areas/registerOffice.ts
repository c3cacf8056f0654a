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
  | 'knownBrowsers'
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

/** /office: pages for the people who run the shop. */
export const registerOffice = makePlugin('office', (routes, { services }: { services: OfficeServices }) => {
  const { attempts, backgroundData, catalogue, config, database, health, knownBrowsers, limits } = services;
  const { mailer, now, outbox, pages, passGate, passwords, publicDir, trouble } = services;
  addOffice(routes, {
    ...{ config, database, health, now, passGate, passwords, publicDir, trouble },
    handsOver: outbox !== null,
    sendsMail: mailer !== null,
    readFigures: () => readStoredFigures(backgroundData),
    signInLimit: createSignInLimit(limits, attempts, knownBrowsers),
    wakeOutbox: () => outbox?.wake(),
    forgetPages: () => pages.clear(),
    forgetWords: () => catalogue.forget(),
  });
});
