/** Words of written orders. Spanish and English words that stand around part numbers, in lower case without accents. */
import { foldAccents } from './foldText';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Units that count pieces. */
export const units = list(
  'u un und unds ud uds uni unis unid unids unidad unidades unit units pz pza pzas pzs pieza piezas piece pieces pc pcs ea off',
);
/** Labels before a quantity. */
export const quantityLabels = list(
  "cant cantidad cantidades qty q'ty quantity ctd cdad uds unidades und unid pido",
);
/** Words that order something. A number after such a word is a quantity. */
export const requests = list(`
  necesito necesitamos necesita quiero queremos quisiera requiero requerimos ocupo dele denle separas apartas apartame consiga consigue mandame mandeme mande mandar mandas manda mandan
  enviame envieme envie enviar envias envia envian dame deme denos das darme pone pones regaleme regalame regala regalas vende vendes ponme ponga poner pon agregar agrega
  agregue agregame anade sumar cotizar cotiza cotizame cotizeme coticeme coticen pedir pido pedimos llevo deseo deseamos
  compro comprar vendeme vendame pongame poneme paseme pasame traigame traeme apunteme apuntame apunte apunta anoteme anotame anote anota alisteme
  separeme separame guardeme da sea sean urge urgen mandando enviando pasando dando vendiendo poniendo cotizando separando tiene tienes tendra tendras hay reservar reserveme facturar factureme despachar despache despacheme facture facturen entregar entregue entreguen entregueme son serian van falta faltan
  need needs want wants send quote order get give ship add buy please it
  solicito solicitamos solicita solicitar requiere requieren requerir quieren queria necesitan necesitaria desearia quisieramos ocupamos encargo encargarle pedirle pedirles comprarle enviarme mandarme cotizarme venderme facilitarme consigame despacharnos enviarnos envienos mandenos cotizenos despachenos ayudenos nesesito nececito nesecito nesesitamos nececitamos kiero qiero kisiera mandele
  vender adquirir conseguir facilitar proveer suministrar separar guardar llevar incluir incluya incluyan considerar considere busco buscamos preciso precisamos looking require requires sends purchase ordering include reserve deliver
  vendan pide piden surtir surtame despachando preparar prepareme alistar aliste alistame ubicar localizar
  cotice emitir take supply interested ser prefiero dme ncsito necesitando buscando queriendo solicitando requiriendo`);
/** Words that say nothing about the part or the quantity. */
export const chatWords = list(`
  hola buenos buenas buen dia dias tarde tardes noche noches estimado estimada estimados senor senora sr sra don amigo amiga
  jefe veci vecino vecina saludos cordiales cordial gracias muchas mil por favor porfa porfavor porfis xfa pf pls plis
  me nos ayuda ayudar ayudame ayudeme podria podrias puede puedes pueden con esto este estos estas ese esa esos esas eso lo los las la el le les
  que para de del al a y e en mi su sus se si es un una unos urgente urgentes hoy manana ahora ya luego igual tambien ademas
  pedido pedidos lista orden cotizacion proforma precio precios disponibilidad disponible stock codigo codigos cod ref
  referencia sku siguiente siguientes repuesto repuestos producto productos art articulo articulos quedo atento atenta
  fa fis ps pn ahi alla aca aqui pendiente ok listo bueno dale claro entonces confirmado confirmada perfecto vea mire oiga ing inge mijin temprano rapido rapidito enseguida disculpe disculpa bendiciones maestro maestrito causa pana bro nano rey reina compadre compa mijo mija primo hermano habla chao
  like i'd i'll nomas nada mas malito malita ayudeme
  plz hi hello good morning afternoon evening dear thanks thank you regards the of and for my your i we can could would with
  these those this that following items item parts part code number as asap today tomorrow is are it to in
  ey oe hey loco varon llave yunta pata panita caballero patron jefecito vecinito amiguito srta senorita senores ingeniero ingeniera licenciado dona ayudas colabora colaboras colaborar colaboreme atiende atienden agradezco agradecemos agradecido agradecida agradeceria antemano respuesta pronta atencion atentamente atte quedamos atentos comentarios adjunto adjunta adjuntos detalle detallo continuacion sirvase okey presente cordialmente ud uds usted ustedes nosotros dice dicen reciba reciban abrazo sres bien esta guys team friend just also there madam kindly respectfully
  linda lindo querido querida presupuesto aparte ultimo ultima molestia molesto fineza bondad amable gentil gentileza pudiera pudieran podrian oye digame hagame saludo mensaje encargar encargo cot
  caracter cooperativa servientrega tramaco posible pronto efectivo interesa interesado
  proceder procedan comedida comedidamente comedido manera forma
  alma aki alo anotado anotada apuntado hace hacen chofer cuenta observacion observaciones atender verdad serio pregunta consulta gusto`);
