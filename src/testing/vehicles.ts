import type { UnknownAction } from '@reduxjs/toolkit';
import { vehicleForms, type FormPlace } from '@/features/vehicles';
import type { Vehicle } from '@/shop/schemas';

export const aveo: Vehicle = { id: 1, year: 2012, make: 'Chevrolet', model: 'Aveo', engine: '1.6 L' };
export const rio: Vehicle = { id: 2, year: 2015, make: 'Kia', model: 'Rio', engine: '1.4 L' };
export const dmax: Vehicle = { id: 3, year: 2018, make: 'Chevrolet', model: 'D-Max', engine: '2.5 L' };

/** Returns the events that make a vehicle the value of a form. */
export const readChosenVehicle = (form: FormPlace, vehicle = aveo): UnknownAction[] => {
  const { year, make, model, id } = vehicle;
  return [
    vehicleForms.yearsReceived({ years: [year] }),
    vehicleForms.yearChosen({ form, year }),
    vehicleForms.makesReceived({ form, year, makes: [make] }),
    vehicleForms.makeChosen({ form, make }),
    vehicleForms.modelsReceived({ form, year, make, models: [model] }),
    vehicleForms.modelChosen({ form, model }),
    vehicleForms.enginesReceived({ form, year, make, model, vehicles: [vehicle] }),
    vehicleForms.engineChosen({ form, engine: id }),
  ];
};
