import { packaging } from '../options';
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
import type { Body, Engine } from './vehicles';

const isPetrol = ({ isDiesel }: Engine): boolean => !isDiesel;
const isPickup = ({ size }: Body): boolean => size === 'pickup';

const oilFilters: Template[] = [
  createEngineTemplate(
    {
      category: '03-001',
      code: 'MAN-FO',
      brands: makers.filters,
      excerpts: [
        'Válvula antirretorno de silicona: el aceite no se baja en la noche.',
        'Moje el empaque con aceite nuevo y apriete a mano tres cuartos de vuelta.',
        'Papel de celulosa con fibra: para cambios cada 5.000 km.',
      ],
    },
    (engine, random) => ({
      name: `Filtro de aceite ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Rosca: engine.isDiesel ? 'M26 × 1,5' : random.pick(['M20 × 1,5', '3/4-16 UNF']),
        Altura: formatMillimetres(engine.isDiesel ? random.between(100, 140) : random.between(65, 90)),
        Diámetro: formatMillimetres(engine.isDiesel ? random.between(88, 108) : random.between(65, 80)),
      },
      price: Math.round(260 + engine.litres * 70 + (engine.isDiesel ? 280 : 0)),
      look: { kind: 'oil-filter', look: random.pick(['black', 'white', 'orange']) },
    }),
  ),
  createEngineTemplate(
    {
      category: '03-001',
      code: 'MAN-FO',
      brands: makers.filters,
      excerpts: [
        'Medio sintético de larga duración: va con aceite sintético y cambios de 10.000 km.',
        'Retiene partículas de 15 micras sin frenar el aceite frío.',
        'Trae los empaques de la tapa: cámbielos siempre.',
      ],
    },
    (engine, random) => ({
      name: `Filtro de aceite de larga duración ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Tipo: 'Cartucho',
        Altura: formatMillimetres(random.between(55, 115)),
        Diámetro: formatMillimetres(random.between(55, 83)),
        Filtración: '15 µm',
      },
      price: Math.round(430 + engine.litres * 90 + (engine.isDiesel ? 240 : 0)),
      look: { kind: 'oil-filter', look: 'cartridge' },
    }),
    ({ drive }) => typeof drive !== 'number',
  ),
];

const airFilters: Template[] = [
  createBodyTemplate(
    {
      category: '03-002',
      code: 'MAN-FA',
      brands: makers.filters,
      excerpts: [
        'Papel plisado con marco blando que sella en todo el contorno.',
        'En vías de polvo revíselo cada 5.000 km: sopletearlo lo rompe, cámbielo.',
        'Un filtro tapado se siente en la cuesta y en el consumo.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Filtro de aire',
      fits,
      attributes: {
        Largo: formatMillimetres(pickBySize(size, [200, 230, 260, 280, 290]) + random.between(0, 15)),
        Ancho: formatMillimetres(pickBySize(size, [140, 165, 180, 210, 220]) + random.between(0, 12)),
        Altura: formatMillimetres(random.between(38, 58)),
      },
      price: pickBySize(size, [420, 480, 620, 740, 880]) + random.between(0, 9) * 15,
      look: {
        kind: 'air-filter',
        look: pickBySize(size, ['panel', 'panel', 'panel-wide', 'panel-wide', 'panel-wide']),
      },
    }),
    (body) => !isPickup(body),
  ),
  createBodyTemplate(
    {
      category: '03-002',
      code: 'MAN-FA',
      brands: makers.filters,
      excerpts: [
        'Radial con malla metálica: hecho para la polvareda.',
        'Sello de poliuretano arriba y abajo: no pasa polvo por los bordes.',
        'Sacúdalo en cada cambio de aceite y cámbielo cada 15.000 km.',
      ],
    },
    ({ fits }, random) => ({
      name: 'Filtro de aire radial de doble sello',
      fits,
      attributes: {
        Diámetro: formatMillimetres(random.between(150, 180)),
        Altura: formatMillimetres(random.between(240, 300)),
        Tipo: 'Radial',
      },
      price: 1150 + random.between(0, 12) * 40,
      look: { kind: 'air-filter', look: 'round' },
    }),
    isPickup,
  ),
  createBodyTemplate(
    {
      category: '03-002',
      code: 'MAN-FC',
      brands: makers.filters,
      excerpts: [
        'Retiene polvo y polen; si el aire sale débil, empiece por este filtro.',
        'Se cambia por la guantera, sin herramienta.',
        'Una vez al año, o dos si anda en lastre.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Filtro de cabina',
      fits,
      attributes: {
        Largo: formatMillimetres(random.between(195, 250)),
        Ancho: formatMillimetres(random.between(160, 225)),
        Altura: formatMillimetres(random.pick([17, 20, 25, 30])),
        Tipo: 'Partículas',
      },
      price: pickBySize(size, [440, 490, 560, 620, 640]) + random.between(0, 9) * 10,
      look: { kind: 'cabin-filter', look: 'white' },
    }),
  ),
  createBodyTemplate(
    {
      category: '03-002',
      code: 'MAN-FC',
      brands: makers.filters,
      excerpts: [
        'Carbón activado: el humo de los buses se queda afuera.',
        'Quita el olor a humedad si además limpia el evaporador.',
        'Capa de carbón cosida, no espolvoreada: no suelta polvo negro.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Filtro de cabina con carbón activado',
      fits,
      attributes: {
        Largo: formatMillimetres(random.between(195, 250)),
        Ancho: formatMillimetres(random.between(160, 225)),
        Tipo: 'Carbón activado',
      },
      price: pickBySize(size, [720, 790, 880, 960, 990]) + random.between(0, 9) * 15,
      look: { kind: 'cabin-filter', look: 'carbon' },
    }),
  ),
];