/** Words that may stand between a quantity and its code. */
export const joining = list(
  'de d del el la los las of the material codigo cod ref referencia sku art articulo item n nro numero code part parte no al estos estas esos esas these those this',
);
/** Words that may follow a complete line. */
export const endings = list(
  'por favor porfa porfavor porfis porfavo pls plis please gracias thanks thank muchas urgente urgentes hoy manana asap nomas nada mas y and e para saludos ok nada solo solamente c cada iguales original originales genuino genuinos nuevo nuevos total pa pero pues porque xq pq que q for but urge completo completos completa completas',
);
/** Names of parts and of their positions. A number before such a name may be a quantity. */
export const partNouns = list(`
  pastilla pastillas filtro filtros bujia bujias disco discos amortiguador amortiguadores banda bandas correa correas bomba bombas
  foco focos faro faros bateria baterias rotula rotulas terminal terminales buje bujes rodamiento rodamientos rulemanes ruliman
  reten retenes empaque empaques zapata zapatas tambor tambores sensor sensores bobina bobinas cable cables manguera mangueras
  radiador radiadores termostato aceite aceites llanta llantas neumatico neumaticos plumas pluma espejo espejos guardachoque
  alternador alternadores arranque arranques parachoques guardafango guardafangos capo mascarilla neblinero neblineros stop stops
  elevavidrio elevavidrios retenedor retenedores piston pistones anillo anillos valvulas catalizador silenciador refrigerante
  compresor condensador fusible fusibles rele reles relay relays bocina bocinas semieje semiejes manzana manzanas brazo brazos templador
  templadores cadena cadenas polea poleas manija manijas farol faroles alternator starter radiator
  moldura molduras caucho cauchos guia guias sello sellos limpiador limpiadores regulador reguladores interruptor interruptores guardapolvo
  guardapolvos tope topes aro aros pila pilas cartucho cartuchos tapa tapas perno pernos tuerca tuercas tornillo tornillos collarin
  collarines embrague embragues muelle muelles resorte resortes bieleta bieletas estabilizador estabilizadores junta juntas ventilador
  ventiladores tensor tensores volante volantes bocin bocines abrazadera abrazaderas tubo tubos carburador carburadores lubricante
  clutch gasket gaskets headlight headlights mirror mirrors bushing bushings strut struts hub hubs bumper bumpers wiper wipers
  repuesto repuestos productos articulos kits soporte soportes base bases cruceta crucetas valvula inyector inyectores
  iridium platinum nickel ceramic synthetic metallic mineral mudguard mudguards upper lower inner outer refill refills tensioner tensioners mount mounts seal seals valve valves ring rings spring springs injector injectors stabilizer pulley pulleys chain chains muffler fan fans horn fender fenders grille hood cap caps washer washers wheel boot boots rack engine transmission
  brake pad pads filter filters plug plugs disc discs shock shocks belt belts pump pumps bulb bulbs battery batteries bearing bearings hose hoses sensor tire tires
  delantero delanteros delantera delanteras trasero traseros trasera traseras posterior posteriores izquierdo izquierdos izquierda izquierdas derecho derechos derecha derechas
  front rear left right
  rulimanes rulman axial axiales mesa mesas punta puntas homocinetica homocineticas hueso huesos guaya guayas mordaza mordazas bombin bombines liquido liquidos grasa grasas silicona siliconas electroventilador electroventiladores bornes capuchon capuchones luz luces lampara lamparas cremallera cremalleras pinon pinones espiral espirales mofle escape cabezote biela bielas chapas elevador elevadores vidrio vidrios luna lunas inferior inferiores superior superiores interior interiores exterior exteriores termostatos aditivo aditivos refrigerantes lubricantes urea freno frenos direccional direccionales link links bendix toma plafon oil air fuel cabin ignition coil coils spark blade blades timing water fluid fluids oxygen thermostat thermostats rotor rotors caliper calipers arm arms control ball joint joints tie rod rods lamp lamps light lights glow grease coolant starters alternators radiators sensors shoe shoes drum drums axle shaft shafts
 `);
/**
 * Words about payment, delivery or kind that may follow an order. They do not change the order, unless a number follows
 * the word.
 */
