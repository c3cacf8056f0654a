import type { Look } from '../looks';
import { side } from '../options';
import { makers } from './makers';
import { pickBySize, createBodyTemplate, formatMillimetres, type Draft, type Template } from './template';
import type { Body, Size } from './vehicles';

const isPickup = ({ size }: Body): boolean => size === 'pickup';
const isCar = (body: Body): boolean => !isPickup(body);

/** Returns the diameter of the disc, which determines the caliper and so the pads. */
const discOf = (size: Size): number => pickBySize(size, [234, 256, 280, 300, 297]);

const pads = (
  name: string,
  excerpts: readonly string[],
  percent: number,
  material: string,
  look: Draft['look'],
) =>
  createBodyTemplate(
    { category: '05-001', code: 'FRE-PD', brands: makers.brakes, excerpts },
    ({ fits, size }, random) => ({
      name,
      fits,
      attributes: {
        Posición: 'Delantera',
        Material: material,
        Largo: formatMillimetres(pickBySize(size, [116, 130, 141, 148, 155]) + random.between(-3, 3)),
        Altura: formatMillimetres(random.between(48, 60)),
        Espesor: formatMillimetres(random.between(15, 18)),
      },
      price: Math.round((pickBySize(size, [1050, 1380, 1720, 2050, 2350]) * percent) / 100),
      look,
    }),
  );

const brakePads: Template[] = [
  pads(
    'Pastillas de freno delanteras cerámicas',
    [
      'No chillan y casi no ensucian el aro. Traen láminas y grasa.',
      'Asientan en cien kilómetros si el disco está sano.',
      'Para ciudad y carretera; en bajadas largas use motor.',
    ],
    128,
    'Cerámica',
    { kind: 'brake-pads', look: 'ceramic' },
  ),
  pads(
    'Pastillas de freno delanteras semimetálicas',
    [
      'Muerden bien en caliente: hechas para taxi y bajadas.',
      'Compuesto duro; revise los discos al cambiarlas.',
      'El juego de las dos ruedas, con láminas antirruido.',
    ],
    100,
    'Semimetálica',
    { kind: 'brake-pads', look: 'semimetallic' },
  ),
  createBodyTemplate(
    {
      category: '05-001',
      code: 'FRE-PP',
      brands: makers.brakes,
      excerpts: [
        'Avisador acústico en los dos lados: cuando suene, quedan mil kilómetros.',
        'Regrese el pistón girándolo, no a presión, si el freno de mano es por mordaza.',
        'Compuesto parejo con el delantero para que no se clave atrás.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Pastillas de freno posteriores con avisador',
      fits,
      attributes: {
        Posición: 'Posterior',
        Material: 'Cerámica',
        Largo: formatMillimetres(random.between(88, 112)),
        Espesor: formatMillimetres(random.between(14, 16)),
      },
      price: pickBySize(size, [1200, 1400, 1750, 1950, 2200]),
      look: { kind: 'brake-pads', look: 'with-sensor' },
    }),
    ({ size }) => size === 'medium' || size === 'suv',
  ),
  createBodyTemplate(
    {
      category: '05-001',
      code: 'FRE-PD',
      brands: makers.brakes,
      excerpts: [
        'Placa ancha para camioneta: más material para carga y remolque.',
        'Aguantan el lastre y el agua sin cristalizarse.',
        'Con ranura central que bota el polvo.',
      ],
    },
    ({ fits }, random) => ({
      name: 'Pastillas de freno de trabajo pesado',
      fits,
      attributes: {
        Posición: 'Delantera',
        Material: 'Semimetálica',
        Largo: formatMillimetres(random.between(152, 168)),
        Espesor: formatMillimetres(random.between(17, 19)),
      },
      price: 2500 + random.between(0, 9) * 60,
      look: { kind: 'brake-pads', look: 'wide' },
    }),
    isPickup,
  ),
  ...(['remachadas', 'pegadas'] as const).map((way) =>
    createBodyTemplate(
      {
        category: '05-001',
        code: 'FRE-ZP',
        brands: makers.brakes,
        excerpts:
          way === 'remachadas'
            ? [
                'Juego de cuatro, remachado parejo: listas para montar.',
                'Rectifique el tambor si tiene ceja y el freno de mano agarra arriba.',
                'Material grueso que dura en taxi.',
              ]
            : [
                'Pegadas en horno: más área de roce y sin remaches que rayen.',
                'Lije el brillo del tambor antes de montarlas.',
                'Las cuatro zapatas de un eje.',
              ],
      },
      ({ fits, size }, random) => ({
        name: `Zapatas de freno posteriores ${way}`,
        fits,
        attributes: {
          Posición: 'Posterior',
          Diámetro: formatMillimetres(pickBySize(size, [180, 203, 228, 254, 295])),
          Ancho: formatMillimetres(pickBySize(size, [30, 33, 40, 46, 55]) + random.between(0, 2)),
          Cantidad: '4 piezas',
        },
        price: pickBySize(size, [1300, 1580, 1850, 2200, 2600]) + (way === 'pegadas' ? 220 : 0),
        look: { kind: 'brake-shoes', look: way === 'remachadas' ? 'riveted' : 'bonded' },
      }),
      ({ size }) => size !== 'suv',
    ),
  ),
];