interface Oil {
  name: string;
  viscosity: string;
  standard: string;
  base: string;
  price: number;
}

const oil = (name: string, viscosity: string, standard: string, base: string, price: number): Oil => ({
  name,
  viscosity,
  standard,
  base,
  price,
});

const oils = [
  oil('Aceite de motor sintético 0W-20', '0W-20', 'API SP', 'Sintética', 1320),
  oil('Aceite de motor sintético 5W-40', '5W-40', 'API SP', 'Sintética', 1240),
  oil('Aceite de motor sintético 10W-40', '10W-40', 'API SP', 'Sintética', 1090),
  oil('Aceite de motor semisintético 5W-30', '5W-30', 'API SN Plus', 'Semisintética', 890),
  oil('Aceite de motor semisintético 15W-40', '15W-40', 'API SN', 'Semisintética', 780),
  oil('Aceite de motor mineral 10W-30', '10W-30', 'API SN', 'Mineral', 610),
  oil('Aceite de motor mineral 25W-60 alto kilometraje', '25W-60', 'API SL', 'Mineral', 640),
];

const dieselOils = [
  oil('Aceite diésel sintético 5W-30', '5W-30', 'ACEA C3', 'Sintética', 4980),
  oil('Aceite diésel semisintético 10W-40', '10W-40', 'API CK-4', 'Semisintética', 3750),
  oil('Aceite diésel mineral 25W-60', '25W-60', 'API CF-4', 'Mineral', 2690),
];

const gearOils = [
  oil('Aceite de caja y diferencial 75W-90', '75W-90', 'API GL-5', 'Sintética', 1180),
  oil('Aceite de caja y diferencial 80W-90', '80W-90', 'API GL-5', 'Mineral', 690),
  oil('Aceite de caja manual 75W-85', '75W-85', 'API GL-4', 'Sintética', 1090),
];

