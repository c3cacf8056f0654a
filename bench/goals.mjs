/**
 * Goals of `npm run bench`, all in this file. A row without a goal is informative.
 *
 * A row: `id` of its measurement, `name`, `unit`, and one of `most` (maximum), `least` (minimum), and
 * `ofLimit` (multiple of the static page's, measured in the same run). A row with a `speed` has its maximum in
 * milliseconds of the machine on which it was set, where the static page took `limitThen`: on another machine it is
 * multiplied by that machine's pace (table.mjs).
 */
import { documents } from './documents.mjs';
import { measuredPages } from './measuredPages.mjs';

/** Goal of linear growth, with a tolerance for noise. */
const linear = { unit: 'exponent', most: 1.1 };

const ofPage = ({ id, name }) => [
  { id: `lighthouse.${id}.performance`, name: `${name}: performance`, least: 99 },
  { id: `lighthouse.${id}.fcp`, name: `${name}: first paint`, unit: 'ms' },
  { id: `lighthouse.${id}.lcp`, name: `${name}: largest paint`, unit: 'ms', ofLimit: 1.1 },
  { id: `lighthouse.${id}.tbt`, name: `${name}: blocking time`, unit: 'ms', most: 100 },
  { id: `lighthouse.${id}.cls`, name: `${name}: layout shift`, most: 0.01 },
  { id: `lighthouse.${id}.accessibility`, name: `${name}: accessibility`, least: 100 },
  { id: `lighthouse.${id}.best-practices`, name: `${name}: best practices`, least: 100 },
  { id: `lighthouse.${id}.seo`, name: `${name}: SEO`, least: 100 },
];

/** Rows at the machine's own speed, and throttled four times; goals and the static page's times of 2026-11-24. */
const atBothSpeeds = (id, name, [most, maxSlow], [limitThen, slowLimitThen] = []) => [
  { id: `${id}.1`, name, unit: 'ms', most, limitThen, speed: 1 },
  {
    id: `${id}.4`,
    name: `${name}, 4 × slower`,
    unit: 'ms',
    most: maxSlow,
    limitThen: slowLimitThen,
    speed: 4,
  },
];

