/** Schemas for choosing a vehicle. They are in a separate file, because not every page needs these schemas. */
import * as v from 'valibot';

/** GET /vehicles/years · /vehicles/makes · /vehicles/models. */
export const yearsSchema = v.object({ years: v.array(v.pipe(v.number(), v.integer())) });
export const makesSchema = v.object({ makes: v.array(v.string()) });
export const modelsSchema = v.object({ models: v.array(v.string()) });
