import { createAccountLimit, createNetworkLimit } from '../../gateway/rateLimits';
import { registerBrandRoutes } from '../../shop/brands';
import { registerContactRoutes } from '../../shop/contact';
import { makeContactStore } from '../../shop/contactStore';
import { postRoutes } from '../../shop/posts';
import { registerReviewRoutes } from '../../shop/reviews';
import { makeReviewStore } from '../../shop/reviewStore';
import { makePlugin } from '../plugin';
import type { Services } from '../services';
import { makeAddTopic, simulatedMs, type TopicServices } from './topics';

export type ContentServices = TopicServices &
  Pick<Services, 'attempts' | 'database' | 'limits' | 'memory' | 'now' | 'requireVerifiedEmail'>;

/** Adds the routes for reviews, brands, articles and messages to the shop. */
export const registerContent = makePlugin('content', (routes, services: ContentServices) => {
  const { attempts, database, limits, memory, now, requireVerifiedEmail } = services;
  const addTopic = makeAddTopic(routes, services);

  addTopic((on) => {
    registerReviewRoutes(on, {
      ask: memory.ask,
      store: makeReviewStore(database, now),
      countReview: createAccountLimit(limits, 'review', attempts.reviews),
      requireVerifiedEmail,
    });
  }, simulatedMs.shop);
  addTopic((on) => registerBrandRoutes(on, database), simulatedMs.shop);
  addTopic((on) => postRoutes(on, database), simulatedMs.shop);
  addTopic((on) => {
    const countMessage = createNetworkLimit(limits, 'message', attempts.messages);
    registerContactRoutes(on, { store: makeContactStore(database, now), countMessage });
  }, simulatedMs.shop);
});