const ventedLooks = { 4: 'vented-4', 5: 'vented-5', 6: 'vented-6' } as const;

const discs: Template[] = [
  createBodyTemplate(
    {
      category: '05-002',
      code: 'FRE-DD',
      brands: makers.brakes,
      excerpts: [
        'Fundición con alto carbono y recubrimiento: no llega oxidado.',
        'Cámbielos de dos en dos y con pastillas nuevas. Precio por unidad.',
        'Mida el espesor mínimo grabado en el suyo antes de rectificar.',
      ],
    },
    ({ fits, size, studs }, random) => ({
      name: `Disco de freno delantero ventilado ${discOf(size)} mm`,
      fits,
      attributes: {
        Posición: 'Delantera',
        Diámetro: formatMillimetres(discOf(size)),
        Espesor: formatMillimetres(pickBySize(size, [18, 22, 24, 26, 25])),
        Huecos: String(studs),
        Altura: formatMillimetres(random.between(40, 52)),
      },
      price: pickBySize(size, [1950, 2450, 3200, 3900, 4400]) + random.between(0, 9) * 40,
      look: { kind: 'brake-disc', look: ventedLooks[studs] },
    }),
  ),
  createBodyTemplate(
    {
      category: '05-002',
      code: 'FRE-DP',
      brands: makers.brakes,
      excerpts: [
        'Macizo, para el eje posterior. Revise el freno de mano al montarlo.',
        'Limpie la manzana: un poco de óxido debajo lo hace vibrar.',
        'Torneado fino, listo para montar después de desengrasar.',
      ],
    },
    ({ fits, size }, random) => ({
      name: `Disco de freno posterior sólido ${discOf(size) - 18} mm`,
      fits,
      attributes: {
        Posición: 'Posterior',
        Diámetro: formatMillimetres(discOf(size) - 18),
        Espesor: formatMillimetres(random.pick([9, 10, 11])),
        Huecos: '4',
      },
      price: pickBySize(size, [1700, 2050, 2600, 3100, 3400]) + random.between(0, 9) * 30,
      look: { kind: 'brake-disc', look: 'solid-4' },
    }),
    ({ studs, size }) => studs === 4 && size !== 'city',
  ),
  createBodyTemplate(
    {
      category: '05-002',
      code: 'FRE-DX',
      brands: ['pistavra', 'orvantis', 'ratchavel'],
      excerpts: [
        'Perforado y ventilado: evacúa el agua y el gas de la pastilla en bajadas largas.',
        'Bordes biselados para que no se raje; úselo con pastilla cerámica.',
        'Para quien baja a la Costa cada semana.',
      ],
    },
    ({ fits, size }, random) => ({
      name: `Disco de freno delantero perforado ${discOf(size)} mm`,
      fits,
      attributes: {
        Posición: 'Delantera',
        Diámetro: formatMillimetres(discOf(size)),
        Espesor: formatMillimetres(pickBySize(size, [18, 22, 24, 26, 25])),
        Huecos: '5',
      },
      price: pickBySize(size, [3400, 3900, 4800, 5600, 6200]) + random.between(0, 9) * 60,
      look: { kind: 'brake-disc', look: 'drilled-5' },
    }),
    ({ studs }) => studs === 5,
  ),
  createBodyTemplate(
    {
      category: '05-002',
      code: 'FRE-TB',
      brands: makers.brakes,
      excerpts: [
        'Torneado de fábrica: se monta sin pasar por el torno.',
        'Pared gruesa con aletas: se enfría mejor en la bajada.',
        'Revise la ceja del suyo: con más de un milímetro ya toca cambiar.',
      ],
    },
    ({ fits, size, studs }) => ({
      name: `Tambor de freno posterior ${pickBySize(size, [180, 203, 228, 254, 295])} mm`,
      fits,
      attributes: {
        Posición: 'Posterior',
        Diámetro: formatMillimetres(pickBySize(size, [180, 203, 228, 254, 295])),
        Ancho: formatMillimetres(pickBySize(size, [30, 33, 40, 46, 55])),
        Huecos: String(studs),
      },
      price: pickBySize(size, [2100, 2600, 3300, 4100, 5200]),
      look: {
        kind: 'brake-drum',
        look: studs === 4 ? (size === 'city' ? 'smooth-4' : 'finned-4') : 'finned-5',
      },
    }),
    ({ studs }) => studs !== 6,
  ),
];

