/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { describeFitment } from '../vehicles/fitmentText';
import { describeCatalogue } from './testing/catalogueDatabase';

jest.setTimeout(120_000);

describeCatalogue('questions that may name a car', (list) => {
  /** Searches. Returns the names of the products found, the vehicles that each one fits, and the understood words. */
  const ask = async (search: string) => {
    const { products, total, understood } = await list({ search });
    const fits = products.map(({ vehicles }) => (vehicles === null ? 'all' : describeFitment(vehicles)));
    return { names: products.map(({ content }) => content.name), fits, total, understood };
  };

  it.each([
    // a descriptive word is left out before the car is
    ['manija puerta dmax', 'Manija', 'D-Max'],
    ['vitara 3 puertas termostato', 'Termostato', 'Vitara'],
    // an engine is left out before the car is
    ['banda distribucion rio 1.4', 'Banda de distribución', 'Rio'],
    // parts of several kinds
    ['filtro de aire aceite y gasolina aveo', 'Filtro', 'Aveo'],
    // a name with more words than the typed one
    ['i10 mascarilla', 'Mascarilla', 'Grand i10'],
    ['door handle vitara', 'Manija', 'Grand Vitara'],
    ['ring 17 hilux', 'Aro', 'Hilux'],
  ])('such as "%s" show %s first, and only products that fit the %s', async (search, name, model) => {
    const { names, fits } = await ask(search);
    expect(names[0]).toContain(name);
    for (const fit of fits) expect(fit === 'all' ? model : fit).toContain(model);
  });

  it('show cabin filters that fit the car before those with carbon that fit only other cars', async () => {
    const { names, understood } = await ask('filtro de cabina carbón rio');
    expect([names[0], understood.relaxation]).toEqual([expect.stringContaining('Filtro de cabina'), 'none']);
  });

  it('show rear brake pads of other cars when none fit the car, and say that none fit', async () => {
    const { names, understood } = await ask('pastillas traseras aveo');
    expect(names[0]).toContain('Pastillas de freno posteriores');
    expect(understood.relaxation).toBe('car');
  });

  it.each([
    ['abc aveo', 'Aveo'],
    ['kit de mantenimiento spark', 'Spark'],
    ['suspension aveo', 'Aveo'],
    ['abc de frenos spark', 'Spark'],
  ])('with a task or a symptom (%s) show parts that fit the car', async (search, model) => {
    const { fits, understood } = await ask(search);
    expect([understood.relaxation, understood.car?.label]).toEqual(['symptom', `Chevrolet ${model}`]);
    expect(fits.filter((fit) => fit !== 'all' && !fit.includes(model))).toEqual([]);
    expect(fits[0]).toContain(model);
  });

  it.each([
    ['pastillas aveo hilux', 'Chevrolet Aveo / Toyota Hilux', ['Aveo', 'Hilux']],
    ['chevrolet aveo y toyota hilux pastillas', 'Chevrolet Aveo / Toyota Hilux', ['Aveo', 'Hilux']],
    ['pastillas spark 2012 y aveo 2010', 'Chevrolet Spark / Chevrolet Aveo 2012, 2010', ['Aveo', 'Spark']],
    ['pastillas corsa evolution', 'Chevrolet Corsa Evolution', ['Corsa Evolution']],
  ])('such as %s show parts for each of the named cars: %s', async (search, label, models) => {
    const { fits, understood } = await ask(search);
    expect([understood.relaxation, understood.car?.label]).toEqual(['none', label]);
    for (const model of models) expect(fits.join(' ')).toContain(model);
    expect(fits.filter((fit) => !models.some((model) => fit.includes(model)))).toEqual([]);
  });

  it.each([
    ['valvulas de escape aveo', 'Chevrolet Aveo'],
    ['escape aveo', 'Chevrolet Aveo'],
    ['valvula escape', 'no car'],
    ['ford escape bujias', 'Ford Escape'],
    ['gran i 10 mascarilla', 'Hyundai Grand i10'],
    ['d max alternador', 'Chevrolet D-Max'],
    // symptoms must not be taken for misspelled names of cars
    ['suena la rueda delantera', 'no car'],
    ['suena la suspension', 'no car'],
  ])('such as "%s" are understood to name: %s', async (search, label) => {
    expect((await ask(search)).understood.car?.label ?? 'no car').toBe(label);
  });

  it.each([
    ['necesito 2 amortiguadores para aveo 2010', 'Amortiguador', 'Aveo'],
    ['4 bujias spark', 'Bujía', 'Spark'],
  ])('find a part whose quantity is typed before its name: %s', async (search, name, model) => {
    const { names, fits } = await ask(search);
    expect(names[0]).toContain(name);
    expect(fits[0]).toContain(model);
  });

  it.each([
    ['radiador picanto', 'Radiador'],
    ['faro aveo', 'Faro'],
    ['faro tiggo', 'Faro'],
  ])(
    'show parts of other cars and say that none fits, although a universal part has the words: %s',
    async (search, name) => {
      const { names, understood } = await ask(search);
      expect(names[0]).toContain(name);
      expect(understood.relaxation).toBe('car');
    },
  );

  it.each([
    ['urea hilux', 'urea'],
    ['wd40 aveo', 'Aflojatodo'],
    ['aceite aveo', 'Aceite'],
    ['direccional aveo', 'Relé de direccionales'],
  ])('show universal parts as fitting the car: %s', async (search, name) => {
    const { names, understood } = await ask(search);
    expect(names[0]).toContain(name);
    expect(understood.relaxation).toBe('none');
  });

  it('list a year as an ignored word if the model was not sold in that year', async () => {
    expect((await ask('pastillas aveo 1998')).understood.ignored).toEqual(['1998']);
    expect((await ask('pastillas aveo 2012')).understood.ignored).toEqual([]);
  });
});

