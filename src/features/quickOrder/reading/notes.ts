/**
 * Patterns for lines that order no part, such as addresses, sums, documents, titles and greetings. The patterns
 * `factor`, `withdrawal` and `mention` match lines that change the quantities of other lines.
 */
import { cars } from '@/shared/orderVocabulary';

export const noteLine =
  /^(?:mi\s+|el\s+|su\s+|(?:(?:por\s+)?favor|porfa)\s+(?=ll[aá]m|factura))?(?:ruc|c[eé]dula|tel[eé]?f?(?:ono)?|fono|cel(?:ular)?|whatsapp|direcci[oó]n|ll[aá]m[ae](?:me|nos)?|call\s+me|factura(?:r)?\s+a|raz[oó]n\s+social|correo|e-?mail|at(?:te|entamente))(?![\p{L}\p{N}])/iu;
/** Numbers of pieces in a line that looks like a note: `placa PBX-1234 x3`, `retiro solo 1`, `para entregar 3 el lunes`. */
export const piecesInNote =
  /(?<![\p{L}\p{N}])(?:x ?\d{1,3}|\d{1,3} ?x)(?![\p{L}\p{N}])|(?<!\p{L})(?:sol[oa]|solamente|mand[ae]r?|deme)\s+(?:\d{1,3}|una?|dos|tres|cuatro)(?![\p{L}\p{N}/:.-])|^(?:para\s+)?(?:retir|entreg|recog)\p{L}*\s+(?:(?:hoy|ma[nñ]ana)\s+)?\d{1,2}(?=$|\s+(?:hoy|ma[nñ]ana|el\s+(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado))\s*$)|,\s*\d{1,3}\s+(?:juegos?|unid\p{L}*|pares)(?!\p{L})/iu;
/** Lines that repeat the lines beside them: `carro 2: lo mismo`, `para el spark también`, `para mi hermano otro`. */
export const repeats =
  /(?<!\p{L})(?:lo\s+mismo|igual(?:es)?|tambi[eé]n|otr[oa])[\s.!]*$|^para\s.*(?<!\p{L})(?:no|me\s+da\s.*)$|^(?:para|pa)\s.*(?<!\p{L})(?:mi|el|la)\s+otr[oa]\s.*\d/iu;
/**
 * Delivery instructions: `favor mandar por la cooperativa`, `para retirar hoy`. `entregar 3 filtros` is an order
 * instead.
 */
export const delivery =
  /^(?:(?:por\s+)?favor\s+|porfa(?:vor)?\s+|pls\s+|please\s+|(?:es\s+|son\s+)?para\s+)?(?:entregar?|retir(?:o|a|ar|amos)|recog(?:er|emos)|ship\s+to|deliver(?:y)?|(?:env[ií]|mand|despach|remit)\p{L}*\s+(?:al?|por|con|en|v[ií]a))(?![\p{L}\p{N}])/iu;
/** Addresses among lines with codes: `Av. Amazonas N35-17`, `Km 4.5 vía a Daule`, `junto al mercado`. */
export const address =
  /^(?:av(?:da|enida)?|calle|cdla|ciudadela|urb(?:anizaci[oó]n)?|barrio|pasaje|psje|panamericana|(?:km\s*[\d.,]+\s+)?v[ií]a\s+a|(?:frente|junto|diagonal)\s+al?|pasando|al\s+lado\s+de|referencia\s*:|en\s+la\s+bomba|terminal\s+terrestre)(?![\p{L}\p{N}-])/iu;