const shocks: Template[] = [
  createBodyTemplate(
    {
      category: '05-003',
      code: 'SUS-AM',
      brands: makers.suspension,
      excerpts: [
        'Gas a baja presión y retenedor triple: hecho para calles con bache.',
        'Cambie el par y alinee; revise también bases y topes.',
        'El vástago viene amarrado: suéltelo ya montado.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Amortiguador delantero a gas',
      fits,
      attributes: {
        Posición: 'Delantera',
        Tipo: 'Gas',
        Diámetro: formatMillimetres(pickBySize(size, [45, 48, 51, 51, 54])),
        Largo: formatMillimetres(random.between(320, 420)),
      },
      price: pickBySize(size, [2900, 3500, 4300, 5200, 5800]) + random.between(0, 9) * 50,
      look: { kind: 'shock-absorber', look: random.pick(['strut-black', 'strut-grey']) },
      options: [side],
    }),
  ),
  createBodyTemplate(
    {
      category: '05-003',
      code: 'SUS-AM',
      brands: makers.suspension,
      excerpts: [
        'Sirve para los dos lados; trae bujes y tuercas.',
        'Si el carro salta atrás con dos pasajeros, ya pide cambio.',
        'Aceite que no hace espuma en lastre.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Amortiguador posterior a gas',
      fits,
      attributes: {
        Posición: 'Posterior',
        Tipo: 'Gas',
        Lado: 'Ambos',
        Largo: formatMillimetres(random.between(340, 520)),
      },
      price: pickBySize(size, [2100, 2500, 3100, 3700, 3900]) + random.between(0, 9) * 40,
      look: { kind: 'shock-absorber', look: size === 'pickup' ? 'rear-blue' : 'rear-black' },
    }),
  ),
  createBodyTemplate(
    {
      category: '05-003',
      code: 'SUS-RE',
      brands: makers.suspension,
      excerpts: [
        'Altura de fábrica: cambie los dos del eje.',
        'Acero tratado con granalla y pintura epóxica contra el óxido.',
        'Use prensa de resortes: guardan más fuerza de la que parece.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Resorte delantero',
      fits,
      attributes: {
        Posición: 'Delantera',
        Diámetro: formatMillimetres(pickBySize(size, [11, 12, 13, 14, 15]) + random.between(0, 1)),
        Largo: formatMillimetres(random.between(310, 390)),
      },
      price: pickBySize(size, [1500, 1800, 2200, 2600, 2900]) + random.between(0, 9) * 30,
      look: { kind: 'coil-spring', look: 'black' },
    }),
    isCar,
  ),
  createBodyTemplate(
    {
      category: '05-003',
      code: 'SUS-RE',
      brands: makers.suspension,
      excerpts: [
        'Progresivo: suave vacío y firme con carga.',
        'Sube dos centímetros para el camino malo sin forzar la dirección.',
        'Para el carro que trabaja con el baúl lleno.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Resorte posterior reforzado',
      fits,
      attributes: {
        Posición: 'Posterior',
        Tipo: 'Progresivo',
        Diámetro: formatMillimetres(pickBySize(size, [12, 13, 14, 15, 16])),
        Largo: formatMillimetres(random.between(280, 360)),
      },
      price: pickBySize(size, [1900, 2200, 2700, 3200, 3500]) + random.between(0, 9) * 30,
      look: { kind: 'coil-spring', look: random.pick(['progressive', 'blue']) },
    }),
    isCar,
  ),
];