const fluids: Template[] = [
  createMeasureTemplate(
    {
      category: '03-003',
      code: 'MAN-AC',
      brands: makers.fluids,
      excerpts: [
        'Para completar el nivel o para el cambio. Revise la norma en su manual.',
        'Viscosidad estable en caliente: la presión no se cae en el tráfico de la Costa.',
        'Aditivos detergentes que mantienen limpio el motor entre cambios.',
      ],
    },
    oils,
    ({ name, viscosity, standard, base, price }) => ({
      name,
      fits: 'all',
      attributes: { Viscosidad: viscosity, Norma: standard, Base: base, Uso: 'Gasolina' },
      price,
      look: { kind: 'oil-bottle', look: base === 'Mineral' ? 'litre-black' : 'litre-silver' },
      options: [packaging],
    }),
  ),
  createMeasureTemplate(
    {
      category: '03-003',
      code: 'MAN-AC',
      brands: makers.fluids,
      excerpts: [
        'Galón de 3,785 L para diésel con turbo: mantiene el hollín en suspensión.',
        'Reserva alcalina alta para el azufre de nuestro diésel.',
        'Para trabajo pesado: carga, cuestas y muchas horas en ralentí.',
      ],
    },
    dieselOils,
    ({ name, viscosity, standard, base, price }) => ({
      name: `${name} galón`,
      fits: 'all',
      attributes: {
        Viscosidad: viscosity,
        Norma: standard,
        Base: base,
        Contenido: '3,785 L',
        Uso: 'Diésel',
      },
      price,
      look: { kind: 'oil-bottle', look: base === 'Mineral' ? 'gallon-black' : 'gallon-red' },
    }),
  ),
  createMeasureTemplate(
    {
      category: '03-003',
      code: 'MAN-AC',
      brands: makers.fluids,
      excerpts: [
        'Extrema presión para engranajes: cámbielo cada 40.000 km o después de vadear.',
        'Los cambios entran suaves en la mañana fría.',
        'Botella con pico largo para llenar sin jeringa.',
      ],
    },
    gearOils,
    ({ name, viscosity, standard, base, price }) => ({
      name: `${name} litro`,
      fits: 'all',
      attributes: { Viscosidad: viscosity, Norma: standard, Base: base, Contenido: '1 L' },
      price,
      look: { kind: 'oil-bottle', look: 'litre-black' },
    }),
  ),
];