const tails = list(`
  japones japonesa japonesas japoneses coreano coreana coreanas coreanos chino china chinos chinas taiwan calidad marca promocion oferta mayor dios pague thx ahorita
  color reforzado reforzada reforzados reforzadas bb inmediata inmediato credito contado efectivo pago transferencia deposito tarjeta envio envios espero espera esperamos retiro retira
  entrega recojo recoge salgo paso pasamos sur norte centro central sucursal oficina cliente cooperativa moto motorizado chico factura cuanto seria friday monday crank evolution emotion
  reparacion mantenimiento nota vehiculo hasta nombre mando post delant sup inf pintar conductor copiloto by buena bueno incluido shop company taxi guambra`);
/** Cities to which the shop delivers. Some cities are also surnames, so a masked log does not contain these words. */
export const places = list(
  'quito guayaquil gye uio cuenca ambato loja riobamba machala manta portoviejo esmeraldas ibarra latacunga quevedo babahoyo milagro duran tulcan otavalo salinas sangolqui guaranda azogues tena puyo macas coca',
);
const makes = list(`
  chevrolet kia hyundai toyota mazda nissan suzuki renault volkswagen vw ford mitsubishi honda chery jac peugeot citroen fiat hino isuzu bmw mercedes benz audi skoda
  byd changan dfsk haval jeep dodge subaru volvo daewoo datsun`);
/** Models whose names mean nothing else. */
export const models = list(`
  aveo sail corsa optra cruze captiva dmax vitara picanto sportage cerato sorento tucson elantra getz matiz hilux yaris corolla fortuner prado allegro sentra tiida frontier
  swift forsa logan sandero duster clio megane jetta amarok tiguan ecosport lancer outlander civic tiggo arrizo wingle`);
/** Makes and models. The rules also know the vehicles in the fitment text of a part. */
export const cars: ReadonlySet<string> = new Set([
  ...makes,
  ...models,
  ...list('spark luv rio accent versa symbol gol polo golf ranger fiesta escape explorer focus montero npr'),
]);
const colours = list(
  'negro negros negra negras blanco blancos blanca blancas rojo rojos roja rojas gris grises azul azules cromado cromados cromada cromadas',
);
export const countNouns: ReadonlySet<string> = new Set([...partNouns, ...colours]);
/** Parts that are described by a number of amperes. */
export const electricParts = list(
  'fusible fusibles bateria baterias alternador alternadores rele reles fuse fuses battery batteries alternator relay',
);
/** Words in a message that is not about parts. */
export const chatter = list(`
  cuanto hora horas horario cierran abren atienden cuenta cuentas bancaria banco deposite deposito transferencia transferi pago pague
  credito contado efectivo ubicacion foto fotos audio llamada payment paid receipt comprobante voucher vemos see`);
/** Words for packs. A pack may have any number of pieces, so the user must enter the quantity. */
export const packs = list(
  'caja cajas cj cjs cja cjas ctn ctns jgo jgos jgs jg pqt pqts paq paqs juego juegos kit kits set sets paquete paquetes pack packs box boxes bulto bultos carton cartones rollo rollos par pares pair pairs galon galones litro litros l gl gal lt lts metro metros kilo kilos gallon gallons liter liters tanque tanques caneca canecas balde baldes funda fundas saco sacos tira tiras blister blisters display displays bolsa bolsas m mts meter meters kg kgs gr gramos lb lbs libra libras ft gln glns gls',
);
/** Units of volume, weight or length. The number before such a unit may be the size of the part, or the quantity. */
export const volumes = list(
  'l gl gal lt lts litro litros liter liters galon galones gallon gallons m mts metro metros meter meters kilo kilos kg kgs gr gramos lb lbs libra libras ft gln glns gls',
);
export const pairs = list('par pares pair pairs couple');
/** Words for packs. Without a number, as in `la caja`, they do not mean one piece. */
export const containers = list(
  'caja cajas cj cjs cja cjas ctn ctns jgo jgos jgs jg pqt pqts paq paqs set sets paquete paquetes box boxes carton cartones bulto bultos docenas',
);
/** Things that have several pieces each, such as sides. `2 por lado` does not mean two pieces in total. */
export const bearers = list(`
  lado lados rueda ruedas eje ejes carro carros auto autos vehiculo vehiculos motor motores cilindro cilindros camioneta camionetas
  puerta puertas side sides wheel wheels axle car cars engine engines`);
/** Words that name a part by comparing it with another part. */
export const likenesses = list(
  'similar parecido parecida equivalente equivalentes alterno alterna reemplazo reemplaza sustituto sustituye igual equivalent replacement',
);
/** Words in a question about the price or the stock. Such a question orders nothing. */
export const availability = list(
  'precio precios stock disponible disponibles disponibilidad existencia existencias',
);
/** Properties of a part that customers ask about before they order. */
export const particulars = list(`
  foto fotos imagen imagenes video videos medida medidas informacion info datos detalle detalles caracteristicas especificacion especificaciones ficha
  photo photos picture pictures specs specifications details dimensions`);