const clutches: Template[] = [
  createBodyTemplate(
    {
      category: '05-004',
      code: 'EMB-KT',
      brands: makers.clutches,
      excerpts: [
        'Plato, disco y rodamiento del mismo fabricante, con centrador.',
        'Rectifique el volante y cambie el retenedor mientras la caja está abajo.',
        'Pedal suave de fábrica; no lo use de reposapié.',
        'Disco con resortes que no tiembla al salir en cuesta.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Kit de embrague',
      fits,
      attributes: {
        Diámetro: formatMillimetres(pickBySize(size, [180, 200, 215, 225, 250])),
        Estrías: String(random.pick([18, 20, 22, 24])),
        Contenido: 'Plato, disco y rodamiento',
      },
      price: pickBySize(size, [5900, 7400, 9200, 11800, 14900]) + random.between(0, 9) * 120,
      look: { kind: 'clutch-kit', look: pickBySize(size, ['small', 'small', 'small', 'large', 'large']) },
    }),
  ),
  createBodyTemplate(
    {
      category: '05-004',
      code: 'EMB-KR',
      brands: makers.clutches,
      excerpts: [
        'Plato con 20 % más presión para carga y remolque.',
        'Forro orgánico reforzado: aguanta la fila en la cuesta.',
        'Para camionetas que trabajan; el pedal queda apenas más firme.',
      ],
    },
    ({ fits }, random) => ({
      name: 'Kit de embrague reforzado',
      fits,
      attributes: {
        Diámetro: formatMillimetres(random.pick([250, 260, 275])),
        Estrías: String(random.pick([21, 24])),
        Contenido: 'Plato, disco y rodamiento',
      },
      price: 16400 + random.between(0, 9) * 220,
      look: { kind: 'clutch-kit', look: 'large' },
    }),
    isPickup,
  ),
];

const joints: Template[] = [
  createBodyTemplate(
    {
      category: '05-005',
      code: 'SUS-RT',
      brands: makers.joints,
      excerpts: [
        'Bola templada y guardapolvo de neopreno, ya engrasada.',
        'El golpe seco en los rompevelocidades suele ser ella.',
        'Con pernos, tuerca y pasador nuevos.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Rótula inferior atornillada',
      fits,
      attributes: { Posición: 'Inferior', Rosca: random.pick(['M12 × 1,25', 'M14 × 1,5']), Lado: 'Ambos' },
      price: pickBySize(size, [860, 1020, 1240, 1450, 1680]) + random.between(0, 9) * 20,
      look: { kind: 'ball-joint', look: 'bolted' },
    }),
  ),
  createBodyTemplate(
    {
      category: '05-005',
      code: 'SUS-RT',
      brands: makers.joints,
      excerpts: [
        'De presión: móntela con prensa, a golpes se daña el asiento.',
        'Trae seguro y grasero.',
        'Para el trabajo de campo: engrásela en cada cambio de aceite.',
      ],
    },
    ({ fits }, random) => ({
      name: 'Rótula superior de presión',
      fits,
      attributes: {
        Posición: 'Superior',
        Diámetro: formatMillimetres(random.between(38, 46)),
        Lado: 'Ambos',
      },
      price: 1350 + random.between(0, 9) * 40,
      look: { kind: 'ball-joint', look: 'pressed' },
    }),
    isPickup,
  ),
  createBodyTemplate(
    {
      category: '05-005',
      code: 'SUS-TD',
      brands: makers.joints,
      excerpts: [
        'Cuente las vueltas al sacarlo y alinee después: el volante queda recto.',
        'Quita el juego del timón y el desgaste de la llanta por dentro.',
        'Guardapolvo grueso con anillo metálico.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Terminal de dirección exterior',
      fits,
      attributes: {
        Posición: 'Exterior',
        Rosca: random.pick(['M12 × 1,25', 'M14 × 1,5']),
        Largo: formatMillimetres(random.between(86, 140)),
      },
      price: pickBySize(size, [690, 820, 990, 1180, 1320]) + random.between(0, 9) * 15,
      look: { kind: 'tie-rod', look: 'end' },
      options: [side],
    }),
  ),
  createBodyTemplate(
    {
      category: '05-005',
      code: 'SUS-TD',
      brands: makers.joints,
      excerpts: [
        'Se cambia sin bajar la caja de dirección.',
        'Si el timón golpea en empedrado, el juego está aquí.',
        'Pida también el fuelle: con el viejo roto dura un mes.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Axial de dirección',
      fits,
      attributes: {
        Posición: 'Interior',
        Rosca: 'M14 × 1,5',
        Longitud: formatMillimetres(random.between(190, 310)),
      },
      price: pickBySize(size, [840, 990, 1190, 1390, 1560]) + random.between(0, 9) * 15,
      look: { kind: 'tie-rod', look: 'inner' },
    }),
  ),
  createBodyTemplate(
    {
      category: '05-005',
      code: 'SUS-LB',
      brands: makers.joints,
      excerpts: [
        'El tac tac en los baches chicos a baja velocidad: es este y cuesta poco.',
        'Cámbielo en par; apriete con el carro apoyado.',
        'Varilla de acero con rótulas selladas.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Link de barra estabilizadora',
      fits,
      attributes: {
        Posición: 'Delantera',
        Largo: formatMillimetres(random.between(85, 330)),
        Rosca: 'M10 × 1,25',
      },
      price: pickBySize(size, [560, 640, 780, 920, 980]) + random.between(0, 9) * 15,
      look: { kind: 'tie-rod', look: 'stabilizer-link' },
    }),
    ({ size }) => size !== 'city',
  ),
];

