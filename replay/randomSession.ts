/** Sessions for property tests: any event of a page at any time, with arbitrary answers from outside. */
import fc from 'fast-check';
import type { UnknownAction } from '@reduxjs/toolkit';
import { lazyFeatures } from '@/app/lazyFeatures';
import type { Log } from '@/app/recorder';
import { auth } from '@/features/auth';
import { cart } from '@/features/cart';
import { catalog } from '@/features/catalog';
import { i18n } from '@/features/i18n';
import { compare, wishlist } from '@/features/lists';
import { matchRoute, navigation } from '@/features/navigation';
import { toasts } from '@/features/toasts';
import { vehicleForms } from '@/features/vehicles';
import type { HttpAnswer } from '@/shared/http';
import { runSession } from './runSession';

const product = (id: number) => ({
  id,
  sku: `FRE-${id}`,
  slug: `fre-${id}`,
  name: `Pastilla ${id}`,
  image: '',
  unitPrice: 1_000 + id,
  stock: 3,
  compatibility: 'all' as const,
});
const listed = (id: number) => ({
  id,
  sku: `FRE-${id}`,
  slug: `fre-${id}`,
  name: `Pastilla ${id}`,
  image: '',
});

const id = fc.integer({ min: 1, max: 3 });
const form = fc.constantFrom('picker' as const, 'garage' as const);
const place = fc
  .constantFrom(
    '/',
    '/shop',
    '/shop/cart',
    '/shop/category/02-000/products',
    '/account/login',
    '/account/orders',
  )
  .map((path) => navigation.arrived({ ...matchRoute(path), query: {}, path }));

/** Events that a page dispatches. */
const event: fc.Arbitrary<UnknownAction> = fc.oneof(
  {
    weight: 3,
    arbitrary: id.map((n) => cart.addRequested({ product: product(n), quantity: 1, options: [] })),
  },
  id.map((n) => cart.removeRequested({ key: String(n) })),
  fc
    .tuple(id, fc.integer({ min: 0, max: 5 }))
    .map(([n, quantity]) => cart.quantityChosen({ key: String(n), quantity })),
  fc.constant(cart.removalUndone()),
  id.map((n) => wishlist.events.addRequested({ product: listed(n) as never })),
  id.map((n) => compare.events.addRequested({ product: listed(n) as never })),
  id.map((n) => wishlist.events.removeRequested({ id: n })),
  fc.tuple(form, fc.string({ maxLength: 6 })).map(([f, text]) => vehicleForms.vinTyped({ form: f, text })),
  fc
    .tuple(form, fc.constantFrom(2011, 2012, null))
    .map(([f, year]) => vehicleForms.yearChosen({ form: f, year })),
  fc.tuple(form, fc.constantFrom('Kia', null)).map(([f, make]) => vehicleForms.makeChosen({ form: f, make })),
  fc.string({ maxLength: 4 }).map((text) => catalog.searchTyped({ text })),
  fc.constantFrom<UnknownAction>(
    catalog.searchLeft(),
    toasts.allDismissed(),
    auth.logoutRequested(),
    navigation.retryRequested(),
  ),
  id.map((n) => toasts.hovered({ id: n })),
  id.map((n) => toasts.left({ id: n })),
  fc.constantFrom('es' as const, 'en' as const).map((language) => i18n.languageChosen({ language })),
  fc.constant(auth.loginSubmitted({ email: 'a@b.ec', password: 'secreta', returnTo: null })),
  place,
);

const lazyFeatureName = fc.constantFrom(...lazyFeatures.map(({ name }) => name));
const step = fc.record({
  after: fc.constantFrom(0, 1, 50, 349, 350, 500, 5_000),
  does: fc.oneof(
    { weight: 9, arbitrary: event },
    { weight: 1, arbitrary: lazyFeatureName.map((feature) => ({ feature })) },
  ),
});

const customer = {
  salida: 'OK',
  tipoPersona: 'cliente',
  correo: 'a@b.ec',
  razonsocial: 'Taller',
  codigo: 'C1',
  descuento: 5,
  inv40060id: 2,
};
const answers: HttpAnswer[] = [
  { status: 200, body: { message: { response: [customer] } } },
  { status: 200, body: { message: { response: [] } } },
  { status: 200, body: { account: null, customer: null, demo: [] } },
  { status: 200, body: { makes: ['Kia'], models: ['Rio'], years: [2012], vehicles: [] } },
  { status: 500, body: undefined },
  { status: 200, body: 'not what was asked for' },
];
const answer = fc.record({
  took: fc.constantFrom(1, 30, 400, 2_000),
  /** An index beyond the end of the list means that no answer comes. */
  which: fc.integer({ min: 0, max: answers.length }),
});

export const randomSession = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 25 }),
  answers: fc.array(answer, { minLength: 1, maxLength: 12 }),
});
export type RandomSession = typeof randomSession extends fc.Arbitrary<infer S> ? S : never;

/** Records a random session in a shop that starts with its core features, as a page does. */
export async function recordRandomSession({ steps, answers: plannedAnswers }: RandomSession): Promise<Log> {
  let requestCount = 0;
  const { log } = await runSession({
    app: 'test',
    title: 'random',
    answer: ({ path }) => {
      // logs leave out messages, because messages are part of the program
      if (path.startsWith('/assets/i18n/')) return { took: 0, answer: { status: 200, body: {} } };
      const { took, which } = plannedAnswers[requestCount % plannedAnswers.length] ?? { took: 1, which: 0 };
      requestCount += 1;
      return { took, answer: answers[which] ?? { failure: 'OFFLINE' } };
    },
    steps: steps.flatMap(({ after, does }) => [
      after,
      'type' in does ? does : navigation.featureJoined({ feature: does.feature }),
    ]),
  });
  return log;
}
