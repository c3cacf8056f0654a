import * as v from 'valibot';
import { isDeepRun } from '@/testing/testDepth';
import { accountRow } from '@/erp/rows/account';
import { addressRow } from '@/erp/rows/address';
import { orderFromRow, orderRow, type Order } from '@/erp/rows/order';
import { parseProductRow, productRow } from '@/erp/rows/product';
import { parseStatementRow, statementRow } from '@/erp/rows/statement';
import { toCartProduct } from '@/features/cart';
import { applyDiscount, getIva, sumTotals, addIva } from '@/shared/money';
import type { Vehicle } from '@/shop/schemas';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { getVehicleId, getYears, lines, vehicles } from '../../../server/vehicles/vehicles';
import { brands } from './brands';
import { categories } from './categories';
import { customers } from './customers';
import { getCommonName } from '../../../server/vehicles/fitmentText';
import { generateParts } from './generate';
import { commonCars, maintenanceKinds } from './interchange';
import { angles, looks, getPictures, type Look } from './looks';
import { crowdCount, isOfCrowd, makeCrowd, regionalCustomers } from './manyCustomers';
import { makeOrders } from './orders';
import { getProductRowAtLevel } from './prices';
import { listParts, makeProducts, usualCount } from './products';
import { sellerCode, sellers } from './sellers';
import { getStatement } from './statements';
import { bodies, engines } from './templates/vehicles';

const today = new Date('2025-06-15T15:00:00Z');
const day = '2025-06-15';
const byHand = 150;
const products = makeProducts();
const generated = products.slice(byHand);
const parts = generateParts(usualCount - byHand);
const buyers = [...customers, ...regionalCustomers];
const orderRows = makeOrders(buyers, products, today, 'DEMO');
const orders: Order[] = orderRows.map((row) => orderFromRow(v.parse(orderRow, row)));
const levels = [1, 2, 3, 4, 5];
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

const count = <T>(values: readonly T[]): number => new Set(values).size;

describe('shelves', () => {
  const shelves = categories.filter(({ parent }) => parent !== null);

  it('are eight or more in each department', () => {
    for (const { slug } of categories.filter(({ parent }) => parent === null)) {
      expect(shelves.filter(({ parent }) => parent === slug).length).toBeGreaterThanOrEqual(8);
    }
  });

  it('have a dozen products each, 1,200 products in all', () => {
    const thin = shelves.filter(
      ({ slug }) => products.filter((product) => product.categories[0] === slug).length < 12,
    );
    expect(thin).toEqual([]);
    expect(products).toHaveLength(1_200);
  });
});

