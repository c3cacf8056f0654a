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

/** Settings of the service, and objects that tests replace. */
export interface AppOptions {
  config: Config;
  /** Address and credentials of the real or the embedded ERP. The gateway treats both alike. */
  erp: { url: string; company: string; key: string };
  database: LazyDatabase;
  /** Folder of the built shop. If the folder has no built shop, only the API answers. */
  publicDir: string;
  /**
   * Folder that stores files of previous builds. Without this folder only the files of the current build are served.
   */
  keptDir?: string;
  /** Renders guests' pages. Default: a worker pool if the shop has been built. */
  renderer?: Renderer;
  logger?: FastifyServerOptions['logger'];
  now?: () => Date;
  /** Accounts that the login page of a demonstration shows. Default: none. */
  demoAccounts?: SessionAnswer['demo'];
  attempts?: Partial<AttemptLimits>;
  passwords?: Passwords;
  /** Sends mail. Default: the mailer that the configuration describes. */
  mailer?: Mailer | null;
  connectionLimits?: Partial<ConnectionLimits>;
  erpTimeoutMs?: number;
  erpRetryDelayMs?: () => number;
  catalogueAges?: CacheTtl;
  /** Maximum milliseconds that a request for a page waits until the version of pages has been read. */
  pageVersionWaitMs?: number;
  redisLimits?: Pick<SharedRedisOptions, 'commandMs' | 'lookMs'>;
  /**
   * Milliseconds between two batches of spans, milliseconds to send one batch, and milliseconds to send the last batch.
   */
  traceLimits?: TracingOptions['limits'];
  /**
   * Whether the service reads the ERP's whole catalogue in the background, and answers searches from this catalogue.
   */
  readsCatalogue?: boolean;
}
