import { colour, side } from '../options';
import { makers } from './makers';
import { pickBySize, createBodyTemplate, formatMillimetres, type Template } from './template';
import type { Body } from './vehicles';

const isPickup = ({ size }: Body): boolean => size === 'pickup';

const bumpers: Template[] = [
  createBodyTemplate(
    {
      category: '01-001',
      code: 'COL-PA',
      brands: makers.panels,
      excerpts: [
        'Negro texturizado, listo para montar: si el suyo va pintado, pida el imprimado.',
        'Calza en las guías y soportes de fábrica, sin calentar ni recortar.',
        'Plástico con memoria: vuelve a su forma después de un roce de parqueadero.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Parachoques delantero negro',
      fits,
      attributes: {
        Posición: 'Delantero',
        Material: 'Polipropileno',
        Espesor: formatMillimetres(random.between(28, 34) / 10, 1),
        Neblineros: random.pick(['Con huecos', 'Sin huecos']),
      },
      price: pickBySize(size, [5400, 6600, 7900, 9400, 11200]) + random.between(0, 9) * 80,
      look: { kind: 'bumper', look: 'front-black' },
    }),
  ),
  createBodyTemplate(
    {
      category: '01-001',
      code: 'COL-PA',
      brands: makers.panels,
      excerpts: [
        'Llega imprimado: una lijada fina y a la cabina de pintura.',
        'Imprimación gris de fábrica que agarra el color en dos manos.',
        'Revise la rejilla y los neblineros del suyo: se pasan al nuevo con sus mismos tornillos.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Parachoques delantero imprimado',
      fits,
      attributes: { Posición: 'Delantero', Material: 'Polipropileno reforzado', Acabado: 'Imprimado' },
      price: pickBySize(size, [6300, 7700, 9100, 10800, 12900]) + random.between(0, 9) * 90,
      look: { kind: 'bumper', look: 'front-grey' },
    }),
  ),
  createBodyTemplate(
    {
      category: '01-001',
      code: 'COL-PA',
      brands: makers.panels,
      excerpts: [
        'Trae los alojamientos de reflectores y sensores marcados por dentro.',
        'Para el golpe de atrás: entra con las grapas originales.',
        'Embalado con esquineros; revíselo con el transportista al recibirlo.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Parachoques posterior',
      fits,
      attributes: { Posición: 'Posterior', Material: 'Polipropileno', Acabado: 'Negro texturizado' },
      price: pickBySize(size, [5200, 6400, 7700, 9200, 11800]) + random.between(0, 9) * 80,
      look: { kind: 'bumper', look: 'rear-black' },
    }),
    (body) => !isPickup(body),
  ),
];

const headlights: Template[] = [
  createBodyTemplate(
    {
      category: '01-002',
      code: 'COL-FA',
      brands: makers.lights,
      excerpts: [
        'Lente de policarbonato con barniz UV; usa el foco y el conector del suyo.',
        'Alineación por dos tornillos, igual que el original. Se vende por lado.',
        'Si el suyo está amarillo o con agua adentro, cambiarlo alumbra más que cualquier foco.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Faro delantero',
      fits,
      attributes: {
        Posición: 'Delantero',
        Tecnología: random.pick(['Halógeno H4', 'Halógeno H7 + H1']),
        Lente: 'Policarbonato',
        Voltaje: '12 V',
      },
      price: pickBySize(size, [4100, 5200, 7400, 8800, 8200]) + random.between(0, 9) * 70,
      look: { kind: 'headlight', look: 'halogen' },
      options: [side],
    }),
  ),
  createBodyTemplate(
    {
      category: '01-002',
      code: 'COL-FA',
      brands: makers.lights,
      excerpts: [
        'Fondo negro y lupa: corte de luz definido que no encandila al que viene.',
        'Mismo conector de fábrica; la guía LED prende con el contacto.',
        'Homologado para circular: mantenga los dos lados iguales.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Faro delantero fondo negro con lupa',
      fits,
      attributes: { Posición: 'Delantero', Tecnología: 'Lupa H7 + guía LED', Voltaje: '12 V' },
      price: pickBySize(size, [6900, 8600, 11400, 13200, 12600]) + random.between(0, 9) * 110,
      look: { kind: 'headlight', look: 'dark' },
      options: [side],
    }),
    ({ size }) => size !== 'city',
  ),
  createBodyTemplate(
    {
      category: '01-002',
      code: 'COL-FA',
      brands: makers.lights,
      excerpts: [
        'Para la neblina del páramo: haz bajo y ancho. Trae foco instalado.',
        'Vidrio templado que aguanta el golpe de las piedras y el cambio de temperatura.',
        'Entra en el hueco del parachoques original; el bisel se pide aparte.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Neblinero delantero',
      fits,
      attributes: {
        Posición: 'Delantero',
        Tecnología: `Halógeno ${random.pick(['H11', 'H8', 'H3'])}`,
        Diámetro: formatMillimetres(random.pick([76, 90, 94])),
        Voltaje: '12 V',
      },
      price: pickBySize(size, [1400, 1700, 2100, 2400, 2300]) + random.between(0, 9) * 30,
      look: { kind: 'headlight', look: 'fog' },
      options: [side],
    }),
  ),
];