export const enquiries = list('saber cuanto cuesta cuestan vale valen sale salen cost costs much');
/** Words after `si` that make an order depend on a condition. */
export const dependences = list(
  'no hay tiene tienen tienes tengo llevo llevamos puede pueden llega llegan compro alcanza esta estan fuera queda quedan',
);
/** Words that withdraw another line, or a row of a table. */
export const retractions = list(`
  cancelar anulo anulamos devuelvo cancela cancele cancelado cancelada anular anule anulado anulada quitar quite quita perdon corrijo correccion eran olvida
  olvide olvidate error equivoque cancel cancelled canceled sorry remove delete borra borre borrar elimina elimine eliminar
  devolver devuelto devuelta devueltos devueltas devuelvo devolucion devoluciones return returned`);
/** Words that report something about pieces but do not order them. */
export const statements = list(`
  tengo tenemos tenia quedan queda quedaron sobran sobra sobraron vendi vendimos vendieron compre compramos pedi pedimos mandaron
  enviaron llego llegaron vino vinieron recibi recibimos antes anterior anteriores ayer acabo acabaron termino terminaron agoto agotaron pasado pasada garantia reclamo danado
  danada danados danadas defectuoso defectuosa roto rota rotos rotas falto faltaron received broken yesterday`);
/** Words that mean a number of pieces but do not say which number. */
export const uncounted = list(`
  todo todos toda todas cualquier cualquiera cualesquiera otro otra otros otras doble triple resto demas mismo misma mismos mismas
  siempre ambos ambas both all segundo segunda tercero tercera opcion opciones option options any every another other others rest same double whatever available drop many much gruesa gross centenar millar millon repite repiteme repita repitame repetir repeat`);
/** Words that make an order uncertain or dependent on a condition. */
export const conditions = list(`
  quiza quizas talvez posiblemente probablemente confirma confirmas confirmeme confirmame confirmo confirmar confirmare confirme aviso avisare sino maybe perhaps probably
  confirm unless otherwise`);
/** Sides of a vehicle. If two sides are named, the line may order two pieces. */
export const sides = list(`
  izquierdo izquierda izquierdos izquierdas izq derecho derecha derechos derechas der left right lh rh delantero delantera
  delanteros delanteras trasero trasera traseros traseras posterior posteriores front rear`);
/** Units of measure. A number before such a unit is not a quantity. */
export const measures = list(`
  mm cm pulg pulgada pulgadas inch inches v volt volts voltios w watt watts ah amp amps amperios kw hp cv psi bar
  cc ml km kms cilindros cilindro cil cyl puertas puerta ptas valvulas valvula valv pines pin dientes diente estrias vias via ejes
  huecos hueco orificios orificio grados grado dias dia meses mes anos ano semanas horas hora hrs velocidades velocidad canales hilos
  tiempos years year months days hours doors cylinders speed teeth holes pins ohm hz rpm g l/h µm μm`);
/** Measures that are also names of parts. In a line with a code and `cuatro pines`, `cuatro` may be the quantity. */
export const countedMeasures = list(
  'cilindro cilindros puerta puertas valvula valvulas pin pines eje ejes doors cylinders pins',
);
/** Words before a price. The words of `currencies` stand after a price. */
export const priceLabels = list(
  'precio precios pvp pu valor costo total subtotal usd us $ price cost unitario dolares iva descuento desc',
);
export const currencies = list('usd dolares dolar dollars dollar ctvs centavos $ us');
/** Words that withdraw an order. `no más` withdraws nothing. */
export const refusals = list("no don't dont mejor cambie cambiar cambio not instead ninguno ninguna none");
/** Words that express a doubt or a limit. */
export const doubts = list(
  'dudo dudamos creo capaz completar poco poca pocos pocas minimo minima maximo maxima min max aprox aproximadamente casi unos unas varios varias como more mas adicional adicionales additional algunos algunas medias cuantos cuantas several some few about medio media half mitad cuarto quarter',
);
export const alternatives = list('o u or');
/** Words before the number of a document. */
export const documentLabels = list(
  'pedido orden requerimiento solicitud factura fact fac guia oc ruc ci cedula cotizacion proforma nota compra ticket order invoice po serie chasis vin placa motor',
);
/** Words before the year of a model. */
export const yearLabels = list('ano modelo year model mod');
/** Words before the number or name of a day. */
export const dayLabels = list('el dia lunes martes miercoles jueves viernes sabado domingo fecha on');
/** Names of months that may follow the number of a day. `mar` is not in the list, because it also means "sea". */
export const months = list(
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ene feb abr jun jul ago sep sept oct nov dic',
);
export const askWords = list('tiene tienes tendra hay can could do have tienen puede puedes podria');