/** Goals by part, in the order of measurement. */
export const goals = {
  sizes: {
    title: 'Sizes, brotli',
    rows: [
      { id: 'sizes.initialJs', name: 'initial JS, heaviest route', unit: 'KB', most: 125 },
      { id: 'sizes.routeJs', name: "a route's own JS, heaviest", unit: 'KB', most: 40 },
      { id: 'sizes.css', name: 'all CSS', unit: 'KB', most: 20 },
    ],
  },
  documents: {
    title: "A guest's documents with their headers, within the first packets of a connection",
    rows: documents.map(({ id, name, most }) => ({ id: `documents.${id}`, name, unit: 'bytes', most })),
  },
  lighthouse: { title: 'Lighthouse mobile, a guest', rows: measuredPages.flatMap(ofPage) },
  interactions: {
    title: 'From the press to the painted frame that shows it',
    rows: [
      ...atBothSpeeds('interactions.product', "list to the product's title", [50, 100], [11.3, 37.2]),
      ...atBothSpeeds('interactions.list', 'home to a list', [66, 165], [11.4, 45.6]),
      ...atBothSpeeds('interactions.suggestions', 'last key to suggestions', [50, 100], [5.7, 23.3]),
      ...atBothSpeeds('interactions.cart', 'add to cart to the counter', [33, 50], [8.1, 25.4]),
      ...atBothSpeeds('interactions.worst', 'worst event of a visit', [64, 100]),
      ...atBothSpeeds('interactions.worstOwn', 'worst press or key of a visit', [64, 100]),
    ],
  },
  loading: {
    title: 'Loading',
    rows: [
      { id: 'loading.interactive', name: 'cold to interactive, 4 × slower', unit: 'ms', ofLimit: 1.6 },
      { id: 'loading.longTasks', name: 'long tasks after load, 4 × slower', most: 0 },
      {
        id: 'loading.idleScript',
        name: 'script run until idle, heaviest of six pages',
        unit: 'KB',
        most: 130,
      },
      { id: 'loading.idlePrefetched', name: 'script prefetched when idle', unit: 'KB' },
      { id: 'loading.requests', name: "home's requests, without what is prefetched when idle", most: 22 },
      { id: 'loading.nodes', name: "home's nodes", most: 1100 },
      { id: 'loading.nodesRead', name: "home's nodes, read to its end" },
      { id: 'loading.navigationRequests', name: 'requests of a navigation before pictures', most: 1 },
      {
        id: 'loading.navigationBytes',
        name: 'bytes of a navigation before pictures',
        unit: 'KB',
        most: 5,
      },
      { id: 'loading.repeated', name: 'scripts and styles of a repeat visit', most: 0 },
    ],
  },
  memory: {
    title: 'Memory',
    rows: [
      { id: 'memory.ten', name: 'heap after ten navigations', unit: 'MB', most: 6.5 },
      { id: 'memory.fifty', name: 'heap after fifty', unit: 'MB' },
      {
        id: 'memory.growth',
        name: 'fifty to ten, without what the engine compiles',
        unit: 'times',
        most: 1.05,
      },
    ],
  },
  growth: {
    title: 'Growth',
    rows: [
      { id: 'customers.late', name: '10,000 customers: 95 of 100 keys, 4 × slower', unit: 'ms', most: 16.7 },
      { id: 'customers.growth', name: 'customers, 1,000 to 10,000', ...linear },
      { id: 'cart.drawn', name: '1,000 lines: a press, 4 × slower', unit: 'ms', most: 50 },
      { id: 'cart.growth', name: 'cart, 100 to 1,000 lines', ...linear },
      { id: 'quickOrder.drawn', name: '500 pasted lines read and drawn', unit: 'ms' },
      { id: 'quickOrder.slow', name: '500 pasted lines found, 4 × slower', unit: 'ms', most: 1000 },
      { id: 'quickOrder.slowBusy', name: '500 pasted lines found, processor, 4 × slower', unit: 'ms' },
      { id: 'quickOrder.asked', name: 'requests for 500 pasted lines', most: 1 },
      { id: 'quickOrder.growth', name: 'quick order drawn, 100 to 500 lines', ...linear },
      { id: 'quickOrder.foundGrowth', name: 'quick order found, 100 to 500 lines', ...linear },
      { id: 'products.search', name: '20,000 products: a search', unit: 'ms' },
      { id: 'products.growth', name: 'search, 2,000 to 20,000 products', ...linear },
    ],
  },
  finding: {
    title: 'Finding among 20,000 products',
    rows: [
      { id: 'finding.postgres.list', name: 'PostgreSQL: list, count and facets, p95', unit: 'ms', most: 20 },
      { id: 'finding.postgres.suggestions', name: 'PostgreSQL: suggestions, p95', unit: 'ms', most: 15 },
      { id: 'finding.postgres.vehiclePage', name: "PostgreSQL: a vehicle's page, p95", unit: 'ms', most: 5 },
      {
        id: 'finding.postgres.vehicle',
        name: "PostgreSQL: a vehicle's products, a list, p95",
        unit: 'ms',
        most: 20,
      },
      { id: 'finding.postgres.byName', name: 'PostgreSQL: everything by name, p95', unit: 'ms', most: 20 },
      { id: 'finding.postgres.related', name: 'PostgreSQL: related products, p95', unit: 'ms', most: 20 },
      { id: 'finding.postgres.fill', name: 'PostgreSQL: first fill', unit: 's', most: 60 },
      { id: 'finding.embedded.list', name: 'embedded: list, count and facets, p95', unit: 'ms', most: 30 },
      { id: 'finding.embedded.suggestions', name: 'embedded: suggestions, p95', unit: 'ms', most: 25 },
      { id: 'finding.embedded.vehiclePage', name: "embedded: a vehicle's page, p95", unit: 'ms', most: 20 },
      {
        id: 'finding.embedded.vehicle',
        name: "embedded: a vehicle's products, a list, p95",
        unit: 'ms',
        most: 20,
      },
      { id: 'finding.embedded.byName', name: 'embedded: everything by name, p95', unit: 'ms', most: 30 },
      { id: 'finding.embedded.related', name: 'embedded: related products, p95', unit: 'ms', most: 30 },
      { id: 'finding.embedded.fill', name: 'embedded: first fill', unit: 's', most: 60 },
      { id: 'finding.postgres.listGrowth', name: 'PostgreSQL: list, growth', most: 0.5 },
      { id: 'finding.postgres.suggestionsGrowth', name: 'PostgreSQL: suggestions, growth', most: 0.5 },
      { id: 'finding.postgres.vehiclePageGrowth', name: 'PostgreSQL: a vehicle’s page, growth', most: 0.5 },
      { id: 'finding.postgres.vehicleGrowth', name: 'PostgreSQL: a vehicle’s products, growth', most: 0.5 },
      { id: 'finding.embedded.listGrowth', name: 'embedded: list, growth', most: 0.5 },
      { id: 'finding.embedded.suggestionsGrowth', name: 'embedded: suggestions, growth', most: 0.5 },
      { id: 'finding.embedded.vehiclePageGrowth', name: 'embedded: a vehicle’s page, growth', most: 0.5 },
      { id: 'finding.embedded.vehicleGrowth', name: 'embedded: a vehicle’s products, growth', most: 0.5 },
    ],
  },
  replay: {
    title: 'Replay',
    rows: [
      { id: 'replay.perSecond', name: 'events folded a second', least: 50_000 },
      { id: 'replay.growth', name: 'fold, 25,000 to 100,000 events', ...linear },
      { id: 'replay.imported', name: '5,000 events imported by Redux DevTools', unit: 'ms', most: 1000 },
    ],
  },
  service: {
    title: 'The service under 200 catalogue questions, 2 sign-ins and an order a second',
    rows: [
      { id: 'service.perSecond', name: 'catalogue questions answered a second', least: 195 },
      { id: 'service.p50', name: 'catalogue, middle', unit: 'ms' },
      { id: 'service.p99', name: 'catalogue, 99 of 100', unit: 'ms', most: 100 },
      { id: 'service.faults', name: 'faults', most: 0 },
    ],
  },
  signIns: {
    title: 'A list of a guest, quiet and under 500 sign-ins a second',
    rows: [
      { id: 'signIns.quiet', name: 'quiet, 99 of 100', unit: 'ms' },
      { id: 'signIns.flooded', name: 'under the flood, 99 of 100', unit: 'ms' },
      { id: 'signIns.ratio', name: 'under the flood, times the quiet one', unit: '×', most: 2 },
      { id: 'signIns.medianQuiet', name: 'quiet, middle', unit: 'ms' },
      { id: 'signIns.medianFlooded', name: 'under the flood, middle', unit: 'ms' },
      { id: 'signIns.faults', name: 'lists that failed', most: 0 },
      { id: 'signIns.answeredP99', name: 'answers to the sign-ins, 99 of 100', unit: 'ms' },
      { id: 'signIns.cpu', name: 'event loop, a sign-in', unit: 'ms' },
      { id: 'signIns.load', name: 'load of the machine' },
    ],
  },
  rendering: {
    title: 'Eight pages of guests rendered by the service',
    rows: [
      { id: 'rendering.inTurn', name: 'in turn', unit: 'ms' },
      { id: 'rendering.atOnce', name: 'at once', unit: 'ms' },
      { id: 'rendering.ratio', name: 'at once, so many times as fast on two cores', unit: '×', least: 1.6 },
    ],
  },
};