const mirrors: Template[] = [
  createBodyTemplate(
    {
      category: '01-003',
      code: 'COL-ES',
      brands: makers.mirrors,
      excerpts: [
        'Se regula desde adentro con la palanca. Trae base, luna y pernos.',
        'Carcasa negra de fábrica: no hace falta pintarlo.',
        'La opción económica cuando el golpe se llevó todo el espejo.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Espejo retrovisor manual',
      fits,
      attributes: { Accionamiento: 'Manual con palanca', Acabado: 'Negro texturizado', Luna: 'Convexa' },
      price: pickBySize(size, [1900, 2300, 2900, 3300, 3500]) + random.between(0, 9) * 40,
      look: { kind: 'mirror', look: 'black' },
      options: [side],
    }),
    ({ size }) => size !== 'medium',
  ),
  createBodyTemplate(
    {
      category: '01-003',
      code: 'COL-ES',
      brands: makers.mirrors,
      excerpts: [
        'Motor de ajuste nuevo y conector de fábrica: enchufar y atornillar.',
        'Luna convexa con campo amplio; elija lado y color antes de agregarlo.',
        'La tapa viene pintada en cuatro colores de línea; si el suyo es otro, pida negro y píntela.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Espejo retrovisor eléctrico pintado',
      fits,
      attributes: {
        Accionamiento: 'Eléctrico',
        Conector: random.pick(['3 pines', '5 pines']),
        Luna: 'Convexa',
      },
      price: pickBySize(size, [3600, 4400, 5600, 6300, 6700]) + random.between(0, 9) * 60,
      look: { kind: 'mirror', look: 'black' },
      options: [side, colour],
    }),
  ),
  createBodyTemplate(
    {
      category: '01-003',
      code: 'COL-ES',
      brands: makers.mirrors,
      excerpts: [
        'Se abate con el botón del tablero y trae direccional en la carcasa.',
        'Tapa en plata, el color más pedido; se puede pintar encima.',
        'Con desempañador: para salir temprano en la Sierra.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Espejo retrovisor abatible plata',
      fits,
      attributes: {
        Accionamiento: 'Eléctrico abatible',
        Conector: random.pick(['7 pines', '9 pines']),
        Acabado: 'Plata',
      },
      price: pickBySize(size, [5600, 6400, 7600, 8400, 8800]) + random.between(0, 9) * 80,
      look: { kind: 'mirror', look: 'silver' },
      options: [side],
    }),
    ({ size }) => size !== 'city',
  ),
  createBodyTemplate(
    {
      category: '01-003',
      code: 'COL-ES',
      brands: makers.mirrors,
      excerpts: [
        'Brazo largo y luna alta: se ve la carga y el carril de al lado.',
        'Pintado de línea, como salen las camionetas de trabajo.',
        'Base de aluminio que no vibra en lastre.',
      ],
    },
    ({ fits }, random) => {
      const { look, finish } = random.pick([
        { look: 'white', finish: 'blanco' },
        { look: 'white', finish: 'blanco' },
        { look: 'red', finish: 'rojo' },
      ] as const);
      return {
        name: `Espejo retrovisor de camioneta ${finish}`,
        fits,
        attributes: { Accionamiento: 'Eléctrico', Conector: '5 pines', Color: finish },
        price: 6100 + random.between(0, 9) * 90,
        look: { kind: 'mirror', look },
        options: [side],
      };
    },
    isPickup,
  ),
];

