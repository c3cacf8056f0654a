import { makeFindSpellings } from '../../catalogue/findSpellings';
import { registerGatewayRoutes } from '../../gateway/routes';
import { makePlugin } from '../plugin';
import type { Services } from '../services';

export type GatewayServices = Pick<
  Services,
  | 'answerSearch'
  | 'beginSession'
  | 'countAttempt'
  | 'database'
  | 'getAvailability'
  | 'knownBrowsers'
  | 'memory'
  | 'ownAccounts'
  | 'passGate'
  | 'sellerCustomers'
  | 'sessionStore'
>;

/** Adds the routes for ERP calls. The gateway passes a call on if the session may make the call. */
export const registerGateway = makePlugin(
  'gateway',
  (routes, { database, memory, sessionStore, ...needs }: GatewayServices) => {
    const { answerSearch, beginSession, countAttempt, getAvailability } = needs;
    const { knownBrowsers, ownAccounts, passGate, sellerCustomers } = needs;
    registerGatewayRoutes(routes, {
      ask: memory.ask,
      memory,
      store: sessionStore,
      findSpellings: makeFindSpellings(database),
      ...{ answerSearch, beginSession, countAttempt, getAvailability },
      ...{ knownBrowsers, ownAccounts, passGate, sellerCustomers },
    });
  },
);