const bearings: Template[] = [
  createBodyTemplate(
    {
      category: '05-006',
      code: 'ROD-RM',
      brands: makers.bearings,
      excerpts: [
        'Doble hilera sellado de por vida; con prensa, nunca a golpes.',
        'Zumba más al girar hacia el otro lado: así se sabe cuál es.',
        'Trae seguro y tuerca nuevos.',
      ],
    },
    ({ fits, size }, random) => {
      const inner = pickBySize(size, [30, 34, 39, 42, 45]);
      return {
        name: 'Rodamiento de rueda delantera',
        fits,
        attributes: {
          'Diámetro interior': formatMillimetres(inner),
          'Diámetro exterior': formatMillimetres(inner + random.pick([30, 34, 37])),
          Ancho: formatMillimetres(random.pick([37, 39, 41])),
        },
        price: pickBySize(size, [1350, 1700, 2150, 2600, 2900]) + random.between(0, 9) * 25,
        look: { kind: 'wheel-bearing', look: 'sealed' },
      };
    },
    isCar,
  ),
  createBodyTemplate(
    {
      category: '05-006',
      code: 'ROD-RC',
      brands: makers.bearings,
      excerpts: [
        'Interior, exterior y retenedor de una rueda.',
        'Engráselos a mano, llenando la jaula, y ajuste la precarga.',
        'Después de cruzar agua honda, revíselos.',
      ],
    },
    ({ fits }, random) => ({
      name: 'Rodamientos cónicos de rueda (juego)',
      fits,
      attributes: {
        Posición: 'Delantera',
        Contenido: 'Interior, exterior y retenedor',
        'Diámetro interior': formatMillimetres(random.pick([35, 38, 40, 45])),
      },
      price: 1950 + random.between(0, 9) * 60,
      look: { kind: 'wheel-bearing', look: 'tapered' },
    }),
    isPickup,
  ),
  createBodyTemplate(
    {
      category: '05-006',
      code: 'ROD-MZ',
      brands: makers.bearings,
      excerpts: [
        'Lista para atornillar, con anillo de ABS.',
        'Apriete la tuerca con torquímetro y el carro en el piso.',
        'Espárragos puestos: solo traslade el disco.',
      ],
    },
    ({ fits, size, studs }, random) => ({
      name: `Manzana ${random.pick(['delantera', 'posterior'])} con rodamiento`,
      fits,
      attributes: {
        Huecos: String(studs),
        Tipo: 'Con anillo ABS',
        Diámetro: formatMillimetres(pickBySize(size, [126, 134, 140, 150, 158])),
      },
      price: pickBySize(size, [3100, 3700, 4500, 5400, 6100]) + random.between(0, 9) * 60,
      look: { kind: 'wheel-hub', look: studs === 4 ? 'studs-4' : 'studs-5' },
    }),
    ({ studs }) => studs !== 6,
  ),
];