const panels: Template[] = [
  createBodyTemplate(
    {
      category: '01-004',
      code: 'COL-GC',
      brands: makers.panels,
      excerpts: [
        'Chapa con electroforesis: cuadra con la puerta y el capó sin rellenar.',
        'Trae el hueco de la guía y las perforaciones del guardapolvo.',
        'Límpielo y píntelo por dentro también: dura el doble en la Costa.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Guardafango delantero',
      fits,
      attributes: {
        Posición: 'Delantero',
        Material: 'Acero estampado',
        Espesor: formatMillimetres(random.pick([0.7, 0.8]), 1),
        Acabado: 'Electroforesis negra',
      },
      price: pickBySize(size, [3200, 3900, 4700, 5400, 5900]) + random.between(0, 9) * 60,
      look: { kind: 'fender', look: 'primed' },
      options: [side],
    }),
  ),
  createBodyTemplate(
    {
      category: '01-004',
      code: 'COL-GC',
      brands: makers.panels,
      excerpts: [
        'Refuerzo interior soldado por puntos y bisagras en su sitio.',
        'Llega en cartón doble con madera: se revisa antes de firmar.',
        'Pruébelo presentado antes de pintar: la chapa se ajusta, la pintura no.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Capó',
      fits,
      attributes: {
        Material: 'Acero estampado',
        Espesor: formatMillimetres(random.pick([0.7, 0.8]), 1),
        Acabado: 'Electroforesis negra',
      },
      price: pickBySize(size, [9800, 11900, 13800, 16200, 17400]) + random.between(0, 9) * 150,
      look: { kind: 'hood', look: 'primed' },
    }),
  ),
];

const grilles: Template[] = [
  createBodyTemplate(
    {
      category: '01-005',
      code: 'COL-MM',
      brands: makers.panels,
      excerpts: [
        'ABS negro con los clips puestos: se cambia en media hora.',
        'Deja pasar el mismo aire al radiador que la original.',
        'El emblema del suyo se pasa a esta con dos grapas.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Mascarilla negra',
      fits,
      attributes: { Material: 'ABS', Acabado: random.pick(['Negro brillante', 'Negro mate']) },
      price: pickBySize(size, [1900, 2300, 2800, 3300, 3600]) + random.between(0, 9) * 40,
      look: { kind: 'grille', look: 'black' },
    }),
  ),
  createBodyTemplate(
    {
      category: '01-005',
      code: 'COL-MM',
      brands: makers.panels,
      excerpts: [
        'Cromo de tres capas que no se pela con el sol ni el salitre.',
        'Marco cromado y fondo negro, como las versiones completas.',
        'Viene con película protectora: retírela después de montar.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Mascarilla cromada',
      fits,
      attributes: { Material: 'ABS', Acabado: 'Cromado', Fijación: `${random.between(6, 10)} clips` },
      price: pickBySize(size, [2400, 2900, 3500, 4100, 4400]) + random.between(0, 9) * 50,
      look: { kind: 'grille', look: 'chrome' },
    }),
  ),
];

const handles: Template[] = [
  createBodyTemplate(
    {
      category: '01-006',
      code: 'COL-PM',
      brands: makers.panels,
      excerpts: [
        'Gancho reforzado con fibra: ahí es donde se rompe la original.',
        'Negra de fábrica, con empaque y resorte.',
        'Se cambia quitando la tapa de la puerta: veinte minutos con calma.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Manija exterior negra',
      fits,
      attributes: {
        Posición: random.pick(['Delantera', 'Posterior']),
        Material: 'Nailon con fibra',
        Acabado: 'Negro',
      },
      price: pickBySize(size, [620, 780, 940, 1080, 1120]) + random.between(0, 9) * 15,
      look: { kind: 'door-handle', look: 'black' },
      options: [side],
    }),
  ),
  createBodyTemplate(
    {
      category: '01-006',
      code: 'COL-PM',
      brands: makers.panels,
      excerpts: [
        'Pintada de línea: elija el color más cercano al suyo.',
        'El color combina con la carrocería en los cuatro tonos más vendidos.',
        'Base imprimada: si el tono no es igual, se pinta encima sin lijar fuerte.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Manija exterior color carrocería',
      fits,
      attributes: { Posición: 'Delantera', Material: 'ABS', Llave: random.pick(['Con hueco', 'Sin hueco']) },
      price: pickBySize(size, [840, 980, 1180, 1320, 1380]) + random.between(0, 9) * 20,
      look: { kind: 'door-handle', look: 'black' },
      options: [side, colour],
    }),
  ),
  createBodyTemplate(
    {
      category: '01-006',
      code: 'COL-PM',
      brands: makers.panels,
      excerpts: [
        'Cromo grueso sobre zamak; no se opaca con el lavado.',
        'Con hueco para el cilindro de la llave: pase el suyo.',
        'Igual a la de las versiones de lujo, con los mismos anclajes.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Manija exterior cromada',
      fits,
      attributes: { Posición: random.pick(['Delantera', 'Posterior']), Acabado: 'Cromado' },
      price: pickBySize(size, [980, 1140, 1360, 1490, 1540]) + random.between(0, 9) * 20,
      look: { kind: 'door-handle', look: 'chrome' },
      options: [side],
    }),
    ({ size }) => size !== 'city',
  ),
];

const painted = [
  { look: 'silver', finish: 'plata' },
  { look: 'white', finish: 'blanca' },
  { look: 'red', finish: 'roja' },
] as const;