const ignition: Template[] = [
  createEngineTemplate(
    {
      category: '03-004',
      code: 'MAN-BU',
      brands: makers.ignition,
      excerpts: [
        'Níquel con ranura en V: cada 20.000 km, con el motor frío.',
        'Calibradas de fábrica; revise la luz con galga antes de montarlas.',
        'Mire el color de las viejas: cuentan cómo quema el motor.',
      ],
    },
    (engine, random) => ({
      name: `Bujía de níquel (juego de ${engine.cylinders}) ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Rosca: random.pick(['14 mm', '14 mm', '12 mm']),
        Hexágono: '16 mm',
        Separación: formatMillimetres(random.between(8, 11) / 10, 1),
        Cantidad: `${engine.cylinders} piezas`,
      },
      price: engine.cylinders * 165 + Math.round(engine.litres * 30),
      look: {
        kind: 'spark-plug',
        look: engine.cylinders === 4 ? random.pick(['nickel', 'set-4']) : 'nickel',
      },
    }),
    isPetrol,
  ),
  createEngineTemplate(
    {
      category: '03-004',
      code: 'MAN-BU',
      brands: makers.ignition,
      excerpts: [
        'Iridio de 0,6 mm: arranca firme a tres mil metros y dura 80.000 km.',
        'No las calibre golpeando: la punta es frágil y ya viene a medida.',
        'Menos voltaje para la misma chispa: la bobina lo agradece.',
      ],
    },
    (engine, random) => ({
      name: `Bujía de iridio (juego de ${engine.cylinders}) ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Rosca: random.pick(['14 mm', '14 mm', '12 mm']),
        Hexágono: random.pick(['14 mm', '16 mm']),
        Separación: formatMillimetres(random.between(9, 11) / 10, 1),
        Cantidad: `${engine.cylinders} piezas`,
      },
      price: engine.cylinders * 720 + Math.round(engine.litres * 60),
      look: { kind: 'spark-plug', look: 'iridium' },
    }),
    isPetrol,
  ),
  createEngineTemplate(
    {
      category: '03-004',
      code: 'MAN-CB',
      brands: makers.ignition,
      excerpts: [
        'Silicona de 8 mm: no salta chispa con la humedad de la Costa.',
        'Cada cable a su medida y con número de cilindro.',
        'Si tiembla solo con lluvia, cambie cables antes que bobina.',
      ],
    },
    (engine, random) => ({
      name: `Cables de bujía (juego) ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Diámetro: formatMillimetres(random.pick([7, 8])),
        Resistencia: '5 kΩ/m',
        Cantidad: `${engine.cylinders} piezas`,
        Material: 'Silicona',
      },
      price: 1300 + Math.round(engine.litres * 280),
      look: { kind: 'plug-cables', look: random.pick(['black', 'blue']) },
    }),
    (engine) => isPetrol(engine) && typeof engine.drive === 'number',
  ),
];

const coolants = [
  ['Refrigerante orgánico verde', 'Verde', '50 %', 620],
  ['Refrigerante orgánico rosado', 'Rosado', '50 %', 760],
  ['Refrigerante híbrido azul', 'Azul', '50 %', 790],
  ['Refrigerante concentrado verde', 'Verde', '100 %', 1080],
  ['Refrigerante concentrado rosado', 'Rosado', '100 %', 1190],
] as const;

const coolantLooks = { Verde: 'green', Rosado: 'pink', Azul: 'blue' } as const;

const bottles = [
  ['Líquido de frenos DOT 3 500 ml', 'can', 'DOT 3', '500 ml', 360],
  ['Líquido de frenos DOT 4 1 L', 'can', 'DOT 4', '1 L', 790],
  ['Limpiador de sistema diésel 500 ml', 'bottle', 'Diésel', '500 ml', 820],
  ['Elevador de octanaje 350 ml', 'bottle', 'Gasolina', '350 ml', 590],
  ['Sellador de radiador 300 ml', 'bottle', 'Circuito de agua', '300 ml', 440],
  ['Tratamiento antifricción de motor 400 ml', 'can', 'Aceite de motor', '400 ml', 980],
] as const;

const sprays = [
  ['Limpiador de frenos 500 ml', 'red', 'Frenos y embrague', '500 ml', 490],
  ['Limpiador de contactos 300 ml', 'blue', 'Conectores y sensores', '300 ml', 560],
  ['Limpiador de cuerpo de aceleración 400 ml', 'red', 'Admisión', '400 ml', 590],
  ['Aflojatodo lubricante 400 ml', 'blue', 'Pernos y bisagras', '400 ml', 460],
] as const;

const chemicals: Template[] = [
  createMeasureTemplate(
    {
      category: '03-005',
      code: 'MAN-RA',
      brands: [...makers.fluids, 'quilmaz'],
      excerpts: [
        'No mezcle colores ni tecnologías: lave el circuito antes de cambiar.',
        'Sube el punto de ebullición y cuida el aluminio del radiador.',
        'Para completar el nivel o para llenar el circuito.',
      ],
    },
    coolants,
    ([name, shade, concentration, price]) => ({
      name,
      fits: 'all',
      attributes: {
        Concentración: concentration,
        Color: shade,
        Tecnología: shade === 'Azul' ? 'Híbrida' : 'Orgánica',
      },
      price,
      look: { kind: 'coolant-jug', look: coolantLooks[shade] },
      options: [packaging],
    }),
  ),
  createMeasureTemplate(
    {
      category: '03-005',
      code: 'MAN-AD',
      brands: ['quilmaz', 'sumaqtor', 'lubrenta'],
      excerpts: [
        'Lea la dosis del envase: más no limpia más.',
        'Envase sellado con lote y fecha a la vista.',
        'Guárdelo bien cerrado: la humedad del aire lo daña.',
      ],
    },
    bottles,
    ([name, look, use, content, price]) => ({
      name,
      fits: 'all',
      attributes: { Uso: use, Contenido: content },
      price,
      look: { kind: 'additive-bottle', look },
    }),
  ),
  createMeasureTemplate(
    {
      category: '03-005',
      code: 'MAN-SP',
      brands: ['quilmaz', 'sumaqtor', 'caldrowen'],
      excerpts: [
        'Seca sin dejar residuo; trabaje con el motor frío y ventilado.',
        'Con tubito para llegar donde no entra el trapo.',
        'El aerosol que siempre se acaba en el taller.',
      ],
    },
    sprays,
    ([name, look, use, content, price]) => ({
      name,
      fits: 'all',
      attributes: { Uso: use, Contenido: content, Presentación: 'Aerosol' },
      price,
      look: { kind: 'spray-can', look },
    }),
  ),
];

const wipers: Template[] = [
  createBodyTemplate(
    {
      category: '03-006',
      code: 'MAN-PL',
      brands: makers.wipers,
      excerpts: [
        'El par a la medida exacta: conductor y pasajero.',
        'Planas, con alerón: no saltan en carretera ni con el aguacero de la Costa.',
        'Caucho grafitado que no chilla; limpie el vidrio antes de estrenarlas.',
      ],
    },
    ({ fits, wipers: [driver, passenger] }) => ({
      name: `Plumas limpiaparabrisas ${driver}" y ${passenger}" (par)`,
      fits,
      attributes: {
        Tipo: 'Planas',
        'Largo conductor': formatMillimetres(Math.round(driver * 25.4)),
        'Largo pasajero': formatMillimetres(Math.round(passenger * 25.4)),
        Cantidad: '2 piezas',
      },
      price: 560 + (driver + passenger) * 16,
      look: { kind: 'wiper', look: 'flat-pair' },
    }),
  ),
  createBodyTemplate(
    {
      category: '03-006',
      code: 'MAN-PL',
      brands: makers.wipers,
      excerpts: [
        'Marco de acero y caucho natural, la económica que limpia bien.',
        'Del lado del conductor, con el gancho ya puesto.',
        'Cámbiela cuando deje rayas: una vez por invierno.',
      ],
    },
    ({ fits, wipers: [driver] }) => ({
      name: `Pluma limpiaparabrisas metálica ${driver}" conductor`,
      fits,
      attributes: {
        Tipo: 'Convencional',
        Largo: formatMillimetres(Math.round(driver * 25.4)),
        Posición: 'Conductor',
      },
      price: 120 + driver * 11,
      look: { kind: 'wiper', look: 'frame' },
    }),
  ),
  createBodyTemplate(
    {
      category: '03-006',
      code: 'MAN-PL',
      brands: makers.wipers,
      excerpts: [
        'Para el vidrio de atrás, con su brazo y tapa.',
        'El lodo de la carretera se pega atrás: la pluma vieja raya el vidrio.',
        'Entra en el eje de fábrica; levante el brazo antes de aflojar.',
      ],
    },
    ({ fits }, random) => {
      const inches = random.pick([11, 12, 13, 14]);
      return {
        name: `Pluma limpiaparabrisas posterior ${inches}"`,
        fits,
        attributes: {
          Tipo: 'Posterior',
          Largo: formatMillimetres(Math.round(inches * 25.4)),
          Posición: 'Posterior',
        },
        price: 640 + inches * 12,
        look: { kind: 'wiper', look: 'rear' },
      };
    },
    ({ size }) => size === 'suv' || size === 'city',
  ),
];

