/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { readFileSync } from 'node:fs';
import { makePlace, fullyTestedEngines } from '../testing/engines';
import { makeCatalogue } from './catalogue';
import { fillCatalogue } from './testing/catalogueDatabase';
import { describePlan } from './explain';
jest.setTimeout(120_000);
it('probes', async () => {
  const place = await makePlace(fullyTestedEngines[0]!);
  const database = place.open();
  await fillCatalogue(await database.get());
  const catalogue = makeCatalogue(database, () => new Date('2025-06-15T15:00:00Z'));
  const lines: string[] = [];
  for (const question of readFileSync('/tmp/probe.txt', 'utf8').split('\n').filter(Boolean)) {
    const { products, total, understood, plan } = await catalogue.list({ search: question, category: null, filters: { brand: [], stock: [], stars: [], badge: [], vehicle: null, price: null }, sort: 'default', limit: 10, offset: 0, level: null, vehicle: null, withFacets: false });
    lines.push(`## ${question} → ${total} [${understood.relaxation}] ${understood.corrected.map((c) => c.typed + '>' + c.meant).join(' ')} ign:${understood.ignored.join(',')} car:${understood.car?.label ?? ''} sym:${understood.symptom?.categories.map(c=>c.name).join('/') ?? ''} page:${understood.page ?? ''}\n     ${[...new Set(products.map((p) => p.content.name.split(' – ')[0]))].slice(0,4).join(' ; ')}`);
    if (process.env.PLAN) lines.push(...describePlan(plan).map((l) => '     | ' + l));
  }
  process.stdout.write(lines.join('\n') + '\n');
  await database.close(); await place.remove();
});
