import { colourTemperature, side } from '../options';
import { makers } from './makers';
import {
  pickBySize,
  formatDecimal,
  createBodyTemplate,
  createEngineTemplate,
  createMeasureTemplate,
  formatMillimetres,
  type Template,
} from './template';
import type { Body, Engine, Size } from './vehicles';

const isPetrol = ({ isDiesel }: Engine): boolean => !isDiesel;

/** Returns the price in cents of a part that costs `base` for a 1.6 petrol engine. */
const byEngine = (base: number, { litres, isDiesel }: Engine): number =>
  Math.round(base * (0.62 + litres * 0.24) * (isDiesel ? 1.3 : 1));

interface Battery {
  ah: number;
  cca: number;
  box: string;
  sizes: readonly Size[];
  price: number;
  look: 'standard' | 'tall' | 'agm';
}

const batteries: readonly Battery[] = [
  { ah: 36, cca: 330, box: '42', sizes: ['city'], price: 5600, look: 'tall' },
  { ah: 45, cca: 420, box: '42', sizes: ['city', 'small'], price: 6700, look: 'standard' },
  { ah: 50, cca: 480, box: 'NS40', sizes: ['small'], price: 7300, look: 'tall' },
  { ah: 60, cca: 560, box: '35', sizes: ['small', 'medium'], price: 8400, look: 'standard' },
  { ah: 65, cca: 600, box: '48', sizes: ['medium', 'suv'], price: 9200, look: 'standard' },
  { ah: 70, cca: 640, box: '34', sizes: ['suv'], price: 9900, look: 'standard' },
  { ah: 70, cca: 760, box: '48 AGM', sizes: ['medium', 'suv'], price: 16800, look: 'agm' },
  { ah: 80, cca: 720, box: '27', sizes: ['suv', 'pickup'], price: 11800, look: 'tall' },
  { ah: 100, cca: 850, box: '31', sizes: ['pickup'], price: 14600, look: 'standard' },
];

const joined = (bodies: readonly Body[]): string => bodies.map(({ fits }) => fits).join(' / ');

/** Batteries, which are sold by case and capacity, and fit every vehicle of a size. */
const batteryTemplate: Template = {
  category: '04-001',
  code: 'ELE-BA',
  brands: makers.batteries,
  excerpts: [
    'Libre de mantenimiento, con dos años de garantía. Entregue la vieja y recíclela.',
    'Mida la bandeja y mire de qué lado está el positivo antes de pedir.',
    'Placas de calcio que aguantan el calor de la Costa y la mañana del páramo.',
    'Cargada y probada el día que sale de bodega.',
  ],
  draftsFor: ({ bodies }) =>
    batteries.flatMap((own) =>
      (['derecho', 'izquierdo'] as const).map((pole) => () => ({
        name: `Batería ${own.ah} Ah caja ${own.box} positivo ${pole}`,
        fits: joined(bodies.filter(({ size }) => own.sizes.includes(size))),
        attributes: {
          Voltaje: '12 V',
          Capacidad: `${own.ah} Ah`,
          'Arranque en frío': `${own.cca} A`,
          Borne: `Positivo ${pole}`,
          Caja: own.box,
        },
        price: own.price,
        look: { kind: 'battery' as const, look: own.look },
        byMeasure: true,
      })),
    ),
};