/** Facts that order nothing, beside lines with codes: `año 2010`, `iva incluido`, `es para hilux`, `el izquierdo`. */
export const fact =
  /^(?:a[nñ]o\s+(?:19|20)\d\d|(?:(?:m[aá]s|con|sin|\+)\s+)?iva(?:\s+incluido)?|(?:el\s+|la\s+|lado\s+)?(?:derech|izquierd)[oa]s?|(?:sucursal|local|bodega|unidad|semana|quincena)\s*(?:#|n[°ºo]\.?)?\s*\d{1,3}|(?:motor|cilindraje|cilindrada|tracci[oó]n|color)\s*:?\s*[\p{L}\d.,]+(?:\s*cc)?|4x[24](?:\s+\p{L}+)?|(?:la\s+)?gu[ií]a\s+de\s+remisi[oó]n(?:\s+por\s+favor)?|(?:validez|tiempo\s+de\s+entrega|plazo|forma\s+de\s+pago)(?!\p{L}).*|con\s+(?:cheque|cr[eé]dito|transferencia)(?!\p{L}).*|(?:mantenimiento|chequeo|servicio)\s+(?:de\s+(?:los\s+)?)?\d[\d.,]*\s*k(?:m|ms|il[oó]metros)(?!\p{L}).*|repuestos\s+(?:solicitados|requeridos|varios)|(?:orden\s+de\s+reparaci[oó]n|siniestro|reclamo|p[oó]liza|centro\s+de\s+costos?)\s*\D{0,3}\d+|(?:(?:para|a|al|sur|norte|centro|de|por|favor|porfa|el)\s+)*(?:quito|guayaquil|cuenca|ambato|loja|riobamba|machala|manta|portoviejo|esmeraldas|ibarra|latacunga|quevedo|babahoyo|milagro|dur[aá]n|tulc[aá]n|otavalo|salinas|sangolqu[ií]|azogues|tena|puyo|macas|coca)(?:\s+por\s+favor)?)[\s.]*:?$/iu;
/**
 * A line that is an identification number and no part's code: a RUC (`1712345678001`), an identity number of ten digits,
 * or a VIN of 17 characters with or without its label.
 */
export const identifier =
  /^(?:\d{10}001|[0-2]\d{9}|(?:(?:vin|chasis|serie|motor)[\s.:#]*)?(?=(?:\D*\d){5})(?=(?:[^a-z]*[a-z]){3})[A-HJ-NPR-Z\d]{17})$/iu;
/** Taxes and charges among lines with codes: `IVA 15 % $13.65`, `- 10 %`, `Flete 5.00`. */
export const charge =
  /^[+-]?\s*(?:(?:m[aá]s|menos|con|incluye|el|sub)\s+)*(?:(?:iva|desc(?:uento)?|d(?:es|s)?c?to|discount|tax|vat|flete)[\s.:]*(?:del?\s+)?[\d.,%$\s]*(?:usd|d[oó]lares)?|\d+(?:[.,]\d+)?\s*%(?:\s+(?:de\s+)?(?:desc\p{L}*|iva|dscto|off))?)$/iu;
/** Dates among lines with codes: `Sábado 28 de noviembre`. In `4 mariposas` the number is a quantity. */
export const dateLine =
  /^(?:(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\s*,?\s*)?(?:(?:para\s+)?el\s+|d[ií]a\s+)?\d{1,2}\s+(?:de\s+)?(?:ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|mayo?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sep(?:t|tiembre)?|set(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?)(?!\p{L})\.?(?:\s+(?:del?\s+)?20\d\d)?[\s.:]*$/iu;
/** Numbers of cars and pages among lines with codes: `Carro 2: Sail 2014`, `Página 1 de 2`. */
export const numbering =
  /^(?:(?:carro|auto|veh[ií]culo|camioneta|cami[oó]n|bus|taxi|car|vehicle|mensaje|audio)\s*(?:#|n[°ºo]\.?)?\s*\d{1,3}(?:\s*[:.)-](?:\D|(?:19|20)\d\d(?!\d)|\d[.,]\d(?!\d))*)?|(?:p[aá]g(?:ina)?|hoja|page)[\s.]*\d{1,3}(?:\s*(?:de|of|\/)\s*\d{1,3})?)$/iu;

/**
 * Words that multiply the quantities of other lines: `el doble`, `solo la mitad`, `multiplique por 3`, `por 2`, `repita
 * el pedido`, `lo mismo para el otro carro`. In `doble cabina` and `doble contacto`, `doble` is part of a name.
 */
export const factor =
  /(?:^| )(?:(?<!cabina )(?:doble|triple|double)(?! (?:cab(?:ina)?|contacto|filamento|polo|labio|electrodo|canal|faz|via|hilera|tubo|salida)s?(?: |$))|triplique|duplique|multipli\p{L}*|mitad|half|repit\p{L}*|repet(?!idor)\p{L}*|repeat)(?: |$)|^(?:y |e )?(?:lo mismo|igual|same) (?:.* )?(?:para|pa|por|x|for) |(?:^| )(?:lo mismo|igual(?:es)?)(?: [.!])*$|^(?:y |e )?para .* otro$|^(?:para|pa|placa|carro|bus|unidad) .*tambien(?: [.!])*$|(?:^| )duplica\p{L}*(?: |$)|(?:^| )(?:\d{1,2}|dos|tres|cuatro|cinco) veces(?: |$)|(?:^| )respectivamente(?: |$)|^(?:de )?cada un[oa] (?:\d|dos|tres|cuatro)|(?:^| )(?:combos?|kits? de est[oe]s?)(?: |$)|^(?:es |son )?para (?:\d{1,2}|dos|tres|cuatro) (?:unidades|carros|autos|camionetas|buses)|^(?:todo )?por (?:\d{1,2}|dos|tres|cuatro)$|^(?:de )(?:los|las) (?:dos|tres|cuatro) (?:.* )?(?:\d{1,2}|una?|dos|tres)(?: |$)/u;
/**
 * Words that withdraw other lines: `no mande esto:`, `el segundo no`, `ya lo tengo`, `(ya entregado)`, `devolución:`.
 * In `luz baja`, `baja` is part of a lamp's name.
 */
export const withdrawal =
  /^(?:ya )?no (?:el|la|los|las) |(?:^| )no (?:me |nos |lo |la |los |las )*(?:(?:mand|envi|factur|despach|separ|incluy|cotic|pong|agreg)\p{L}*|van?)(?: |$)|^(?:del?|el|la|los|las) .* no [.!:]?$|^(?:del?|el|la|los|las) [^.,;]* no$|(?:^| )ya (?:me |nos |lo |la |los |las )*(?:tengo|tenemos|compr[eo]\p{L}*|llego|llegaron|pedi|pedimos|vino|vinieron|entreg\p{L}*|despach\p{L}*|recib\p{L}*|factur\p{L}*|esta)(?: |$)|^\W*(?:ya )?(?:agotad|entregad|vendid|despachad|recibid|cancelad|anulad|pagad)[oa]s?\W*$|^(?:ya )?no mas(?: |$)|^es[eoa]s?(?: ya)? no$|^no es es[eoa]$|(?:^| )(?:dejelo|dejalo|muy caro|esta caro)(?: |$)|(?:^| )sin (?:el |la |los |las )?(?:filtro|pastilla|bujia|disco|aceite|bateria|amortiguador|faro|foco|llanta|rotula|terminal|banda|bomba|radiador)\p{L}*$|(?:^| )ya consegui(?:mos)? |(?:^| )(?:quit|sum)[ae]n?(?:me|le)(?: |$)|^una? mas de |^(?:\p{L}+ )+solo (?:\d{1,3}|un[oa])$|^(?:obs\p{L}* : )?(?:solo |siempre )?si (?!me hace (?:el |un )?favor|es posible|es tan amable|esta bien)(?:me (?:da|deja|hace|baja|rebaja)|son|es|esta|estan|sale|salen)(?: |$)|^para .* no$|(?:^| )(?:solo |solamente )(?:el|la|los|las) (?:primer|segund|tercer|ultim)\p{L}*|^(?:el|la) (?:primer|segund|tercer|ultim)\p{L}* (?:nomas|no mas)|^pedido (?:ya )?(?:entregado|despachado|facturado|cancelado|anulado)$|(?:^| )confirmo (?:el pedido )?(?:manana|luego|despues|mas tarde)|(?:^| )(?:un[oa]|dos|\d) por (?:lado|carro|auto|vehiculo|sucursal|local|unidad)|^por (?:sucursal|local|unidad|carro)$|(?:^| )(?:devolver|devuelv[oe]|devolvemos|cancelar|cancelo|anular|anulo)(?: |$)|^(?:por )?(?:garantias?|devolucion(?:es)?|reclamos?|cambios?|return|warranty)(?: :)?$|(?:^| )(?<!(?:^| )(?:luz|luces|alta|focos?|faros?|farol(?:es)?|bombillos?|halogenos?|lamparas?) (?:.* )?(?=baja ))(?:sub|baj|aument|reduzc|reduc|cambi)[ae](?:me|le|lo|los|la|las)? (?:.* )?\d{1,3}(?: |$)/u;

/** Words that refer to a part in an earlier line: `las zapatas …`, `por ahora solo las pastillas`. */
export const mention =
  /^(?:(?:y|e|pero|por|ahora|hoy|ya|sol[oa]s?|solamente|de|del|only) )*(?:el|la|los|las|es[ao]s?|the) \p{L}/u;

/** Numbers after a label. They are not quantities: `OC 4471`, `orden de compra N° 12`, `semana 32`. */
export const labelledNumber =
  /(?<![\p{L}\p{N}])(?:o\/?[ct]|orden(?:\s+de\s+(?:compra|trabajo))?|requerimiento|cotizaci[oó]n|proforma|p\.?o|ticket|semana|quincena|unidad|local|sucursal|bodega)[\s.:#°º]*(?:n(?:ro|o)?[\s.°º]+)?\d+(?:-\d+)*(?![\p{L}\p{N}])/giu;

/** Answers to the seller without an order: `sí confirmo`, `ok procedan con el despacho`. */
export const agreement =
  /^(?:(?:s[ií]|ok(?:ay|ey|is)?|oki|dale|listo|perfecto|bueno|claro|correcto|excelente|de\s+acuerdo|est[aá]\s+bien|as[ií]\s+est[aá]\s+bien|(?:l[eo]s?\s+|te\s+)?confirm(?:o|amos)(?:\s+(?:el|mi|la)\s+(?:pedido|compra|orden))?|proced[ae]n?(?:\s+(?:con|al)\s+(?:el\s+|la\s+)?(?:despacho|env[ií]o|pedido|compra|factura))?|h[aá]gale|por\s+favor|porfa(?:vor)?|gracias|nom[aá]s|entonces|jefe|veci(?:no)?|amigo|estimad[oa])(?![\p{L}\p{N}])[\s,.!]*)+$/iu;
/**
 * Remarks that contain no number: `me confirma el valor`, `esperamos su respuesta`, `si no hay me avisa`, `paso en la
 * tarde`, `sin factura`, `me pasa la cuenta`.
 */
export const talk =
  /^(?:(?:y|e|por\s+favor|porfa(?:vor)?|favor|porfis|me|nos|le|les|ya|yo|ok|listo|bueno|jefe|veci(?:no)?|amigo|puede[ns]?|podr[ií]a[ns]?|si\s+no\s+(?:hay|tiene[ns]?)|cualquier\s+cosa)[\s,.]+)*(?:confirm(?:a|e|ar|an|en)(?:me|nos)?|av[ií]s(?:a|e|ar|en)(?:me|nos)?|ind[ií](?:ca|que|car|quen)(?:me|nos)?|inform(?:a|e|ar|en)(?:me|nos)?|d[ií]g(?:a|an)(?:me|nos)|dice[ns]?|(?:a\s+)?c[oó]mo\s+(?:me\s+|nos\s+)?(?:sale|queda)n?|esper(?:o|amos)|quedamos|agrade(?:zco|cemos|cer[eé])|coordin(?:o|amos|e|emos)|respond(?:e|a|er)(?:me|nos)?|escr[ií]b(?:o|e|a|imos)(?:me|nos)?|pas(?:o|amos|ar[eé])(?!\s+por)|(?:llego|voy|vengo)(?!\s+por)|retir(?:o|amos)|a\s+nombre\s+de|(?:la\s+|el\s+)?(?:pas[ae]|env[ií][ae]|mand[ae])(?:me|nos)?\s+(?:la|el|su)\s+(?:n[uú]mero\s+de\s+)?(?:cuenta|proforma|factura|cotizaci[oó]n|total|valor|gu[ií]a|ubicaci[oó]n)|(?:hace|haga|d[ae])(?:me|nos)?\s+(?:un\s+)?(?:buen\s+)?(?:precio|descuento|descuentito)|(?:con|sin)\s+(?:factura|iva|nota\s+de\s+venta)|(?:un\s+|el\s+|una\s+|su\s+)?(?:descuentito|rebajita|precio|descuento)|muy\s+amable|qu[eé]\s+tal|c[oó]mo\s+est[aá])(?![\p{L}\p{N}])(?!.*(?<!\p{L})(?:pero|otr[oa]s?|mejor|solo)(?!\p{L}))[^\d]*$/iu;
/** Times at which the customer comes to the shop, among lines with codes: `Paso a las 4`. */
export const coming =
  /^(?:(?:y|ya|yo)\s+)*(?:pas(?:o|amos|ar[eé])|llego|voy|vengo|retir(?:o|amos))(?!\s+por)\s[^\d]*(?:a|tipo|hasta|desde|antes\s+de)\s+las?\s+\d{1,2}\s*(?:por\s+favor|porfa|gracias|en\s+punto)?[\s.!]*$/iu;
/**
 * Names of people after a label: `Nombre: Luis Andrade`. `personName` matches `Luis Andrade` near a telephone number.
 */
export const nameLabel = /^nombres?(?:\s+y\s+apellidos?)?\s*:\s*\D+$/iu;
export const personName = /^\p{Lu}\p{Ll}+(?:\s+(?:(?:de|del|la)\s+)?\p{Lu}\p{Ll}+){1,3}$/u;
export const contactLine =
  /^(?:(?:ruc|ci|c\.i\.|c[eé]dula|cel(?:ular)?|tel[eé]?f?(?:ono)?|whatsapp)[\s.:]*)?\+?\d[\d\s()-]{8,16}$/iu;

/** Words before the name of a car that a line is about: `Es para Aveo 2012`, `el carro es un Aveo`. */
export const carLead =
  /^(?:(?:es|son)\s+)?(?:para\s+)?(?:(?:el|un|mi)\s+)?(?:(?:carro|auto|veh[ií]culo|camioneta)\s+(?:es\s+)?(?:un\s+|una\s+)?)?/iu;
/**
 * Remarks about a car's trouble, or about parts that the customer has or buys another day: `suena el amortiguador`, `el
 * cliente trae el aceite`, `los discos los compro después`.
 */
export const remarkOnParts =
  /(?<!\p{L})(?:suena[n]?|prende|bota|gotea|vibra|chilla|se\s+qued[oó]|est[aá]n?\s+(?:sin|en|bien|da[nñ]ad)|estoy\s+bien|tra(?:e|igo)\s+el|pone\s+el|despu[eé]s|(?:ma[nñ]ana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado)\s+le\s+pido|fotos?\s+de|de\s+vuelta|tiene\s+discos?)(?!\p{L})/iu;
/** Words in a car's name that are neither the make nor the model. */
const versions = new Set(
  'taxi bus life mecanico mecanica td turbodiesel sz ak 8v 16v vitara grand gran puertas 3 5 luv family activo emotion evolution advance sedan hatchback hatch hb sw station wagon diesel gasolina turbo automatico automatica manual cabina simple doble sencilla full gt gls gl ls lt std limited 4x2 4x4 cc dohc sohc crdi tdi ano modelo para del de el la los las mi un una al'.split(
    ' ',
  ),
);
const yearOrEngine = /^(?:(?:19|20)\d\d|[0-8][.,]\d|\d{3,4}(?:cc)?)$/;
/**
 * Whether the words are only the name of a car (`Aveo Family 2010 1.6`, `D-Max`). Such a line is a title above the
 * car's parts.
 */
export function isCarName(words: readonly string[], models: ReadonlySet<string>): boolean {
  const isCar = (word: string, at: number): boolean =>
    cars.has(word) || models.has(word) || models.has(`${words[at - 1] ?? ''} ${word}`);
  return (
    words.some(isCar) &&
    words.every((word, at) => isCar(word, at) || versions.has(word) || yearOrEngine.test(word))
  );
}

/** Sums of money: `TOTAL A PAGAR: $74.75`. In `total 3` the number may be a quantity. */
export const sumLine =
  /^(?:sub)?total(?:es)?(?:\s+(?:a\s+pagar|general|final))?[\s.:=]*(?:(?:usd|us\$|\$)\s*[\d.,]+|\d[\d.,]*[.,]\d\d)$/iu;
/** Facts about a car or an order after a label: `Placa: PBX-1234`, `Km 120000`. */
export const labelLine =
  /^(?:placa|km|kilometraje)\s+[\p{L}\d.,-]*\d$|^\d[\d.,]*\s*kms?$|^(?:carro|auto|vehiculo|camioneta|cami[oó]n|bus|taxi)\s+[a-z]{3}-?\d{3,4}$|^(?:cliente|placa|km|kilometraje|vin|chasis|veh[ií]culo|auto|carro|modelo|marca|a[nñ]o|taller|vendedor|asesor|fecha|ciudad|customer|vehicle|date)\s*:/iu;
/** Remarks without a number among lines with codes: `Transporte: Santa`, `favor confirmar`, `todo para hoy`. */
export const remark =
  /^(?:(?:transporte|entrega|env[ií]o|obs(?:ervaci[oó]n(?:es)?)?|(?:forma\s+de\s+)?pago|contacto|atenci[oó]n|destino|despacho|conductor|chofer|t[eé]cnico|responsable|(?:solicitado|autorizado|elaborado)\s+por)\s*:|(?:por\s+)?favor\s+(?:confirm|respond|avis|(?:cotiz|despach|env[ií])\p{L}*(?:\s+a\s+\p{L}+)?(?:\s+(?:hoy|ma[nñ]ana|urgente|ya|pronto|lo\s+antes\s+posible))*\s*$)|todo\s+(?:para|original|nuevo|urgente))\D*$/iu;
/** Numbers of documents: `Orden de compra 4500012345`. In `Pedido: 100` the number may be a quantity. */
export const documentLine =
  /^(?:orden(?:\s+de\s+(?:compra|trabajo))?|o\/?[ct]|proforma|factura|cotizaci[oó]n|gu[ií]a|p\.?o|ticket|(?:pedido|requerimiento|solicitud)(?=\D*\d{4}))[\s:.#°º]*(?:n[°ºo]?|nro|no|num(?:ero)?)?[\s:.#°º-]*\d{3,}[\d-]*$/iu;
/** Descriptions after a label, above a code after a label: `Descripción: filtro` above `Código: …`. */
export const descriptionLine = /^(?:descripci[oó]n|detalle|producto|repuesto|nombre)\s*:\D*$/iu;
export const codeLine = /^(?:c[oó]d(?:igo)?|material|sku|ref(?:erencia)?|parte?)\b[^:]{0,20}:/iu;
/**
 * Names of jobs among lines with codes: `Revisión de frenos aveo 2013`. A number may be a quantity if it is not a year.
 */
export const jobLine =
  /^(?:revisi[oó]n|mantenimiento)\s+(?:del?|para|preventivo|correctivo)\b(?:[^:\d]|(?:19|20)\d\d(?!\d)|\d[\d.,]*\s*kms?\b)*$/iu;
/**
 * Introductions to a list, which end with a colon: `le paso la lista:`, `para el Hilux 2016:`, `mantenimiento de 10.000
 * km:`.
 */
export const announcement = /^\D*(?:(?:(?:19|20)\d\d|\d[\d.,]*\s*kms?\b)\D*)?:$/iu;
/** Number plates among lines with codes: `Unidad 045 placa PBX-1234`. */
export const plate = /(?<!\p{L})placas?[\s:.]+[a-z]{3}[-\s]?\d{3,4}(?!\d)/iu;
/** Titles of an order: `Pedido taller Ramírez`. */
export const titleLine =
  /^(?:(?:adjunto|env[ií]o|detalle\s+de)\s+)?(?:la\s+)?(?:pedido|orden|lista|cotizaci[oó]n|proforma|order|list)(?!\p{L})[^\d]*$/iu;

/** The car that needs the parts, among lines with codes: `Para el D-Max 2010`. */
export const destination = /^(?:(?:es|son|va|van|ser[ií]an?)\s+)?para\s+(?:el|la|los|las|un|una|mi|su)\s/iu;

/** Questions among lines with codes: `Ese es el de Polo 2019?`. */
export const questionLine = /\?\s*$/u;

/**
 * Greetings (`Buenos días Andrea`) and names of workshops (`Taller Los Andes`) among lines with codes. The line must
 * not contain a number.
 */
export const greeting =
  /^(?:(?:(?:l[eo]s?|te)\s+)?saluda|(?:yo\s+)?soy|(?:le\s+)?habla|buen(?:[oa]s?)?|hola|hello|hi|hey|dear|estimad[oa]s?|saludos|gracias+|repuestos\s+(?:el|la|los|las|don|del)|(?:(?:best|kind)\s+)?regards|thanks|sincerely|espero|quedo|presente|sr(?:a|es)?|se[nñ]or(?:a|es)?|taller|bodega|sucursal|reposici[oó]n|mec[aá]nica|lubricadora|rectificadora|almac[eé]n|auto(?:centro|servicio|repuestos))(?!\p{L})(?!.*(?<!\p{L})(?:pero|ya|no|otr[oa]|mejor|solo|sin|que)(?!\p{L}))(?:\D|(?:19|20)\d\d(?!\d)|[0-8][.,]\d(?!\d))*$/iu;

/** Words that end an order, among lines with codes: `eso es todo`, `nada más`. */
export const ending =
  /^(?:y\s+)?(?:(?:solo\s+|con\s+)?eso(?:\s+(?:es|ser[ií]a|nom[aá]s|solo))?(?:\s+todo)?|es\s+todo|nada\s+m[aá]s|that'?s\s+(?:all|it))(?:[\p{P}\s]*(?:por\s+favor|gracias|porfa))?[\p{P}\s]*$/iu;

/** Closing words of a mail. A signature follows them. */
export const closing =
  /^(?:(?:un\s+)?(?:cordial(?:es)?\s+)?saludos?(?:\s+cordial(?:es)?)?|atentamente|atte|cordialmente|regards|best regards|kind regards)[\p{P}\s]*$/iu;
