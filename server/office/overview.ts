/** First page of the office. It shows pending work, and the state of the systems that the shop uses. */
import { sql } from 'drizzle-orm';
import type { Database } from '../db/lazyDatabase';
import { catalogueMisses, contactMessages, outbox, reviews } from '../db/schema';
import { runQuery } from '../db/runQuery';
import type { IntegrationHealth, IntegrationState } from './integrationHealth';
import { markUp, type Markup, type MarkupValue } from './markUp';
import { buildTable } from './officePage';
import type { OfficeRoutes, OfficeVisit } from './officeRoutes';
import { isStuck } from './orders';

/** Figures that the metrics show as well. */
export interface OfficeFigures {
  ordersWaiting: number;
  oldestOrderSeconds: number;
  catalogueProducts: number;
  catalogueFilled: number;
  catalogueAgeSeconds: number | null;
}

export interface OverviewOptions {
  readFigures: () => Promise<OfficeFigures>;
  health: IntegrationHealth;
  /** Whether the shop hands over orders to the ERP. */
  handsOver: boolean;
  sendsMail: boolean;
}

interface Waiting {
  stuck: number;
  messages: number;
  reviews: number;
  misses: number;
}

async function readWaiting(db: Database): Promise<Waiting> {
  const [row] = await runQuery<Waiting>(
    db,
    sql`select
      (select count(*)::integer from ${outbox} where ${isStuck}) as stuck,
      (select count(*)::integer from ${contactMessages} where ${contactMessages.answeredAt} is null) as messages,
      (select count(*)::integer from ${reviews} where ${reviews.hiddenAt} is null and ${reviews.createdAt} > now() - interval '7 days') as reviews,
      (select count(*)::integer from ${catalogueMisses}) as misses`,
  );
  return row ?? { stuck: 0, messages: 0, reviews: 0, misses: 0 };
}

type System = readonly [name: string, state: Markup, details: string];

/**
 * Seconds without a comparison with the ERP after which the catalogue counts as outdated. Normally the catalogue is
 * compared every five minutes.
 */
const oldCatalogueSeconds = 30 * 60;

export function addOverviewPage(
  { onPage }: OfficeRoutes,
  { readFigures, health, handsOver, sendsMail }: OverviewOptions,
): void {
  const toState = ({ words: { overview } }: OfficeVisit, isGood: boolean): Markup =>
    isGood
      ? markUp`<span class="good">${overview.good}</span>`
      : markUp`<span class="bad">${overview.bad}</span>`;

  function describeCalls(
    name: string,
    { answered, failed, lastAnswer, lastFault }: IntegrationState,
    visit: OfficeVisit,
  ): System {
    const { words, format } = visit;
    const own = words.overview;
    if (answered + failed === 0) return [name, markUp`${own.unknown}`, ''];
    const details = [
      own.calls(format.count(answered), format.count(failed)),
      ...(lastAnswer ? [own.lastAnswer(format.time(lastAnswer))] : []),
      ...(lastFault ? [own.lastFault(format.time(lastFault.at), lastFault.reason)] : []),
    ];
    return [name, toState(visit, !lastFault || (lastAnswer ?? 0) > lastFault.at), details.join(' · ')];
  }

  function listSystems(figures: OfficeFigures, { stuck }: Waiting, visit: OfficeVisit): System[] {
    const { words, format } = visit;
    const own = words.overview;
    const { catalogueAgeSeconds: age, catalogueProducts, catalogueFilled } = figures;
    const products = format.count(catalogueProducts);
    const isFresh = age !== null && age < oldCatalogueSeconds;
    return [
      describeCalls(own.erp, health.states.erp, visit),
      handsOver
        ? [own.handover, toState(visit, stuck === 0), `${own.stuck}: ${format.count(stuck)}`]
        : [own.handover, markUp`${own.off}`, own.noHandover],
      [
        own.catalogue,
        catalogueFilled === 1 ? toState(visit, isFresh) : markUp`${own.reading}`,
        [
          catalogueFilled === 1 ? own.whole(products) : own.partial(products),
          ...(age === null ? [] : [own.age(format.age(age))]),
        ].join(' · '),
      ],
      sendsMail
        ? describeCalls(own.mail, health.states.mail, visit)
        : [own.mail, markUp`${own.off}`, own.noMail],
      [own.database, toState(visit, true), own.answers],
    ];
  }

  onPage('', async (db, visit) => {
    const { words, format } = visit;
    const own = words.overview;
    const figures = await readFigures();
    const waiting = await readWaiting(db);
    const oldest = figures.ordersWaiting > 0 && ` (${own.oldest(format.age(figures.oldestOrderSeconds))})`;
    const link = (href: string, text: string): Markup => markUp`<a href="${href}">${text}</a>`;
    const things: readonly (readonly [MarkupValue, MarkupValue])[] = [
      [
        link('/office/orders?show=waiting', own.orders),
        markUp`${format.count(figures.ordersWaiting)}${oldest}`,
      ],
      [link('/office/orders?show=stuck', own.stuck), format.count(waiting.stuck)],
      [link('/office/messages', own.messages), format.count(waiting.messages)],
      [link('/office/reviews', own.reviews), format.count(waiting.reviews)],
      [link('/office/searches', own.misses), format.count(waiting.misses)],
    ];
    const body = markUp`${buildTable(own.waits, words.none, things, [
      { head: own.thing, cell: ([name]) => name },
      { head: own.count, cell: ([, count]) => count, isNumber: true },
    ])}${buildTable(own.health, words.none, listSystems(figures, waiting, visit), [
      { head: own.system, cell: ([name]) => name },
      { head: own.state, cell: ([, state]) => state },
      { head: own.details, cell: ([, , details]) => details },
    ])}<p class="soft">${own.copy}</p>`;
    return { title: words.pages.overview, page: 'overview', body };
  });
}