describeCatalogue('the answer', (list) => {
  it.each([
    ['aceite para aveo', 'Aceite de motor'],
    ['oil', 'Aceite de motor'],
    ['aceite atf', 'Aceite de transmisión automática ATF'],
    ['bornes bateria', 'Bornes de batería'],
    ['bujes de mesa', 'Bujes'],
    ['agua de radiador', 'Refrigerante'],
    ['faro de luz sail', 'Faro'],
    ['guia trasera sail', 'Stop'],
    ['trompo de freno', 'Interruptor de freno'],
    ['aceite dexron', 'Aceite de transmisión automática ATF'],
    ['aceite hidraulico atf', 'Aceite de transmisión automática ATF'],
    // a diminutive
    ['carboncillos alternador', 'carbones'],
    ['foquitos h4', 'Foco'],
    ['chicotillo embrague', 'Cable de embrague'],
  ])('to "%s" begins with a product named %s', async (search, name) => {
    const { products } = await list({ search });
    expect(products[0]?.content.name).toContain(name);
  });

  it.each([
    ['golpea la suspension adelante', [], []],
    ['patina al subir cuestas', [], []],
    ['p0420', [], []],
    ['carro huele a gasolina', [], []],
    ['bujia 4 electrodos', [], ['electrodos']],
    ['selenoide de arranque', [{ typed: 'selenoide', meant: 'solenoide' }], []],
    ['pastillas baratas aveo', [], []],
  ])('to "%s" says that it corrected %j and ignored %j', async (search, corrected, ignored) => {
    const { understood } = await list({ search });
    expect([understood.corrected, understood.ignored]).toEqual([corrected, ignored]);
  });

  it.each([
    ['terminal direccion aveo', 'no page'],
    ['limpia contactos', 'no page'],
    ['soporte motor tucson', 'no page'],
    ['direccion de la tienda', 'contact'],
    ['soporte', 'contact'],
    ['garantia bateria', 'contact'],
  ])('to "%s" links to the page: %s', async (search, page) => {
    expect((await list({ search })).understood.page ?? 'no page').toBe(page);
  });
});
