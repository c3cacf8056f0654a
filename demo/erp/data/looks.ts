/**
 * Kinds of part that have pictures, and the looks of each. A look has three pictures (`a`, `b`, `c`: from the front,
 * from the other side, close), each in the widths of `src/ui/imageSources.ts`, rendered by `tools/pictures`.
 */
export const looks = {
  // brakes, suspension, wheels, transmission
  'brake-disc': ['vented-4', 'vented-5', 'vented-6', 'solid-4', 'drilled-5'],
  'brake-pads': ['ceramic', 'semimetallic', 'with-sensor', 'wide'],
  'brake-drum': ['smooth-4', 'finned-4', 'finned-5', 'finned-6'],
  'brake-shoes': ['riveted', 'bonded'],
  'shock-absorber': ['strut-black', 'strut-grey', 'rear-black', 'rear-blue'],
  'coil-spring': ['black', 'progressive', 'blue'],
  'control-arm': ['l-shaped', 'a-shaped', 'straight'],
  'ball-joint': ['bolted', 'pressed'],
  'tie-rod': ['end', 'inner', 'stabilizer-link'],
  bushing: ['arm', 'stabilizer'],
  'wheel-bearing': ['sealed', 'tapered'],
  'wheel-hub': ['studs-4', 'studs-5'],
  'cv-joint': ['outer', 'half-shaft'],
  'clutch-kit': ['small', 'large'],
  tyre: ['touring', 'all-terrain', 'commercial'],
  rim: ['five-spoke', 'five-spoke-6', 'multi-spoke-black', 'multi-spoke-black-4', 'steel', 'steel-4'],
  // engine, filters, fluids
  'oil-filter': ['black', 'white', 'orange', 'cartridge'],
  'air-filter': ['panel', 'panel-wide', 'round'],
  'cabin-filter': ['white', 'carbon'],
  'fuel-filter': ['inline-metal', 'inline-plastic', 'diesel'],
  'timing-belt': ['narrow', 'wide', 'kit'],
  'ribbed-belt': ['pk4', 'pk6'],
  'timing-chain': ['single', 'kit'],
  tensioner: ['arm', 'idler'],
  'water-pump': ['open', 'pulley'],
  radiator: ['narrow', 'wide'],
  hose: ['elbow', 's-shaped', 'straight'],
  thermostat: ['bare', 'housing'],
  piston: ['flat', 'dished', 'rings'],
  valve: ['intake', 'exhaust'],
  gasket: ['head', 'cover', 'set'],
  'oil-seal': ['black', 'brown', 'valve-16'],
  injector: ['petrol', 'diesel'],
  'fuel-pump': ['module', 'inline'],
  'engine-mount': ['bracket', 'hydraulic'],
  exhaust: ['muffler', 'catalytic'],
  'oil-bottle': ['litre-black', 'litre-silver', 'gallon-black', 'gallon-red'],
  'coolant-jug': ['green', 'pink', 'red', 'blue'],
  'additive-bottle': ['can', 'bottle'],
  'spray-can': ['red', 'blue'],
  // electrical
  'spark-plug': ['nickel', 'iridium', 'set-4'],
  'plug-cables': ['black', 'blue'],
  'ignition-coil': ['pencil', 'pack'],
  battery: ['standard', 'tall', 'agm'],
  alternator: ['small', 'large'],
  starter: ['small', 'large'],
  sensor: ['oxygen', 'crankshaft', 'temperature', 'pressure', 'abs'],
  bulb: ['h4', 'h7', 'stop', 'led'],
  relay: ['relay', 'fuses', 'switch'],
  horn: ['disc', 'snail'],
  fan: ['single', 'double'],
  // body
  bumper: ['front-black', 'front-grey', 'rear-black'],
  headlight: ['halogen', 'dark', 'fog'],
  'tail-light': ['tall', 'wide'],
  mirror: ['black', 'silver', 'white', 'red'],
  fender: ['primed'],
  hood: ['primed'],
  grille: ['black', 'chrome'],
  'door-handle': ['black', 'silver', 'white', 'red', 'chrome'],
  'window-regulator': ['motor', 'cable'],
  wiper: ['frame', 'flat', 'flat-pair', 'rear'],
} as const satisfies Record<string, readonly string[]>;

export type Kind = keyof typeof looks;

/** A kind of part with one of its looks: `{ kind: 'brake-disc', look: 'vented-5' }`. */
export type Look = { [Own in Kind]: { kind: Own; look: (typeof looks)[Own][number] } }[Kind];

/** The three angles of a look; the first one is used in lists. */
export const angles = ['a', 'b', 'c'] as const;

/** Returns the addresses of a look's pictures, in the middle width: '/images/parts/brake-disc-vented-5-a-800.avif'. */
export const getPictures = ({ kind, look }: Look): string[] =>
  angles.map((angle) => `/images/parts/${kind}-${look}-${angle}-800.avif`);