describe('products', () => {
  it.each(levels)('parse at level %i, with a price that is the price without IVA and its IVA', (level) => {
    for (const product of products) {
      const { price, priceWithoutIva, compareAtPrice } = parseProductRow(
        v.parse(productRow, getProductRowAtLevel(product, level, day)),
      );
      expect(price).toBe(addIva(priceWithoutIva ?? 0, day));
      if (compareAtPrice !== null) expect(compareAtPrice).toBeGreaterThan(price ?? 0);
      expect(compareAtPrice !== null).toBe(product.badges.includes('sale'));
    }
  });

  it.each(levels)('cost the same in the catalogue at level %i as in a cart, at every discount', (level) => {
    const wrong: string[] = [];
    for (const product of products) {
      const shown = parseProductRow(v.parse(productRow, getProductRowAtLevel(product, level, day)));
      for (let discount = 0; discount <= 100; discount += 0.5) {
        const { unitPrice } = toCartProduct(shown, discount)!;
        const inCatalogue = addIva(applyDiscount(shown.priceWithoutIva!, discount), day);
        const inCart = sumTotals([{ unitPrice, quantity: 1 }], day).total;
        if (inCatalogue !== inCart) wrong.push(`${product.sku} −${discount} %: ${inCatalogue} ≠ ${inCart}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('have another price at each level', () => {
    for (const product of products) {
      const prices = levels.map((level) => getProductRowAtLevel(product, level, day).precio_siniva ?? 0);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      expect(count(prices)).toBe(levels.length);
    }
  });

  /** Models, such as "Chevrolet Aveo", for which some part is made. */
  const fitted = new Set(products.flatMap((own) => (own.compatibility === 'all' ? [] : own.compatibility)));
  const modelOf = ({ make, model }: Vehicle): string => `${make} ${model}`;
  const fittedModels = new Set(vehicles.filter(({ id }) => fitted.has(id)).map(modelOf));

  it('include a part for each of the models that are driven most', () => {
    const driven = [
      ...['Chevrolet Aveo', 'Chevrolet Sail', 'Chevrolet Spark', 'Chevrolet D-Max', 'Chevrolet Grand Vitara'],
      ...['Chevrolet Vitara', 'Kia Rio', 'Kia Sportage', 'Kia Picanto', 'Hyundai Accent', 'Hyundai Tucson'],
      ...['Hyundai i10', 'Toyota Hilux', 'Toyota Corolla', 'Toyota Fortuner', 'Toyota Yaris', 'Suzuki Swift'],
      ...['Great Wall Wingle', 'Great Wall Haval H5', 'Chery QQ', 'Chery Tiggo', 'JAC S3', 'JAC T6'],
      ...['Mazda 2', 'Mazda 3', 'Mazda BT-50', 'Nissan Sentra', 'Nissan Frontier', 'Nissan X-Trail'],
      ...['Renault Sandero', 'Renault Duster', 'Renault Logan', 'Ford Ranger', 'Ford EcoSport', 'Ford F-150'],
      ...['Volkswagen Gol', 'Volkswagen Amarok'],
    ];
    expect(driven.filter((model) => !fittedModels.has(model))).toEqual([]);
  });

  it('for a Chevrolet Vitara do not fit the Suzuki Vitara, whose model has the same name', () => {
    expect([...fittedModels]).toContain('Chevrolet Vitara');
    expect([...fittedModels]).not.toContain('Suzuki Vitara');
    expect([...fittedModels]).not.toContain('Suzuki Grand Vitara');
  });

  it.each([
    ['a grille for one Grand Vitara, not for its predecessor', 'COL-MM-1514', 10812, 14204],
    ['a belt for a Vitara whose engine has a belt', 'MOT-BD-2324', 11004, 14104],
    ['a joint for one Hilux, not for its predecessor', 'SUS-RT-5524', 40105, 41104],
    ['a belt for one Tucson, not for a later Tucson', 'MOT-BD-2349', 30618, 35124],
  ])('fit one vehicle but not another of the same name: %s', (_, sku, fits, fitsNot) => {
    const compatibility = products.find((product) => product.sku === sku)?.compatibility ?? [];
    const known = vehicles.map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining([fits, fitsNot]));
    expect(compatibility).toContain(fits);
    expect(compatibility).not.toContain(fitsNot);
  });

  it.each([usualCount, 10_000, ...(isDeepRun ? [100_000] : [])])(
    'have unique ids, skus and part numbers in a catalogue of %i',
    (wanted) => {
      const all = makeProducts(wanted);
      expect(all).toHaveLength(wanted);
      expect(count(all.map(({ id }) => id))).toBe(wanted);
      // compared without signs, as they are searched: a part number must not equal another sku either
      const codes = all.flatMap(({ sku, partNumber }) => [sku, partNumber]);
      expect(count(codes.map((code) => code.replace(/\W/g, '').toLowerCase()))).toBe(2 * wanted);
    },
    60_000,
  );

  it.each([3_000, ...(isDeepRun ? [20_000, 100_000] : [])])(
    'begin with the usual 1,200 in a catalogue of %i',
    (wanted) => {
      expect(makeProducts(wanted).slice(0, usualCount)).toEqual(products);
    },
    60_000,
  );

  it('have no duplicates: no two have the same name, brand and vehicles', () => {
    const called = products.map(({ name, brand, compatibility }) =>
      JSON.stringify([name, brand, compatibility]),
    );
    expect(called.filter((name, at) => called.indexOf(name) !== at)).toEqual([]);
  });

  it('have distinct names: no two of one maker and fitment share a name, and few of one maker do', () => {
    const group = (key: (product: (typeof products)[number]) => string): number => {
      const names = products.map(key);
      const counts = new Map<string, number>();
      for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
      return names.filter((name) => (counts.get(name) ?? 0) > 1).length;
    };
    expect(group(({ name, brand, compatibility }) => JSON.stringify([name, brand, compatibility]))).toBe(0);
    // panels and lamps differ only by their vehicle
    expect(group(({ name, brand }) => JSON.stringify([name, brand])) / products.length).toBeLessThan(0.15);
  });

  it('name no vehicle in their names, as vehicles belong to the fitment', () => {
    const models = new Set(vehicles.map(getCommonName).filter((name) => name.length > 3));
    const named = products.filter(({ name }) =>
      [...models].some((model) => new RegExp(`(^| )${model}( |$)`).test(name)),
    );
    expect(named.map(({ name }) => name)).toEqual([]);
    expect(products.filter(({ name }) => name.includes(' – '))).toEqual([]);
  });

  it('have generated names of at most 65 characters, handwritten ones of at most 70, and whole sentences as excerpts', () => {
    expect(generated.filter(({ name }) => name.length > 65).map(({ name }) => name)).toEqual([]);
    expect(products.filter(({ name }) => name.length > 70).map(({ name }) => name)).toEqual([]);
    const texts = products.map(({ excerpt }) => excerpt);
    expect(texts.filter((text) => !/^[A-ZÁÉÍÓÚÑ].{20,180}\.$/.test(text))).toEqual([]);
  });

  it('are written in Spanish, with its accents', () => {
    const texts = products.flatMap(({ name, excerpt, attributes }) => [
      name,
      excerpt,
      ...attributes.flatMap(({ nombre, valor }) => [nombre, valor]),
    ]);
    const misspelt =
      /\ufffd|Ã|\b(valvula|bateria|bujia|diesel|electrico|posicion|diametro|camara|distribucion|traccion|presion|sintetico)s?\b/i;
    expect(texts.filter((text) => misspelt.test(text))).toEqual([]);
  });

  it('show a rendered look of their kind, and about one product in a hundred has no picture', () => {
    const all = Object.entries(looks).flatMap(([kind, own]) =>
      // each look belongs to its kind: both come from the same row
      own.map((look) => getPictures({ kind, look } as Look)),
    );
    // the first picture is the product's own; a left part has no other (pictures.test.ts)
    const known = new Set(all.map(([, ...others]) => others.join()));
    const pictured = generated.filter(({ images }) => images.length > 1);
    expect(pictured.filter(({ images: [, ...others] }) => !known.has(others.join()))).toEqual([]);
    expect(pictured.every(({ images }) => images.length === angles.length)).toBe(true);
    const bare = products.filter(({ images }) => images.length === 0);
    expect(bare.map(({ sku }) => sku)).toContain('COL-FA-1203');
    expect(bare.length / products.length).toBeGreaterThan(0.005);
    expect(bare.length / products.length).toBeLessThan(0.02);
  });

  it('come as the same part from two to four makers, at different prices', () => {
    const families = new Map<string, typeof parts>();
    for (const one of parts) {
      const key = one.part.family ?? '';
      families.set(key, [...(families.get(key) ?? []), one]);
    }
    for (const members of families.values()) {
      expect([2, 3, 4]).toContain(members.length);
      expect(count(members.map(({ part }) => part.brand))).toBe(members.length);
      const numbers = members.map(({ part }) => products.find(({ sku }) => sku === part.sku)?.equivalents);
      expect(count(numbers.map((own) => JSON.stringify(own)))).toBe(1);
    }
    const oneOffs = [...families.values()].filter(
      (members) => count(members.map(({ part }) => part.price)) < members.length,
    );
    expect(oneOffs.length / families.size).toBeLessThan(0.1);
  });

  it('with a common equivalent number have the same equivalents and fit the same vehicles', () => {
    const byNumber = new Map<string, typeof products>();
    for (const product of products)
      for (const number of product.equivalents)
        byNumber.set(number, [...(byNumber.get(number) ?? []), product]);
    for (const members of byNumber.values()) {
      expect(count(members.map((own) => JSON.stringify(own.equivalents)))).toBe(1);
      expect([
        members.map(({ sku }) => sku),
        count(members.map((own) => JSON.stringify(own.compatibility))),
      ]).toEqual([members.map(({ sku }) => sku), 1]);
    }
  });

  it.each(maintenanceKinds.map((kind) => [kind.name, kind] as const))(
    'include a part for every common car and year: %s',
    (_, { parts: called, suits = () => true }) => {
      const own = products.filter(({ sku, compatibility }) => {
        const part = listParts().find((other) => other.sku === sku)!;
        return compatibility !== 'all' && called.test(part.name);
      });
      const fits = new Set(own.flatMap(({ compatibility }) => compatibility as number[]));
      const common = new Set(commonCars.map(({ name }) => name));
      const bare = lines
        .filter((line) => common.has(getCommonName(line)) && suits(line))
        .flatMap((line) => getYears(line).map((year) => getVehicleId(line.number, year)))
        .filter((id) => !fits.has(id));
      expect(bare).toEqual([]);
    },
  );

  it('have plausible figures: fewer pieces of expensive products, and different prices within a category', () => {
    const getMost = (low: number, high: number) =>
      Math.max(
        ...generated
          .filter(({ basePrice }) => basePrice >= low && basePrice < high)
          .map(({ quantity }) => quantity),
      );
    expect(getMost(15_000, Infinity)).toBeLessThanOrEqual(8);
    expect(getMost(0, 1_500)).toBeGreaterThan(150);
    for (const { slug } of categories.filter(({ parent }) => parent !== null)) {
      const shelf = products.filter(({ categories: [own] }) => own === slug);
      expect([slug, count(shelf.map(({ basePrice }) => basePrice)) > shelf.length * 0.6]).toEqual([
        slug,
        true,
      ]);
    }
  });

  const attribute = (product: (typeof products)[number], name: string): string | undefined =>
    product.attributes.find(({ nombre }) => nombre === name)?.valor;

  it.each([
    ['^Disco', ['Diámetro', 'Espesor', 'Huecos']],
    ['^Tambor', ['Diámetro', 'Huecos']],
    ['^Batería', ['Capacidad', 'Arranque en frío']],
    ['^Llanta', ['Medida', 'Índice de carga']],
    ['^Aceite.*W-', ['Viscosidad', 'Base']],
    ['^Alternador', ['Corriente']],
    ['^Motor de arranque', ['Potencia', 'Dientes']],
    ['^Kit de embrague', ['Diámetro', 'Estrías']],
    ['^Banda de distribución', ['Dientes', 'Ancho']],
    ['^Rodamiento de rueda', ['Diámetro interior', 'Diámetro exterior']],
    ['^Juego de (pistones|anillos)', ['Diámetro', 'Medida']],
  ])('named %s have the attributes %p', (called, wanted) => {
    const own = products.filter(({ name }) => new RegExp(called).test(name));
    expect(own.length).toBeGreaterThan(4);
    for (const product of own) {
      expect([product.sku, wanted.filter((name) => !attribute(product, name))]).toEqual([product.sku, []]);
    }
  });

  it('have the attributes that their picture shows, such as the holes of a disc', () => {
    const discs = generated.filter(({ name, images }) => name.startsWith('Disco') && images.length > 0);
    for (const disc of discs) {
      expect(disc.images[0]).toContain(`-${attribute(disc, 'Huecos')}-${disc.brand}-a-`);
    }
  });

  it('have a colour only when they are body parts', () => {
    const coloured = products.filter(({ options }) => options.some(({ tipo }) => tipo === 'color'));
    expect(coloured.every(({ categories: [shelf] }) => shelf?.startsWith('01-'))).toBe(true);
    expect(coloured.length).toBeGreaterThan(2);
  });

  it('fit some vehicles but never most, and only in years in which the model was sold', () => {
    const years = new Map<string, [from: number, to: number]>();
    for (const line of lines) {
      const [from, to] = years.get(getCommonName(line)) ?? [line.from, line.to];
      years.set(getCommonName(line), [Math.min(from, line.from), Math.max(to, line.to)]);
    }
    const models = parts
      .flatMap(({ part }) => (part.fits === 'all' ? [] : part.fits.split(' / ')))
      .map((text) => /^(.+?)(?: (\d{4})-(\d{4}))?(?: \[.+\])?$/.exec(text)!);
    for (const [text, name = '', from, to] of models) {
      const [first = 0, last = 0] = years.get(name) ?? [];
      expect([text, Number(from ?? first) >= first, Number(to ?? last) <= last]).toEqual([text, true, true]);
    }
    for (const { sku, compatibility } of generated) {
      if (compatibility === 'all') continue;
      expect([sku, compatibility.length > 0, compatibility.length < vehicles.length / 6]).toEqual([
        sku,
        true,
        true,
      ]);
    }
  });

  it('are shared only by related vehicles: one platform in overlapping years, or one engine', () => {
    const rows = new Set([...bodies, ...engines].map(({ fits }) => fits));
    const named = parts.filter(({ part }) => part.fits !== 'all' && !part.byMeasure);
    expect(named.filter(({ part }) => !rows.has(part.fits))).toEqual([]);
    for (const { fits } of bodies) {
      const spans = fits.split(' / ').map((text) => text.match(/\d{4}/g)!.map(Number));
      const from = Math.max(...spans.map(([first = 0]) => first));
      const to = Math.min(...spans.map(([, last = 0]) => last));
      expect([fits, to > from]).toEqual([fits, true]);
    }
  });

  it('are of brands that have a logo', () => {
    expect(Object.keys(brands)).toHaveLength(24);
    const made = new Set(products.map(({ brand }) => brand));
    for (const slug of Object.keys(brands)) {
      expect([slug, made.has(slug as keyof typeof brands)]).toEqual([slug, true]);
      const logo = path.join(__dirname, '../../../public/images/brands', `${slug}.svg`);
      expect([slug, existsSync(logo)]).toEqual([slug, true]);
    }
  });

  it('name only categories, brands and vehicles that exist', () => {
    const slugs = new Set(categories.map(({ slug }) => slug));
    const vehicleIds = new Set(vehicles.map(({ id }) => id));
    for (const product of products) {
      expect(product.categories.every((slug) => slugs.has(slug))).toBe(true);
      expect(Object.keys(brands)).toContain(product.brand);
      if (product.compatibility === 'all') continue;
      expect(product.compatibility.length).toBeGreaterThan(0);
      expect(product.compatibility.every((id) => vehicleIds.has(id))).toBe(true);
    }
  });

  it('have a quantity that agrees with their status of availability', () => {
    for (const product of products) {
      const { cantidad, disponibilidad } = getProductRowAtLevel(product, 2, day);
      expect((cantidad ?? 0) > 0).toBe(disponibilidad === 'in-stock');
    }
    expect(count(products.map((product) => getProductRowAtLevel(product, 2, day).disponibilidad))).toBe(3);
  });

  it('are the same at every start', () => {
    expect(makeProducts()).toEqual(products);
  });
});

describe('accounts', () => {
  const crowd = makeCrowd();

  it('parse, as do their branches, and have unique codes and e-mails', () => {
    const rows = [...sellers, ...[...buyers, ...crowd].map(({ row }) => row)];
    expect(rows.every((row) => v.is(accountRow, row))).toBe(true);
    for (const { addresses } of buyers) {
      for (const branch of addresses) expect(v.is(addressRow, branch)).toBe(true);
    }
    expect(count(rows.map(({ codigo }) => codigo))).toBe(rows.length);
    expect(count(rows.map(({ correo }) => correo.toLowerCase()))).toBe(rows.length);
  });

  it('are sixty customers, and three sellers who serve 40, 400 and 10,000 customers', () => {
    const served = (code: string) => [...buyers, ...crowd].filter(({ seller }) => seller === code).length;
    expect(customers).toHaveLength(60);
    expect(sellers.map(({ codigo }) => [codigo, served(codigo)])).toEqual([
      [sellerCode, 40],
      ['V002', 400],
      ['V900', crowdCount],
    ]);
  });

  it('mark the generated customers by their code and e-mail', () => {
    for (const { row } of crowd) expect(isOfCrowd(row.codigo) && isOfCrowd(row.correo)).toBe(true);
    for (const { row } of buyers) expect(isOfCrowd(row.codigo) || isOfCrowd(row.correo)).toBe(false);
  });

  it('have telephones of ten digits', () => {
    const phones = [...buyers, ...crowd].map(({ row }) => row.celular ?? '');
    expect(phones.filter((phone) => !/^09\d \d{3} \d{4}$/.test(phone))).toEqual([]);
  });

  it('give every customer one to three branches, one of them the default', () => {
    for (const { addresses } of buyers) {
      expect([1, 2, 3]).toContain(addresses.length);
      expect(addresses.filter((branch) => branch.default)).toHaveLength(1);
    }
  });
});

describe('orders', () => {
  it('have line totals, a subtotal, IVA and a total that agree to the cent', () => {
    for (const order of orders) {
      expect(order.lines.every((line) => line.total === line.price * line.quantity)).toBe(true);
      expect(order.subtotal).toBe(sum(order.lines.map((line) => line.total)));
      expect(order.totals).toEqual([{ title: 'IVA 15 %', price: getIva(order.subtotal, day) }]);
      expect(order.total).toBe(order.subtotal + getIva(order.subtotal, day));
      expect(order.quantity).toBe(sum(order.lines.map((line) => line.quantity)));
    }
  });

  it('hold products and customers that exist', () => {
    const skus = new Set(products.map(({ sku }) => sku));
    for (const order of orders) {
      expect(order.lines.every(({ sku }) => skus.has(sku))).toBe(true);
      const customer = buyers.find(({ row }) => row.codigo === order.customerCode);
      expect(customer?.row.correo).toBe(order.customerEmail);
      expect(order.sellerCode).toBe(customer?.seller ?? null);
    }
  });

  it('date from the year before today, newest first, and have all four statuses', () => {
    const dates = orders.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates[0]! < today.toISOString()).toBe(true);
    expect(dates.at(-1)! > '2024-06-14').toBe(true);
    expect(count(orders.map(({ status }) => status))).toBe(4);
  });

  it('have unique ids and tokens', () => {
    expect(count(orders.map(({ id }) => id))).toBe(orders.length);
    expect(count(orders.map(({ token }) => token))).toBe(orders.length);
  });
});

describe('statements', () => {
  const statements = buyers.map(({ row }) =>
    parseStatementRow(v.parse(statementRow, getStatement(row, orderRows, today))),
  );

  it('have a balance that follows from one movement to the next', () => {
    for (const { movements, balance } of statements) {
      let running = 0;
      for (const movement of movements) {
        running += movement.debit - movement.credit;
        expect(movement.balance).toBe(running);
        expect(running).toBeGreaterThanOrEqual(0);
      }
      expect(balance).toBe(running);
    }
  });

  it('have an overdue amount of at most the balance, and the demonstration customer has one above zero', () => {
    expect(statements.every(({ overdue, balance }) => overdue >= 0 && overdue <= balance)).toBe(true);
    expect(statements.find(({ code }) => code === 'C0001')?.overdue).toBeGreaterThan(0);
  });

  it('have no movement after the cut-off day', () => {
    for (const { cutoff, movements } of statements) {
      expect(cutoff).toBe('2025-06-15');
      expect(movements.every(({ date }) => date <= cutoff)).toBe(true);
    }
  });
});
