import type { FastifyServerOptions } from 'fastify';
import type { Session as SessionAnswer } from '@/shop/schemas';
import type { Config } from '../shared/config';
import type { ConnectionLimits } from '../shared/connections';
import type { LazyDatabase } from '../db/lazyDatabase';
import type { CacheTtl } from '../erp/catalogCache';
import type { Passwords } from '../gateway/passwords';
import type { AttemptLimits } from '../gateway/rateLimits';
import type { Mailer } from '../mail/mailer';
import type { Renderer } from '../pages/renderPool';
import type { SharedRedisOptions } from '../shared/redis';
import type { TracingOptions } from '../tracing/openTracing';

/** Settings of the service, and the parts that tests replace. */
export interface AppOptions {
  config: Config;
  /** Real or embedded ERP: the gateway treats both alike. */
  erp: { url: string; company: string; key: string };
  database: LazyDatabase;
  /** Folder of the built shop; without it only the API answers. */
  publicDir: string;
  /** Folder that stores files of previous builds; without it only the current build is served. */
  keptDir?: string;
  /** Renders guests' pages; default: a worker pool if there is a built shop. */
  renderer?: Renderer;
  logger?: FastifyServerOptions['logger'];
  now?: () => Date;
  /** Accounts that the login page of a demonstration shows; default: none. */
  demoAccounts?: SessionAnswer['demo'];
  attempts?: Partial<AttemptLimits>;
  passwords?: Passwords;
  /** Sends mail; default: as configured. */
  mailer?: Mailer | null;
  connectionLimits?: Partial<ConnectionLimits>;
  erpTimeoutMs?: number;
  erpRetryDelayMs?: () => number;
  catalogueAges?: CacheTtl;
  /** Maximum milliseconds that a request for a page waits until the pages' version is read. */
  pageVersionWaitMs?: number;
  redisLimits?: Pick<SharedRedisOptions, 'commandMs' | 'lookMs'>;
  /** Milliseconds between two batches of spans, for sending one batch, and for sending the last one. */
  traceLimits?: TracingOptions['limits'];
  /** Reads the ERP's whole catalogue in the background, once the service listens, and answers searches from it. */
  readsCatalogue?: boolean;
}