const paintedHandles = createBodyTemplate(
  {
    category: '01-006',
    code: 'COL-PM',
    brands: makers.panels,
    excerpts: [
      'Pintada en fábrica: llega, se monta y se va.',
      'Pintura horneada que no se pela con las uñas ni el anillo.',
      'Trae empaque, resorte y tornillos.',
    ],
  },
  ({ fits, size }, random) => {
    const { look, finish } = random.pick(painted);
    return {
      name: `Manija exterior ${finish}`,
      fits,
      attributes: { Posición: random.pick(['Delantera', 'Posterior']), Material: 'ABS', Color: finish },
      price: pickBySize(size, [790, 930, 1120, 1260, 1310]) + random.between(0, 9) * 20,
      look: { kind: 'door-handle', look },
      options: [side],
    };
  },
);

const tailLights: Template[] = [
  createBodyTemplate(
    {
      category: '01-007',
      code: 'COL-ST',
      brands: makers.lights,
      excerpts: [
        'Completo con portafocos y arnés: los focos del suyo se pasan.',
        'Empaque de espuma nuevo para que no entre el agua al balde ni al baúl.',
        'Incluye direccional y retro en la misma unidad. Se vende por lado.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Stop posterior',
      fits,
      attributes: {
        Posición: 'Posterior',
        Tecnología: 'Foco P21/5W',
        Direccional: random.pick(['Ámbar', 'Transparente']),
        Voltaje: '12 V',
      },
      price: pickBySize(size, [2600, 3100, 4200, 5100, 3800]) + random.between(0, 9) * 50,
      look: { kind: 'tail-light', look: pickBySize(size, ['tall', 'wide', 'wide', 'tall', 'tall']) },
      options: [side],
    }),
  ),
  createBodyTemplate(
    {
      category: '01-007',
      code: 'COL-ST',
      brands: makers.lights,
      excerpts: [
        'Luz LED que prende al instante: el de atrás frena antes.',
        'Sin focos que cambiar; resistencia incluida para que no marque falla en el tablero.',
        'Lente sellado por ultrasonido, probado bajo agua.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Stop posterior LED con direccional',
      fits,
      attributes: {
        Posición: 'Posterior',
        Tecnología: 'LED',
        Potencia: `${random.between(8, 14)} W`,
        Voltaje: '12 V',
      },
      price: pickBySize(size, [4300, 5100, 6600, 7800, 6100]) + random.between(0, 9) * 70,
      look: { kind: 'tail-light', look: pickBySize(size, ['tall', 'wide', 'wide', 'tall', 'tall']) },
      options: [side],
    }),
    ({ size }) => size !== 'city',
  ),
];

const windows: Template[] = [
  createBodyTemplate(
    {
      category: '01-008',
      code: 'COL-EV',
      brands: makers.switches,
      excerpts: [
        'Guía, cable y motor armados: se cambia todo y no vuelve a caerse el vidrio.',
        'El motor ya viene calibrado; conecte, suba y baje dos veces y listo.',
        'Si el vidrio sube torcido, el problema es la guía: este conjunto la trae nueva.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Elevavidrios eléctrico con motor',
      fits,
      attributes: {
        Posición: random.pick(['Delantera', 'Posterior']),
        Voltaje: '12 V',
        Conector: random.pick(['2 pines', '6 pines']),
      },
      price: pickBySize(size, [3300, 3900, 4600, 5200, 5000]) + random.between(0, 9) * 60,
      look: { kind: 'window-regulator', look: 'motor' },
      options: [side],
    }),
  ),
  createBodyTemplate(
    {
      category: '01-008',
      code: 'COL-EV',
      brands: makers.switches,
      excerpts: [
        'Solo el mecanismo: aproveche su motor si todavía trabaja.',
        'Cable de acero forrado y patines de nailon ya engrasados.',
        'Limpie el canal del vidrio antes de montarlo: el polvo es lo que lo daña.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Guía de elevavidrios sin motor',
      fits,
      attributes: {
        Posición: random.pick(['Delantera', 'Posterior']),
        Material: 'Acero galvanizado y nailon',
        Largo: formatMillimetres(pickBySize(size, [420, 450, 480, 500, 510])),
      },
      price: pickBySize(size, [1700, 1980, 2350, 2600, 2500]) + random.between(0, 9) * 40,
      look: { kind: 'window-regulator', look: 'cable' },
      options: [side],
    }),
  ),
];

export const collision: readonly Template[] = [
  ...bumpers,
  ...headlights,
  ...mirrors,
  ...panels,
  ...grilles,
  ...handles,
  paintedHandles,
  ...tailLights,
  ...windows,
];