/** Returns the load index and speed rating of a tyre, by the size of its vehicles. */
const indexOf = (size: Size): string => pickBySize(size, ['79T', '86H', '91V', '99H', '112S']);

/** Groups bodies by their original tyre size, because a tyre is sold by its size. */
function byTyre(bodies: readonly Body[]): Map<string, Body[]> {
  const found = new Map<string, Body[]>();
  for (const body of bodies) found.set(body.tyre, [...(found.get(body.tyre) ?? []), body]);
  return found;
}

const fitsOf = (bodies: readonly Body[]): string => bodies.map(({ fits }) => fits).join(' / ');

const tyrePrice = (measure: string): number => {
  const [width = 0, , rim = 0] = measure.match(/\d+/g)?.map(Number) ?? [];
  return Math.round((width * 15 + rim * 240) * (width >= 235 ? 1.5 : 1));
};

const rimInches = (measure: string): string => measure.split(' R')[1] ?? '';

const treads = {
  carretera: { label: 'Carretera', look: 'touring', percent: 100 },
  'todo terreno': { label: 'Todo terreno', look: 'all-terrain', percent: 120 },
  carga: { label: 'Carga', look: 'commercial', percent: 108 },
} as const;

const tyre = (
  tread: keyof typeof treads,
  excerpts: readonly string[],
  suits: (size: Size) => boolean,
): Template => ({
  category: '05-007',
  code: 'LLA-LL',
  brands: makers.tyres,
  excerpts,
  draftsFor: ({ bodies }) =>
    [...byTyre(bodies)].flatMap(([measure, own]) => {
      const { size } = own[0]!;
      if (!suits(size)) return [];
      return () => ({
        name: `Llanta ${measure} ${indexOf(size)} ${tread}`,
        fits: fitsOf(own),
        attributes: {
          Medida: measure,
          'Índice de carga': indexOf(size),
          Labrado: treads[tread].label,
          Aro: `${rimInches(measure)}"`,
        },
        price: Math.round((tyrePrice(measure) * treads[tread].percent) / 100),
        look: { kind: 'tyre' as const, look: treads[tread].look },
        byMeasure: true,
      });
    }),
});

const tyres: Template[] = [
  tyre(
    'carretera',
    [
      'Drena bien el agua: pensada para la Costa en invierno.',
      'Rodado silencioso y 60.000 km de garantía de labrado.',
      'Fecha de fabricación reciente, a la vista en el costado.',
      'Cámbielas en par y deje las nuevas atrás.',
    ],
    (size) => size !== 'pickup',
  ),
  tyre(
    'todo terreno',
    [
      'Mitad asfalto, mitad lastre: no se pica con la piedra.',
      'Hombros abiertos que se limpian del lodo solos.',
      'Carcasa reforzada para andar con carga.',
    ],
    (size) => size === 'pickup' || size === 'suv',
  ),
  tyre(
    'carga',
    [
      'Diez lonas para la camioneta que sale llena todos los días.',
      'Aguanta presión alta sin deformarse ni calentarse.',
      'Labrado recto que rinde kilómetros en carretera.',
    ],
    (size) => size === 'pickup',
  ),
];

/** Looks of rims by the number of their holes; others have no picture. */
const rimLooks = {
  'five-spoke': { 5: 'five-spoke', 6: 'five-spoke-6' },
  'multi-spoke-black': { 4: 'multi-spoke-black-4', 5: 'multi-spoke-black' },
  steel: { 4: 'steel-4', 5: 'steel' },
} as const;

function lookOfRim(look: keyof typeof rimLooks, studs: string): Look | null {
  const known: Partial<Record<string, Extract<Look, { kind: 'rim' }>['look']>> = rimLooks[look];
  const own = known[studs];
  return own ? { kind: 'rim', look: own } : null;
}

