import { eq, not } from 'drizzle-orm';
import {
  catalogueCategories,
  catalogueState,
  catalogueSynonyms,
  catalogueWords,
} from '../db/catalogueTables';
import type { Database } from '../db/lazyDatabase';
import { vehicles } from '../db/schema';
import { makeCars } from './cars';
import { isVehicleWord, stateName, type CategoryState } from './catalogueState';
import { makeDictionary } from './dictionary';
import type { Naming } from './lexemes';
import type { Knowledge } from './question';
import { vehicleFields } from './vehicleStore';
import { makeVocabulary } from './vocabulary';

export interface CatalogueKnowledge extends Knowledge {
  naming: Naming;
  version: number;
  isFilled: boolean;
  filledAt: Date | null;
  /** Time of the last comparison with the ERP. */
  checkedAt: Date | null;
  categories: CategoryState[];
}

/**
 * Reads the data that are needed to understand questions: the catalogue's words, the vehicles and the categories.
 * @param before result of the previous call; it is returned again if no sweep has changed the catalogue since
 */
export async function readKnowledge(db: Database, before?: CatalogueKnowledge): Promise<CatalogueKnowledge> {
  const [state] = await db.select().from(catalogueState).where(eq(catalogueState.name, stateName));
  const progress = {
    isFilled: state?.isFilled ?? false,
    filledAt: state?.filledAt ?? null,
    checkedAt: state?.checkedAt ?? null,
  };
  if (before && before.version === (state?.version ?? 0)) return { ...before, ...progress };
  const cars = makeCars(await db.select(vehicleFields).from(vehicles));
  const categories = await db.select().from(catalogueCategories).orderBy(catalogueCategories.position);
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  return {
    vocabulary: makeVocabulary(
      await db.select().from(catalogueWords).where(not(isVehicleWord)),
      cars.nameWords,
      makeDictionary(await db.select().from(catalogueSynonyms).orderBy(catalogueSynonyms.said)),
    ),
    cars,
    naming: { vehicle: cars.vehicle, category: (slug) => names.get(slug) },
    version: state?.version ?? 0,
    ...progress,
    categories,
  };
}