const turning: Template[] = [
  createEngineTemplate(
    {
      category: '04-002',
      code: 'ELE-AL',
      brands: makers.turning,
      excerpts: [
        'Nuevo, no reconstruido: regulador integrado, polea y hoja de prueba.',
        'Antes de cambiarlo mida la caída en el cable positivo: a veces es el borne.',
        'Carga desde ralentí, aun con luces y aire prendidos.',
        'Devuelva el casco si quiere: no lo exigimos.',
      ],
    },
    (engine) => {
      const amperes = Math.round((55 + engine.litres * 18 + (engine.isDiesel ? 15 : 0)) / 5) * 5;
      return {
        name: `Alternador ${amperes} A ${engine.called}`,
        fits: engine.fits,
        attributes: {
          Voltaje: '12 V',
          Corriente: `${amperes} A`,
          Canales: engine.isDiesel ? '7' : '6',
          Regulador: 'Integrado',
        },
        price: byEngine(12800, engine),
        look: { kind: 'alternator', look: engine.litres >= 2.4 ? 'large' : 'small' },
      };
    },
  ),
  createEngineTemplate(
    {
      category: '04-003',
      code: 'ELE-MA',
      brands: makers.turning,
      excerpts: [
        'Reducción planetaria: gira más rápido con menos batería.',
        'Si solo hace clic, revise primero bornes y masa.',
        'Automático nuevo con contactos de cobre macizo.',
        'Probado con carga; trae los bujes puestos.',
      ],
    },
    (engine, random) => {
      const kilowatts = engine.isDiesel ? 1.8 + random.between(0, 4) / 10 : 0.7 + engine.litres * 0.3;
      return {
        name: `Motor de arranque ${formatDecimal(kilowatts)} kW ${engine.called}`,
        fits: engine.fits,
        attributes: {
          Voltaje: '12 V',
          Potencia: `${formatDecimal(kilowatts)} kW`,
          Dientes: String(random.pick([8, 9, 10, 11])),
        },
        price: byEngine(10400, engine),
        look: { kind: 'starter', look: engine.litres >= 2.4 ? 'large' : 'small' },
      };
    },
  ),
];

const sensors: Template[] = [
  createEngineTemplate(
    {
      category: '04-004',
      code: 'ELE-SO',
      brands: makers.sensors,
      excerpts: [
        'Conector de fábrica, sin empalmes; la rosca viene con pasta.',
        'Un sensor lento sube el consumo antes de prender la luz del tablero.',
        'Aflójelo con el escape tibio, nunca en frío.',
      ],
    },
    (engine, random) => ({
      name: `Sensor de oxígeno ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Cables: '4',
        Rosca: 'M18 × 1,5',
        Longitud: formatMillimetres(random.between(30, 90) * 10),
        Posición: random.pick(['Antes del catalizador', 'Después del catalizador']),
      },
      price: byEngine(3900, engine),
      look: { kind: 'sensor', look: 'oxygen' },
    }),
    isPetrol,
  ),
  createEngineTemplate(
    {
      category: '04-004',
      code: 'ELE-SC',
      brands: makers.sensors,
      excerpts: [
        'Si se apaga en caliente y prende al enfriarse, es este.',
        'Límpiele la limalla al montarlo y respete la luz con la rueda fónica.',
        'Cable con malla y conector original.',
      ],
    },
    (engine, random) => ({
      name: `Sensor de cigüeñal CKP ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Tipo: random.pick(['Inductivo', 'Efecto Hall']),
        Conector: random.pick(['2 pines', '3 pines']),
      },
      price: byEngine(1850, engine),
      look: { kind: 'sensor', look: 'crankshaft' },
    }),
  ),
  createEngineTemplate(
    {
      category: '04-004',
      code: 'ELE-ST',
      brands: makers.sensors,
      excerpts: [
        'El que manda al ventilador y a la inyección: si miente, el motor gasta.',
        'Bronce macizo con arandela; no use teflón, corta la masa.',
        'Responde en tres segundos, también en frío.',
      ],
    },
    (engine, random) => ({
      name: `Sensor de temperatura ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Rosca: random.pick(['M12 × 1,5', 'M14 × 1,25']),
        Conector: '2 pines',
        Material: 'Bronce',
      },
      price: byEngine(690, engine),
      look: { kind: 'sensor', look: 'temperature' },
    }),
  ),
  createEngineTemplate(
    {
      category: '04-004',
      code: 'ELE-SP',
      brands: makers.sensors,
      excerpts: [
        'Mide la presión del múltiple: clave para el ralentí en la altura.',
        'Si humea negro y no tiene fuerza en la Sierra, revíselo con escáner.',
        'Con oring; entra a presión y un tornillo.',
      ],
    },
    (engine, random) => ({
      name: `Sensor de presión MAP ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Conector: random.pick(['3 pines', '4 pines']),
        Presión: engine.isDiesel ? '3 bar' : '1 bar',
      },
      price: byEngine(2100, engine),
      look: { kind: 'sensor', look: 'pressure' },
    }),
  ),
  createBodyTemplate(
    {
      category: '04-004',
      code: 'ELE-SA',
      brands: makers.sensors,
      excerpts: [
        'Apaga la luz de ABS cuando el anillo está sano: revíselo también.',
        'Cable con sus guías y cauchos, se monta sin cortar.',
        'Limpie el asiento de óxido antes de meterlo.',
      ],
    },
    ({ fits }, random) => ({
      name: 'Sensor ABS delantero',
      fits,
      attributes: {
        Posición: 'Delantera',
        Longitud: formatMillimetres(random.between(62, 118) * 10),
        Conector: '2 pines',
      },
      price: 2200 + random.between(0, 14) * 60,
      look: { kind: 'sensor', look: 'abs' },
      options: [side],
    }),
    ({ size }) => size !== 'city',
  ),
];