const rim = (
  name: string,
  look: 'five-spoke' | 'multi-spoke-black' | 'steel',
  price: number,
  excerpts: readonly string[],
  suits: (body: Body) => boolean = () => true,
): Template => ({
  category: '05-007',
  code: 'LLA-AR',
  brands: makers.rims,
  excerpts,
  draftsFor: ({ bodies }) => {
    const groups = new Map<string, Body[]>();
    for (const body of bodies.filter(suits)) {
      const key = `${rimInches(body.tyre)} ${body.studs}`;
      groups.set(key, [...(groups.get(key) ?? []), body]);
    }
    return [...groups].map(([key, own]) => () => {
      const [inches = '', studs = ''] = key.split(' ');
      return {
        name: `${name} ${inches}" ${studs} huecos`,
        fits: fitsOf(own),
        attributes: {
          Medida: `${inches}"`,
          Huecos: studs,
          Material: look === 'steel' ? 'Acero' : 'Aleación de aluminio',
          Acabado: { 'five-spoke': 'Plata diamantado', 'multi-spoke-black': 'Negro mate', steel: 'Negro' }[
            look
          ],
        },
        price: price + (Number(inches) - 13) * 720,
        look: lookOfRim(look, studs),
        byMeasure: true,
      };
    });
  },
});

const rims: Template[] = [
  rim('Aro de aleación cinco rayos', 'five-spoke', 6900, [
    'Centrado por la manzana: no vibra. Precio por unidad, sin tuercas.',
    'Revise la distancia entre huecos del suyo antes de pedir.',
    'Pintura horneada con laca transparente.',
  ]),
  rim('Aro de aleación negro multirrayo', 'multi-spoke-black', 7600, [
    'Negro mate que no se marca con el lavado.',
    'Mismo desplazamiento de fábrica: no roza al girar.',
    'Fundición a baja presión, probada al impacto.',
  ]),
  rim('Aro de acero', 'steel', 3200, [
    'El de repuesto o el de trabajo: se endereza, no se raja.',
    'Con hueco para tapa y válvula incluida.',
    'Soldadura continua; aguanta lastre y carga.',
  ]),
];

const shafts: Template[] = [
  createBodyTemplate(
    {
      category: '05-008',
      code: 'TRA-EH',
      brands: makers.shafts,
      excerpts: [
        'Junta exterior con grasa, fuelle y abrazaderas en la caja.',
        'El tac tac al girar con fuerza: cámbiela antes que se parta.',
        'Cuente las estrías de la suya y mire si lleva anillo ABS.',
        'Bolas y jaula rectificadas: gira suave desde el primer día.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Junta homocinética exterior',
      fits,
      attributes: {
        'Estrías exteriores': String(random.between(22, 30)),
        'Estrías interiores': String(random.between(22, 34)),
        Diámetro: formatMillimetres(pickBySize(size, [50, 52, 55, 58, 62])),
        ABS: random.pick(['Con anillo', 'Sin anillo']),
      },
      price: pickBySize(size, [2300, 2700, 3300, 3900, 4600]) + random.between(0, 9) * 40,
      look: { kind: 'cv-joint', look: 'outer' },
    }),
  ),
  createBodyTemplate(
    {
      category: '05-008',
      code: 'TRA-SE',
      brands: makers.shafts,
      excerpts: [
        'Semieje completo, armado y engrasado: se cambia en una hora.',
        'Más barato que reparar dos juntas y sus fuelles.',
        'Tuerca nueva incluida; respete el torque.',
        'Elija el lado: el largo no es el mismo.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Semieje delantero completo',
      fits,
      attributes: {
        Posición: 'Delantera',
        Longitud: formatMillimetres(pickBySize(size, [560, 620, 680, 720, 640]) + random.between(0, 40)),
        'Estrías exteriores': String(random.between(22, 30)),
      },
      price: pickBySize(size, [6100, 7200, 8600, 9900, 11400]) + random.between(0, 9) * 90,
      look: { kind: 'cv-joint', look: 'half-shaft' },
      options: [side],
    }),
  ),
];