/** Words for small numbers. */
const small: readonly (readonly [number, string])[] = [
  [1, 'un uno una unito unita one'],
  [2, 'dos two'],
  [3, 'tres three'],
  [4, 'cuatro four'],
  [5, 'cinco five'],
  [6, 'seis six'],
  [7, 'siete seven'],
  [8, 'ocho eight'],
  [9, 'nueve nine'],
  [10, 'diez ten'],
  [11, 'once eleven'],
  [12, 'doce twelve'],
  [13, 'trece thirteen'],
  [14, 'catorce fourteen'],
  [15, 'quince fifteen'],
  [16, 'dieciseis sixteen'],
  [17, 'diecisiete seventeen'],
  [18, 'dieciocho eighteen'],
  [19, 'diecinueve nineteen'],
  [20, 'veinte twenty'],
  [21, 'veintiuno veintiun veintiuna'],
  [22, 'veintidos'],
  [23, 'veintitres'],
  [24, 'veinticuatro'],
  [25, 'veinticinco'],
  [26, 'veintiseis'],
  [27, 'veintisiete'],
  [28, 'veintiocho'],
  [29, 'veintinueve'],
  [30, 'treinta thirty'],
  [40, 'cuarenta forty'],
  [50, 'cincuenta fifty'],
  [60, 'sesenta sixty'],
  [70, 'setenta seventy'],
  [80, 'ochenta eighty'],
  [90, 'noventa ninety'],
  [100, 'cien ciento hundred'],
  [200, 'doscientos doscientas'],
  [300, 'trescientos trescientas'],
  [400, 'cuatrocientos cuatrocientas'],
  [500, 'quinientos quinientas'],
];
export const numberWords: ReadonlyMap<string, number> = new Map(
  small.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);
/** Words that mean a fixed number of pieces: `media docena`, `dos decenas`. */
export const groupSizes: ReadonlyMap<string, number> = new Map([
  ...['docena', 'docenas', 'dozen', 'dozens'].map((word) => [word, 12] as const),
  ...['decena', 'decenas'].map((word) => [word, 10] as const),
  ...['veintena', 'veintenas'].map((word) => [word, 20] as const),
  ...['centena', 'centenas', 'centenar', 'centenares'].map((word) => [word, 100] as const),
]);
export const dozens: ReadonlySet<string> = new Set(groupSizes.keys());

const allWords: ReadonlySet<string> = new Set(
  [
    ...[bearers, likenesses, retractions, statements, uncounted, conditions, sides],
    ...[units, quantityLabels, requests, chatWords, joining, endings, partNouns, packs, pairs, measures],
    ...[containers, enquiries],
    ...[priceLabels, currencies, refusals, doubts, alternatives, documentLabels, yearLabels, dayLabels],
    askWords,
  ].flatMap((words) => [...words]),
);
/**
 * Whether a word may occur in an order. Accents and case do not matter. Months and colours are excluded: `Julio` and
 * `Rojas` are also names of people, but a masked log contains the words for which this function returns true.
 */
export const isOrderWord = (word: string): boolean => {
  const plain = foldAccents(word);
  return allWords.has(plain) || numberWords.has(plain);
};

/** Whether a word in lower case without accents is known: a word of orders, a month, a colour, a city or a car. */
export const isKnownWord = (word: string): boolean =>
  isOrderWord(word) ||
  months.has(word) ||
  colours.has(word) ||
  places.has(word) ||
  cars.has(word) ||
  tails.has(word);

/** Whether a word orders something: `mándame`, `consígueme`, `ponle`. */
export const isRequest = (word: string): boolean =>
  requests.has(word) ||
  wanting.test(word) ||
  (word.length > 4 && /(?:[aen]le|[ae]me)$/.test(word) && !enquiries.has(word));
/**
 * Other forms of verbs that order something: `quiere`, `separa`, `llevarme`, `cotícenos`. Past forms are not among
 * them.
 */
const wanting =
  /^(?:(?:necesit|quier|solicit|separ|coti[zc]|agreg|reserv|despach|envi|mand|incluy)(?:as?|es?|[ae]mos|[ae]n|[ai]?endo|ando)|(?:necesit|llev|compr|factur|entreg|encarg|surt|consegu|ped|solicit|separ|cotiz|agreg|reserv|despach|envi|mand)[aei]r)(?:[lmn][aeo]s?)?$/;
