import { registerEmailVerificationRoutes } from '../../gateway/emailVerifications';
import { makeMailedCodes } from '../../gateway/mailedCodes';
import { registerPasswordResetRoutes } from '../../gateway/passwordResets';
import { createNetworkLimit } from '../../gateway/rateLimits';
import { registerSessionRoutes } from '../../gateway/sessions';
import { signUpRoutes } from '../../gateway/signUp';
import { makeReadAccountData } from '../../shop/accountData';
import { registerAccountRoutes } from '../../shop/accountRoutes';
import { makePlugin } from '../plugin';
import type { Services } from '../services';
import { makeAddTopic, makeWarnOfMail, simulatedMs, type TopicServices } from './topics';

export type AccountAreaServices = TopicServices &
  Pick<
    Services,
    | 'attempts'
    | 'beginSession'
    | 'countAttempt'
    | 'database'
    | 'demo'
    | 'limits'
    | 'mailer'
    | 'memory'
    | 'now'
    | 'ownAccounts'
    | 'passGate'
    | 'passwords'
    | 'sellerCustomers'
    | 'sessionData'
  >;

/** Adds the routes for sessions, sign-up, forgotten passwords, e-mail verification, and the data of an account. */
export const registerAccounts = makePlugin('accounts', (routes, services: AccountAreaServices) => {
  const { attempts, beginSession, config, countAttempt, database, demo, limits, mailer, memory } = services;
  const { now, ownAccounts, passGate, passwords, sellerCustomers, sessionData, sessionStore } = services;
  const { ask } = memory;
  const addTopic = makeAddTopic(routes, services);
  const codeOptions = { database: sessionData, secret: config.sessionSecret, now };
  const countMailedCode = createNetworkLimit(limits, 'mailed code', attempts.mailedCodes);

  addTopic((on) => registerSessionRoutes(on, { store: sessionStore, sellerCustomers, demo, now }));

  addTopic((on) => {
    const countSignUp = createNetworkLimit(limits, 'sign-up', attempts.signUps);
    signUpRoutes(on, { ask, ownAccounts, beginSession, countSignUp, passGate, demo });
  }, simulatedMs.shop);

  addTopic((on) => {
    registerPasswordResetRoutes(on, {
      ask,
      ownAccounts,
      passwords,
      store: sessionStore,
      resets: makeMailedCodes('password reset', codeOptions),
      now,
      mailer,
      beginSession,
      countRequest: countMailedCode,
      countAttempt,
      passGate,
      demo,
      onMailFault: makeWarnOfMail(routes.log, 'A mail about a password could not be sent'),
    });
  }, simulatedMs.shop);

  addTopic((on) => {
    registerEmailVerificationRoutes(on, {
      codes: makeMailedCodes('email verification', codeOptions),
      mailer,
      countRequest: countMailedCode,
      countAttempt,
      now,
      onMailFault: makeWarnOfMail(routes.log, 'A mail with a code could not be sent'),
    });
  }, simulatedMs.shop);

  addTopic((on) => {
    registerAccountRoutes(on, {
      database,
      readAccountData: makeReadAccountData(database),
      ownAccounts,
      store: sessionStore,
      countAttempt,
      passGate,
      mailer,
      onMailFault: makeWarnOfMail(routes.log, 'A mail about a deleted account could not be sent'),
    });
  }, simulatedMs.shop);
});