const arms: Template[] = [
  createBodyTemplate(
    {
      category: '05-009',
      code: 'SUS-BR',
      brands: makers.suspension,
      excerpts: [
        'Con rótula y bujes puestos: se ahorra la prensa.',
        'Acero estampado doble; apriete los bujes con el carro en el piso.',
        'Alinee después: un brazo doblado come la llanta en un mes.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Brazo (mesa) inferior con rótula',
      fits,
      attributes: {
        Posición: 'Inferior',
        Material: random.pick(['Acero estampado', 'Acero forjado']),
        Largo: formatMillimetres(pickBySize(size, [310, 340, 370, 390, 420]) + random.between(0, 15)),
      },
      price: pickBySize(size, [2900, 3400, 4200, 4900, 5600]) + random.between(0, 9) * 60,
      look: { kind: 'control-arm', look: 'l-shaped' },
      options: [side],
    }),
    isCar,
  ),
  createBodyTemplate(
    {
      category: '05-009',
      code: 'SUS-BR',
      brands: makers.suspension,
      excerpts: [
        'Brazo en A para doble horquilla, con bujes y rótula.',
        'Forjado: aguanta el golpe del bache con carga.',
        'Engrase la rótula al montarlo.',
      ],
    },
    ({ fits }, random) => ({
      name: 'Brazo superior en A',
      fits,
      attributes: {
        Posición: 'Superior',
        Material: 'Acero forjado',
        Ancho: formatMillimetres(random.between(240, 300)),
      },
      price: 4300 + random.between(0, 9) * 90,
      look: { kind: 'control-arm', look: 'a-shaped' },
      options: [side],
    }),
    isPickup,
  ),
  createBodyTemplate(
    {
      category: '05-009',
      code: 'SUS-BR',
      brands: makers.suspension,
      excerpts: [
        'Brazo recto posterior, con bujes en las dos puntas.',
        'Corrige la rueda de atrás que se abre con carga.',
        'Marque la posición del excéntrico antes de sacarlo.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Brazo posterior recto',
      fits,
      attributes: {
        Posición: 'Posterior',
        Material: 'Acero',
        Largo: formatMillimetres(random.between(320, 520)),
      },
      price: pickBySize(size, [1900, 2200, 2700, 3200, 3400]) + random.between(0, 9) * 40,
      look: { kind: 'control-arm', look: 'straight' },
    }),
    ({ size }) => size === 'medium' || size === 'suv',
  ),
  createBodyTemplate(
    {
      category: '05-009',
      code: 'SUS-BJ',
      brands: makers.rubber,
      excerpts: [
        'Caucho natural vulcanizado al metal; móntelo con prensa y jabón.',
        'Si el carro se va al frenar y está alineado, mire los bujes.',
        'El juego de un brazo: dos piezas.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Bujes de brazo (juego)',
      fits,
      attributes: {
        'Diámetro interior': formatMillimetres(random.pick([10, 12, 14])),
        'Diámetro exterior': formatMillimetres(pickBySize(size, [32, 36, 40, 44, 48])),
        Cantidad: '2 piezas',
        Material: 'Caucho y acero',
      },
      price: pickBySize(size, [520, 620, 760, 890, 980]) + random.between(0, 9) * 15,
      look: { kind: 'bushing', look: 'arm' },
    }),
  ),
  createBodyTemplate(
    {
      category: '05-009',
      code: 'SUS-BJ',
      brands: makers.rubber,
      excerpts: [
        'El crujido en la curva lenta: son los cauchos de la barra.',
        'Poliuretano: no se aplasta como el caucho.',
        'Mida el grueso de la barra; se montan sin grasa mineral.',
      ],
    },
    ({ fits, size }) => ({
      name: 'Cauchos de barra estabilizadora (par)',
      fits,
      attributes: {
        'Diámetro interior': formatMillimetres(pickBySize(size, [17, 19, 21, 23, 26])),
        Cantidad: '2 piezas',
        Material: 'Poliuretano',
      },
      price: pickBySize(size, [290, 340, 410, 480, 520]),
      look: { kind: 'bushing', look: 'stabilizer' },
    }),
  ),
];

export const wear: readonly Template[] = [
  ...brakePads,
  ...discs,
  ...shocks,
  ...clutches,
  ...joints,
  ...bearings,
  ...tyres,
  ...rims,
  ...shafts,
  ...arms,
];