const fuelFilters: Template[] = [
  createBodyTemplate(
    {
      category: '03-007',
      code: 'MAN-FG',
      brands: makers.filters,
      excerpts: [
        'Cuerpo metálico para inyección: aguanta la presión de la bomba.',
        'Alivie la presión antes de soltarlo y respete la flecha de flujo.',
        'Cada 20.000 km: protege inyectores que cuestan diez veces más.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Filtro de gasolina',
      fits,
      attributes: {
        Material: 'Acero',
        Diámetro: formatMillimetres(random.pick([55, 62, 66])),
        Largo: formatMillimetres(random.between(110, 165)),
        Conexión: random.pick(['8 mm rápida', '8 mm manguera']),
      },
      price: pickBySize(size, [420, 470, 560, 640, 680]) + random.between(0, 9) * 15,
      look: { kind: 'fuel-filter', look: 'inline-metal' },
    }),
    (body) => !isPickup(body),
  ),
  createBodyTemplate(
    {
      category: '03-007',
      code: 'MAN-FG',
      brands: makers.filters,
      excerpts: [
        'Cuerpo transparente: se ve cuándo está sucio.',
        'De paso bajo, antes de la bomba: atrapa el óxido del tanque viejo.',
        'Trae abrazaderas; revise que la flecha mire hacia el motor.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Prefiltro de combustible',
      fits,
      attributes: { Material: 'Nailon', Filtración: `${random.pick([30, 60, 80])} µm`, Conexión: '8 mm' },
      price: pickBySize(size, [180, 200, 230, 250, 290]) + random.between(0, 9) * 10,
      look: { kind: 'fuel-filter', look: 'inline-plastic' },
    }),
    ({ size }) => size !== 'medium',
  ),
  createEngineTemplate(
    {
      category: '03-007',
      code: 'MAN-FD',
      brands: makers.filters,
      excerpts: [
        'Separa el agua: drénelo cada mes y cámbielo cada 10.000 km.',
        'Filtra a 4 micras, lo que pide el riel común.',
        'Llénelo con diésel limpio antes de montarlo y prende a la primera.',
      ],
    },
    (engine, random) => ({
      name: `Filtro de diésel con separador ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Altura: formatMillimetres(random.between(110, 160)),
        Diámetro: formatMillimetres(random.between(80, 96)),
        Filtración: `${random.pick([4, 5])} µm`,
        Rosca: random.pick(['M20 × 1,5', 'M16 × 1,5']),
      },
      price: 1150 + Math.round(engine.litres * 190),
      look: { kind: 'fuel-filter', look: 'diesel' },
    }),
    ({ isDiesel }) => isDiesel,
  ),
];

const belts: Template[] = [
  createEngineTemplate(
    {
      category: '03-008',
      code: 'MAN-BA',
      brands: makers.belts,
      excerpts: [
        'EPDM de seis canales: alternador, agua y aire con una sola banda.',
        'Si chilla al girar el volante, revise también el templador.',
        'Mida la suya por el número impreso antes de pedir.',
      ],
    },
    (engine, random) => {
      const length = random.between(150, 246) * 10;
      return {
        name: `Banda de accesorios 6PK-${length} ${engine.called}`,
        fits: engine.fits,
        attributes: { Canales: '6', Longitud: formatMillimetres(length), Material: 'EPDM' },
        price: Math.round(380 + length * 0.42),
        look: { kind: 'ribbed-belt', look: 'pk6' },
      };
    },
  ),
  createEngineTemplate(
    {
      category: '03-008',
      code: 'MAN-BA',
      brands: makers.belts,
      excerpts: [
        'Cuatro canales, para dirección o aire acondicionado.',
        'No se cuartea con el calor; cada 40.000 km.',
        'Apriete hasta que ceda un centímetro con el dedo.',
      ],
    },
    (engine, random) => {
      const length = random.between(76, 118) * 10;
      return {
        name: `Banda de aire acondicionado 4PK-${length} ${engine.called}`,
        fits: engine.fits,
        attributes: { Canales: '4', Longitud: formatMillimetres(length), Material: 'EPDM' },
        price: Math.round(260 + length * 0.4),
        look: { kind: 'ribbed-belt', look: 'pk4' },
      };
    },
    ({ drive }) => typeof drive === 'number',
  ),
  createEngineTemplate(
    {
      category: '03-008',
      code: 'MAN-TA',
      brands: makers.bearings,
      excerpts: [
        'Resorte nuevo y polea de rodamiento sellado: la banda deja de patinar.',
        'Si la banda salta o se come por un lado, es el templador.',
        'Cámbielo con la segunda banda: a los 80.000 km ya no templa igual.',
      ],
    },
    (engine, random) => ({
      name: `Templador de banda de accesorios ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Diámetro: formatMillimetres(random.pick([60, 65, 70, 76])),
        Ancho: `${formatDecimal(random.pick([22, 24.5, 26]))} mm`,
        Tipo: 'Automático de resorte',
      },
      price: Math.round(1700 + engine.litres * 620),
      look: { kind: 'tensioner', look: 'arm' },
    }),
    ({ drive }) => drive === 'chain',
  ),
];

export const maintenance: readonly Template[] = [
  ...oilFilters,
  ...airFilters,
  ...fluids,
  ...ignition,
  ...chemicals,
  ...wipers,
  ...fuelFilters,
  ...belts,
];