const coils: Template[] = [
  createEngineTemplate(
    {
      category: '04-005',
      code: 'ELE-BO',
      brands: makers.ignition,
      excerpts: [
        'Una por cilindro: cambie la que falla y revise la bujía de ese pozo.',
        'Capuchón de silicona con resorte; no se pega a la bujía.',
        'Si tiembla al acelerar en cuesta, cruce las bobinas y vea si la falla se mueve.',
        'Bobinado al vacío: la humedad no le entra.',
      ],
    },
    (engine, random) => ({
      name: `Bobina de encendido lápiz ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Voltaje: '12 V',
        Tipo: 'Lápiz',
        Conector: random.pick(['2 pines', '3 pines', '4 pines']),
        Largo: formatMillimetres(random.between(110, 180)),
      },
      price: byEngine(2500, engine),
      look: { kind: 'ignition-coil', look: 'pencil' },
    }),
    (engine) => isPetrol(engine) && engine.drive === 'chain',
  ),
  createEngineTemplate(
    {
      category: '04-005',
      code: 'ELE-BO',
      brands: makers.ignition,
      excerpts: [
        'Bloque de cuatro salidas relleno de epóxico contra la humedad.',
        'Cámbiela con los cables: una chispa que escapa quema la otra.',
        'Torres de latón, conector de fábrica.',
      ],
    },
    (engine, random) => ({
      name: `Bobina de encendido 4 salidas ${engine.called}`,
      fits: engine.fits,
      attributes: { Voltaje: '12 V', Salidas: '4', Conector: random.pick(['3 pines', '4 pines']) },
      price: byEngine(2900, engine),
      look: { kind: 'ignition-coil', look: 'pack' },
    }),
    (engine) => isPetrol(engine) && typeof engine.drive === 'number',
  ),
];

const ledBulbs = ['H1', 'H3', 'H8', 'H11', 'HB3', 'HB4'] as const;

const halogenBulbs = [
  ['Foco halógeno H7 55 W', 'h7', 'H7', '55 W', 260],
  ['Foco halógeno H4 100/90 W', 'h4', 'H4', '100/90 W', 340],
  ['Foco halógeno H4 luz blanca 60/55 W', 'h4', 'H4', '60/55 W', 420],
  ['Foco halógeno H7 luz blanca 55 W', 'h7', 'H7', '55 W', 390],
  ['Foco de stop P21W (caja de 10)', 'stop', 'BA15s', '21 W', 420],
  ['Foco ámbar PY21W (caja de 10)', 'stop', 'BAU15s', '21 W', 520],
  ['Foco LED de stop P21/5W (par)', null, 'BAY15d', '3 W', 690],
] as const;

const fuses = [
  ['Fusibles mini surtidos (caja de 60)', '60 piezas', '5–30 A', 'Mini', 640],
  ['Fusibles maxi surtidos (caja de 20)', '20 piezas', '20–80 A', 'Maxi', 720],
  ['Fusibles de uña 10 A (bolsa de 25)', '25 piezas', '10 A', 'Estándar', 240],
  ['Fusibles de uña 15 A (bolsa de 25)', '25 piezas', '15 A', 'Estándar', 240],
] as const;

const bulbs: Template[] = [
  createMeasureTemplate(
    {
      category: '04-006',
      code: 'ELE-FF',
      brands: makers.bulbs,
      excerpts: [
        'Disipador sin ventilador: entra en el faro y la tapa cierra.',
        'Haz con el mismo corte del halógeno; alinee los faros después.',
        'Elija la temperatura: 4300 K para lluvia, 6000 K para ciudad.',
      ],
    },
    ledBulbs,
    (base, random) => ({
      name: `Foco LED ${base} (par)`,
      fits: 'all',
      attributes: {
        Base: base,
        Potencia: `${random.pick([30, 36, 40])} W`,
        Voltaje: '12 V',
        'Flujo luminoso': `${random.pick([3600, 4000, 4800])} lm`,
      },
      price: 2150 + random.between(0, 10) * 50,
      look: { kind: 'bulb', look: 'led' },
      options: [colourTemperature],
    }),
  ),
  createMeasureTemplate(
    {
      category: '04-006',
      code: 'ELE-FF',
      brands: makers.bulbs,
      excerpts: [
        'No toque el vidrio con los dedos: la grasa lo revienta.',
        'Vidrio de cuarzo y filamento reforzado para vías con bache.',
        'Lleve uno de repuesto: en carretera se pide.',
      ],
    },
    halogenBulbs,
    ([name, look, base, power, price]) => ({
      name,
      fits: 'all',
      attributes: { Base: base, Potencia: power, Voltaje: '12 V' },
      price,
      look: look && { kind: 'bulb', look },
    }),
  ),
  createMeasureTemplate(
    {
      category: '04-006',
      code: 'ELE-FU',
      brands: makers.switches,
      excerpts: [
        'Colores de norma, con ventana para ver si está quemado.',
        'Nunca suba el amperaje: el fusible se quema para que no se queme el cable.',
      ],
    },
    fuses,
    ([name, amount, current, kind, price]) => ({
      name,
      fits: 'all',
      attributes: { Cantidad: amount, Corriente: current, Tipo: kind },
      price,
      look: { kind: 'relay', look: 'fuses' },
    }),
  ),
];

const relayMeasures = [
  ['Relé 12 V 30 A 4 patas', '4', '30 A', '12 V', 290],
  ['Relé 12 V 40 A 5 patas', '5', '40 A', '12 V', 340],
  ['Relé 12 V 70 A 4 patas', '4', '70 A', '12 V', 620],
  ['Relé micro 12 V 20 A', '4', '20 A', '12 V', 380],
  ['Relé 24 V 40 A 5 patas', '5', '40 A', '24 V', 420],
  ['Relé de direccionales LED 3 patas', '3', '10 A', '12 V', 560],
] as const;

const switches: Template[] = [
  createMeasureTemplate(
    {
      category: '04-007',
      code: 'ELE-RE',
      brands: makers.switches,
      excerpts: [
        'Con diodo de protección y soporte; el diagrama está impreso en la tapa.',
        'Para ventilador, bomba, luces o pito: respete el amperaje.',
        'Contactos de plata: no se pegan con la carga.',
      ],
    },
    relayMeasures,
    ([name, pins, current, voltage, price]) => ({
      name,
      fits: 'all',
      attributes: { Voltaje: voltage, Corriente: current, Conector: `${pins} pines` },
      price,
      look: { kind: 'relay', look: 'relay' },
    }),
  ),
  createBodyTemplate(
    {
      category: '04-007',
      code: 'ELE-IN',
      brands: makers.switches,
      excerpts: [
        'El mando del conductor: si una ventana no sube desde ahí y sí desde su puerta, es este.',
        'Entra a presión en el apoyabrazos, conector de fábrica.',
        'Teclas con luz y bloqueo para niños.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Interruptor maestro de elevavidrios',
      fits,
      attributes: {
        Voltaje: '12 V',
        Conector: `${random.pick([10, 12, 14, 16])} pines`,
        Botones: size === 'city' ? '2' : '4',
      },
      price: pickBySize(size, [1500, 1900, 2500, 2900, 2700]) + random.between(0, 9) * 40,
      look: { kind: 'relay', look: 'switch' },
    }),
  ),
  createBodyTemplate(
    {
      category: '04-007',
      code: 'ELE-IN',
      brands: makers.switches,
      excerpts: [
        'Prende las luces de freno: si no prenden, revise fusible y este interruptor.',
        'Se calibra solo al pisar el pedal la primera vez.',
        'También libera la palanca en cajas automáticas.',
      ],
    },
    ({ fits }, random) => ({
      name: 'Interruptor de freno',
      fits,
      attributes: { Voltaje: '12 V', Conector: random.pick(['2 pines', '4 pines']), Rosca: 'M12 × 1,0' },
      price: 480 + random.between(0, 12) * 30,
      look: null,
    }),
  ),
];

const hornMeasures = [
  ['Bocina de disco 12 V (par)', 'disc', '12 V', '105 dB', 890],
  ['Bocina de disco 24 V (par)', 'disc', '24 V', '110 dB', 1180],
  ['Bocina caracol 12 V (par)', 'snail', '12 V', '115 dB', 1390],
  ['Bocina caracol compacta 12 V', 'snail', '12 V', '110 dB', 820],
] as const;

const fansAndHorns: Template[] = [
  createBodyTemplate(
    {
      category: '04-008',
      code: 'ELE-VE',
      brands: makers.cooling,
      excerpts: [
        'Motor balanceado con aspa y carcasa: se cambia en una pieza.',
        'Si prende tarde, mire el sensor de temperatura y el relé.',
        'Conector de fábrica, probado a plena carga.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Electroventilador de radiador',
      fits,
      attributes: {
        Voltaje: '12 V',
        Diámetro: formatMillimetres(pickBySize(size, [280, 310, 340, 360, 380])),
        Potencia: `${random.pick([120, 160, 200, 250])} W`,
      },
      price: pickBySize(size, [4300, 5100, 6400, 7600, 8200]) + random.between(0, 9) * 90,
      look: { kind: 'fan', look: 'single' },
    }),
  ),
  createBodyTemplate(
    {
      category: '04-008',
      code: 'ELE-VE',
      brands: makers.cooling,
      excerpts: [
        'Dos motores en una carcasa: radiador y condensador del aire.',
        'Dos velocidades: pida también la resistencia si la baja no trabaja.',
        'Aspas que no chiflan; trae tornillos.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Electroventilador doble',
      fits,
      attributes: {
        Voltaje: '12 V',
        Diámetro: formatMillimetres(random.pick([280, 300, 320])),
        Velocidades: '2',
      },
      price: pickBySize(size, [6200, 7300, 8800, 9900, 10600]) + random.between(0, 9) * 110,
      look: { kind: 'fan', look: 'double' },
    }),
    ({ size }) => size === 'medium' || size === 'suv',
  ),
  createMeasureTemplate(
    {
      category: '04-008',
      code: 'ELE-BC',
      brands: makers.switches,
      excerpts: [
        'Tono grave y agudo; conéctelas con relé para que suenen completas.',
        'Membrana de acero que no se oxida con el agua de la vía.',
        'Pernos y soporte incluidos.',
      ],
    },
    hornMeasures,
    ([name, look, voltage, loudness, price]) => ({
      name,
      fits: 'all',
      attributes: { Voltaje: voltage, Sonido: loudness },
      price,
      look: { kind: 'horn', look },
    }),
  ),
];

export const electrical: readonly Template[] = [
  batteryTemplate,
  ...turning,
  ...sensors,
  ...coils,
  ...bulbs,
  ...switches,
  ...fansAndHorns,
];
