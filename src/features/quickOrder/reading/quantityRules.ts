import { toExpression, type Expression } from './patterns';

/*
 * Rules that explain the numbers of a line. Each table has an example and a pattern (patterns.ts) for each rule. The
 * first rule that matches decides.
 */

const groups: Readonly<Record<string, string>> = {
  // ends of a clause
  end: 'sign|decimal|endings|chatWords&!measures|availability* $ / =para =el? dayLabels&!=el $',
  after: 'end / sign&!question|=-|=+|=< / word&countNouns|endings|joining',
  // places where a quantity may be
  talk: 'sign / word&chatWords|request|endings / titles word&!known&!vehicles sign|=tiene|=quiere|=necesita / =para titles word&!known&!vehicles',
  // places after a request; words about places and people may stand between, but not a place with a number: `a la
  // sucursal 2 CODE`
  free: '^ talk* / request courtesy* / =solo|=solamente / separator / demand wish* word&known&!apart / measure word&!apart|known? =-? / =me|=nos word&serving / comings =por / comings =a =ver|=retirar|=recoger|=llevar|=comprar|=buscar / =las amount =retiro / dayLabels&!=el|=dia|=on =retiro',
  wish: '!sign|code|figure|infinitive / infinitive&request',
  gap: 'opening !closing* closing / separator|filler',
  dash: '=-&spaced',
  // names with a number: the number after the name belongs to the name
  named: 'name =de|=del?',
  eachOne: '=c/u|=each / =cada =uno|=una',
  currency: '=$|=us|=usd number / =$|=us|=usd =$ number',
  labelled: 'quantityLabels =.? =es|=solicitada|=requerida|=pedida|=total? colon? / quantityLabels =. =:',
  modelled:
    'name / name =de|=del / name engineSize / name engineSize =de|=del / yearLabels / amount&year =al|=a|=hasta|=y|=to?',
  counted: '=para .. @ countedMeasures / ^ !name* @ countedMeasures',
  maybeAmperes: '@ =a $ / @ =a code / @ =a sign&!=$|=@',
  // words that continue the clause of a number
  inner: '!sign|code|purpose|reason|whither',
  // words after the code; they include words such as `que trajo Luis`, which describe the product
  told: '!sign|code|purpose|whither',
  nothing: '$ / !figure|sign / question',
  otherPart: 'countNouns&!sides&!=productos',
  another: '=el|=la|=los|=las|=un|=una|countNouns&!sides',
  notNumber: '!amount|decimal|code',
  unitOf: 'units =de? / =de',
  favor: '=favor|=fa|=fis',
  // words between a correction and the corrected quantity: `perdón, que sean 3`
  saying: 'separator|filler|=sean|=son|=eran / =que =sean|=son',
  courtesy: '=por|=favor|=porfa|=porfavor|=porfis|=please|=pls|=plis|=gracias|=nomas / separator|filler',
  ahead: 'units|countNouns|separator|filler|mark|joining',
  beside:
    'units|countNouns|own|=de|separator|filler|mark|=no|=ah|=ay|=uy|=espere|=espera|=wait / cars|fitted&!vehicles|numberedMake',
};

export interface Rule<Role> {
  /** Examples of texts to which the rule applies, separated by `; `. */
  example: string;
  expression: Expression;
  role: Role;
}

function makeRules<Role>(
  rows: readonly (readonly [example: string, role: Role, pattern: string])[],
): Rule<Role>[] {
  return rows.map(([example, role, pattern]) => ({
    example,
    role,
    expression: toExpression(pattern, groups),
  }));
}

/**
 * Explanation of a number. A `price` or a `day` is removed, together with the words that belong to it. A `unit` is
 * joined with the next word, a unit of measure, to a measure. A `number` may still be the quantity: the rules in
 * `roles` decide.
 */
export type Explanation = 'price' | 'day' | 'measure' | 'unit' | 'number';

/** Rules for numbers that are not quantities. The rest of the line does not matter. */
export const explanations = makeRules<Explanation>([
  ['20 de noviembre', 'day', '@&amount&dayOfMonth =de months'],
  ['el 10 oct', 'day', '=para|=pa|=el|=dia|=del @&amount&dayOfMonth months'],
  ['28 nov', 'day', '@&amount&dayOfMonth months&!=abr|=oct'],
  [
    '207 × 166 × 30 mm',
    'measure',
    '@ mark number mark number lengths / number mark @ mark number lengths / @&!few mark number lengths',
  ],
  ['207 × 166 mm', 'unit', 'number mark number mark @ lengths / number&!few mark @ lengths'],
  ['M14 × 1,5', 'measure', 'mixed&word mark @&decimal'],
  ['2.5 4JK1', 'measure', '@&engineSize mixed&word|measure'],
  ['$ 5', 'price', '=$|=@ @'],
  ['x3 CODE; x 3 CODE', 'number', '@&marked / mark @&amount'],
  ['aveo 2012 $ 5', 'measure', 'modelled sign&!mark* @&year&!spelt currency'],
  ['2 US$5.60', 'number', '@ currency'],
  ['precio: 5', 'price', 'priced&!=total|=subtotal colon? @ not:code / priced colon? @&decimal'],
  ['5 usd; 5 %', 'price', '@ currencies|=%'],
  ['a 5 c/u', 'price', '=a @ eachOne'],
  ['18 más IVA', 'price', '@&!year =mas|=incluye =iva'],
  ['5.60 c/u; = 5.60', 'price', '@&decimal eachOne / =a|==|=c/u @&decimal'],
  ['14 x 1.5', 'measure', 'amount mark @&pitch'],
  ['18.60 x 2; 2 x 18.60', 'price', 'number mark @&decimal / @&decimal&cents mark amount'],
  ['x 1.6', 'number', 'mark @'],
  ['16 válvulas CODE', 'number', 'counted'],
  ['alternador 90 A', 'unit', 'electricParts .. @ =a&ampere not:code'],
  ['75 mm; 3"', 'unit', '@ measures / ^ !="* @ ="'],
  [
    'mazda 3 2008',
    'measure',
    'vehicles @&digit number&year&!spelt / vehicles amount&digit&!spelt @&year&!spelt',
  ],
  ['aveo 2012', 'measure', 'modelled sign&!mark* @&year&!spelt'],
  ['2012 aveo', 'measure', 'notAfter:code|sign sign&!mark* @&year&!spelt sign* name'],
  ['dot 4; sae 30; rin 15', 'measure', '=dot|=sae|=rin|=r @&!marked'],
  ['aveo 1.6; aveo 2015 2.5', 'measure', 'name @&engineSize / name amount&year @&engineSize'],
]);

/**
 * Role of a number. `seated`: the number stands where a quantity may stand. `described`: the number belongs to a
 * description. If no number is seated, the user must then enter the quantity. `open`: the number has no explanation, so
 * the user must enter the quantity. `doubt`: the user must enter the quantity, even if another number is seated.
 */
export type Role = 'seated' | 'described' | 'open' | 'doubt';

/** Rules that give a role to each number without an explanation. */
export const roles = makeRules<Role>([
  ['5lts', 'described', '@&aside'],
  [
    'pedido: 2 CODE; nota de pedido: 2 CODE; agregue al pedido 2 CODE; agregue al pedido 2 filtros CODE',
    'seated',
    '^ talk* orders =: @&few joining* code / ^ =nota =de orders =: @&few joining* code / demand wish* =al|=el|=mi|=este =pedido @&few joining* code|countNouns',
  ],
  ['compra de 4 CODE', 'seated', 'deeds =de|=for @&medium joining* code|countNouns'],
  ['would like to order 5 CODE', 'seated', '=to =order @&medium joining* code'],
  ['pedido no. 45', 'described', 'documentLabels sign|=no|=n|=nro&!=,* @ not:units'],
  ['para 2 motores; 2 motores CODE', 'open', '=para .. @ bearers / @ bearers .. code'],
  ['4 cilindros', 'open', 'counted'],
  [
    '2 1/2 docenas CODE; CODE 1.5 docenas; 5 docenas 1/2',
    'doubt',
    'loose|decimal|measure|=/ @&dozens / @&dozens =y? loose|decimal',
  ],
  ['12 en stock', 'doubt', '@ =en|=in? availability'],
  [
    '18 la caja; 18 efectivo; 18 al por mayor',
    'doubt',
    '@ =el|=la packs / @ =en|=de? =efectivo|=contado / @ =al =por =mayor',
  ],
  ['2 mil; 2 c/u', 'doubt', '@ =mil|=thousand|each / @ =de each'],
  ['caja x12; juego x 12', 'doubt', 'packs&!volumes mark @ / packs&!volumes @&marked'],
  ['4 litros', 'described', '@ packs&volumes'],
  ['2 cajas', 'doubt', '@ packs / @ opening? closing packs / @ dash packs'],
  [
    '2 o 3; 2 a 3; 2 + 1',
    'doubt',
    '@ =o|=or / @ alternatives|=a|=+|=- amount / amount alternatives|=a|=+|=- @',
  ],
  ['100 Ah caja 31', 'described', 'measure =caja @'],
  [
    'hasta 4; cada 4; caja de 4; kit de embrague 3 piezas',
    'doubt',
    'notAfter:=me|=nos bound @ / bound mark @ / =menos =de @ / packs&!volumes =de? @ / packs&!volumes !sign|code|mark* @ units',
  ],
  [
    'stock: 4; hay 4 CODE',
    'doubt',
    'notAfter:=para availability colon? @ / =descuento|=desc @ code / =hay @ !question* $',
  ],
  ['CODE x2 paso a las 4', 'described', 'comings =a =la|=las @'],
  [
    'x2 a las 4; a las 11 paso por 2 CODE',
    'described',
    '=a|=tipo =las @ end / =a|=tipo =las @ comings|request',
  ],
  ['a las 4 CODE', 'open', '=a|=de|=por|=tipo =las @'],
  [
    '4+; 4#; 4°; CODE 20 - 10 %',
    'open',
    '@ sign&!spaced&!separator|closing|question|filler|=% / @ =# / @ =- =%&spaced',
  ],
  ['4 c; 4 y', 'open', '@ word&letter&!units|mark|=y|=e|=o|=a not:closing / @ =y|=e|=si|=in $'],
  ['no. 3', 'doubt', 'ordinal =.? @'],
  ['CODE -3', 'doubt', 'dash @&!spaced'],
  ['CODE -> 3', 'seated', '=-|== => @'],
  ['CODE > 3', 'open', '=<|=> @'],
  ['12 × 300 mm', 'open', 'mark @ measures / @ mark amount measures'],
  [
    'mazda 3 x 2; mazda 323 x 2; 6pk 1550 x 2',
    'seated',
    'vehicles amount&digit mark @&few / named amount&model|thousands mark @&few',
  ],
  ['14 x 1.5', 'open', '@ mark decimal|measure'],
  // `filtro 81 x 65`, where 81 is a size in the product's name
  ['205/75 x 15', 'open', 'number&aside&!lettered mark @ / measure&tyreSize mark @'],
  ['3 x 5', 'open', 'number&!aside mark @'],
  ['2.20x10=22', 'open', 'loose|decimal|amount == @'],
  ['6pk 1550 x 2', 'described', 'named @ mark number'],
  ['mayor a 12 u', 'described', '=a @'],
  ['x3; 3 x; 3 u; cant: 3', 'seated', '@&marked / mark @ / @ mark|units / labelled @'],
  ['alternador 90 a; 90 A', 'described', 'electricParts .. maybeAmperes / @ =a&ampere'],
  ['90 a', 'open', 'maybeAmperes'],
  ['2012', 'open', '@&year&!spelt'],
  ['viernes 4; para el 4', 'described', 'dayLabels&!=el @ / =para =el @'],
  ['CODE aveo (3)', 'seated', '!word opening @ closing / opening&spaced @ closing'],
  [
    'el 3; cod 4 CODE; total 4 CODE; CODE 12 (valor)',
    'open',
    '=el @ / codeLabels|=total sign? @ not:units / @ opening priced',
  ],
  ['CODE solo 3', 'seated', 'code .. request|=solo|=solamente @ after'],
  ['CODE 3', 'seated', 'code gap* @&small after'],
  [
    'CODE: 300; CODE = aveo, 300',
    'seated',
    'code gap* marking gap* @ after / code .. marking .. separator|dash @ end',
  ],
  // `CODE - 2 - aveo`: a dash before a word ends the clause, one before a number may be a range; `08` and `12` may be years
  [
    'CODE - 2 - aveo; CODE - 2 - filtro',
    'seated',
    'code gap* @&handful =-&spaced cars|fitted&!vehicles|numberedMake / code gap* @&small&!zeroed =-&spaced own|countNouns&!measures',
  ],
  ['CODE aveo, 08', 'open', 'cars|fitted separator|dash? @&zeroed'],
  ['CODE aveo, 3', 'seated', 'code .. separator @&small end / code .. marking @ end'],
  ['CODE aveo - 3', 'seated', 'code .. dash @&spaced&small end'],
  ['CODE derecho 2', 'seated', 'code sides @&few end / code .. !amount sides @&few end'],
  [
    'CODE, necesito las 4; CODE los dos faros',
    'seated',
    'code .. request|separator =las|=los @&few end / code gap* =las|=los @&few countNouns end',
  ],
  [
    'CODE aveo 2012 1 productos; CODE aveo 1 productos',
    'seated',
    'code .. measure|cars|fitted|sign&!question|vehicles @&few =productos end',
  ],
  ['CODE tambores 2', 'seated', 'code known|joining* own&!vehicles @&few end'],
  ['CODE aveo 2012 2', 'seated', 'code .. cars|fitted|vehicles|yearLabels|measure dated @&handful end'],
  [
    'CODE 55 ah 2; CODE mazda 323 dos',
    'seated',
    'code .. measure&lettered @&few end / code .. measure|model @&few&spelt end',
  ],
  ['3 de CODE', 'seated', 'free @&medium sign|joining|merely* code / @&medium&listed sign|joining* code'],
  [
    '3 de tambores CODE',
    'seated',
    '^ talk* @&medium&!model =de own own* code / ^ joint? @&medium&!model =de own own* code / free @&medium&!model =de own own* code',
  ],
  ['3000: CODE', 'seated', 'free @ sign|joining* separator sign|joining* code'],
  [
    '3 pastillas aveo CODE; aveo, 3 pastillas cerámicas CODE',
    'seated',
    '^ talk* @&medium&!model joining* countNouns|=para|=pa|=for|=del / free @&medium&!model joining* countNouns !sign|number|joins* code',
  ],
  ['bujías corsa, 2', 'seated', '^ !code* separator @ end'],
  ['derecho 2', 'open', 'sides @'],
  // if a word such as `mazda` or `lado` follows the code, the next number is not a quantity: the number belongs to the
  // name of a vehicle, a size or an hour
  [
    'CODE mazda 3; CODE discos de 300; CODE batería de 55; CODE lado 2',
    'described',
    'vehicles @ / named @&model / named @&large / electricParts =de @ / bearers @',
  ],
  ['CODE paso 5 de la tarde', 'described', 'named @ =de =la =tarde|=manana|=noche'],
  ['taller 2: CODE', 'described', 'named @ .. code'],
]);

const combinePatterns = (patterns: readonly string[]): Expression =>
  toExpression(patterns.join(' / '), groups);

const retractionPatterns = [
  'word&retractions|takesAway',
  '=menos|=minus amount',
  // in Ecuador `cancelo en efectivo` means to pay
  '=cancelo|=cancelamos not:=en|=con|=al|=a|=contra|=cuando|=hoy|=manana',
  '=nunca|=jamas|=tampoco|=evite|=detenga|=deje|=dejen|=olvidese',
  'bearers =lleva|=requiere|=usa|=necesita|=pide',
  '=en =vez|=lugar',
  'word&refusals&!=no|=mejor|=cambio',
  // exceptions that retract nothing: `para cambio de aceite`, `mejor deme 2`
  'notAfter:=para =cambio',
  '=mejor not:request',
  // exceptions that retract nothing: `no más`, `no sea malito`; `si no hay` makes the line uncertain
  'notAfter:=si|=part|=item =no not:=mas|=sea|=seas',
  // `ya no más`, `no más CODE`; in `2 no más` and `eso no más` it means only
  'notAfter:amount|units|countNouns|own|code|packs|cars|=eso|=nada =no =mas',
];
const doubtPatterns = [
  ...retractionPatterns,
  'word&statements|conditions|perThing&!=confirmo|=confirmar not:=asi',
  // `favor confirmar` asks the seller to confirm the order
  'notAfter:=favor =confirmar',
  // `prefiero 2 del otro` means another product
  'amount =del? uncounted&!=siempre',
  // `confirmo pedido` means that the order is certain, but `te confirmo` announces a later decision
  'word&!code =confirmo',
  '=confirmo not:=pedido|=orden|=compra',
  // in `vendidos 4` or `x4, pagado` the purchase may be completed; a participle in a name (`Taller El Rápido: …`) or in
  // a mark of the chat (`… (editado)`) does not count
  'code .. !opening word&participle&!known',
  'code word&participle&!known',
  'code .. opening participle&!=editado|=eliminado|=reenviado closing',
  'word&participle&!known !sign* code',
  '=left =over',
  // `2 por lado`, `x2 c/lado`, `one for each side`: the number must be multiplied
  '=por|=per|=each|=cada !bearers? bearers',
  '=c =/ bearers',
  'word&likenesses =a|=al|=de|=del|=to|=for|=por|=que',
  '=al =dia|=mes|=ano|=semana|=turno|=bimestre|=trimestre|=cuatrimestre|=semestre',
  '=si dependences',
  // words that make the quantity uncertain: `2 CODE depende`, `… mensual`, `… salieron malos`
  'word&leavesOpen',
  // conditions: `2 CODE si me hace precio`, `… o lo que haya`, `… por caja`
  'amount .. code .. =segun',
  'amount .. =si =me|=nos|=se|=le|=les|=lo|=la',
  '=o =lo|=el|=la|=los|=las',
  '=por|=x packs&!pairs',
  '=por|=a =la? periods',
  'word&!code =cuando',
  '=en =caso',
  '=a|=al|=de|=por|=lo =menos',
  '=hasta =que|=q',
  '=para|=a =cada',
  '=ni amount',
  '=con =opcion',
  '=me =reciban|=reciba',
  '=necesito|=quiero|=quisiera =vender',
  '=a =vender',
  // `2 CODE y me regala otro` asks for one more piece
  'code told* =otro|=otra|=otros|=otras',
  '=a =cuanto',
  // words of doubt; `nada más` and `a cómo` have separate rules below
  'word&doubts&!=mas|=como|=medio',
  // `medio` means doubt, but not in `por medio de la presente`
  'notAfter:=por =medio',
  'notAfter:=nada|=no|=lo|=que|=manera|=forma =mas not:=iva',
  'notAfter:=a =como not:=esta|=estas|=estan|=va|=le',
];

/**
 * Corrections such as `2 CODE, no, mejor 3`, in which the last number replaces the first. The correction must end the
 * line.
 */
export const correction = combinePatterns([
  '=no? separator* =espere|=espera|=wait? separator* =perdon|=disculpa|=disculpe|=digo|=mejor|=corrijo saying* mark? amount&small units? courtesy* $',
  // another form of a correction: `3 CODE, ah no, 2`
  '=ah|=ay|=uy =no saying* amount&small units? courtesy* $',
]);
/**
 * Condition for a correction: the quantity must stand next to the correction. After a price, a day or a size, a
 * correction changes that number and not the quantity. After words such as `si sale` or `el otro`, a correction means
 * something else.
 */
export const correctable = combinePatterns(['amount beside* $', 'amount ahead* code beside* $']);
/** Words that withdraw an earlier line. `2 más` and `como siempre` withdraw nothing. */
export const retraction = combinePatterns(retractionPatterns);
/** Words that withdraw the line in which they stand, or make it uncertain. */
export const doubt = combinePatterns(doubtPatterns);
/** Words and numbers after which no number of the line counts as the quantity, so that the user must enter it. */
export const forbidding = combinePatterns([
  ...doubtPatterns,
  'word&pairs',
  // `si me deja a 30`, `y el resto mañana`, `la próxima semana voy a pedir`
  '=me =deja|=dejas|=dejan =a',
  '=el =resto',
  '=voy|=vamos =a =pedir|=comprar',
  // `2 CODE y lo mismo para el sail`, `y para el sail igual`: the same again
  '=lo|=la|=los|=las =mismo|=misma|=mismos|=mismas not:cars|fitted|bearers|=marca',
  'code .. =y .. =igual $',
  'frontSide .. =y|=e|/|, rearSide',
  'rearSide .. =y|=e|/|, frontSide',
  // `2 x lado`, `2 CODE por sucursal`: pieces for each
  'mark|=por bearers|periods|numberable|=taxi|=buseta not:=norte|=sur|=centro',
  // `x2.00`, `x1e3`, `x 2.5`, `2-3`, `≈ 2`: numbers that can be read in several ways
  'word&fused',
  'mark word&digits',
  'notAfter:number mark decimal',
  'notAfter:dayLabels loose&span not:measures',
  'math',
  // the number belongs to another part: `4 bujías y el filtro CODE`, `CODE, bujías x4`
  'amount .. otherPart !code* joins&!=, code',
  'amount .. otherPart !code* joins&!=, another notNumber* code',
  // `4 bujías, CODE`, `4 bujías, el CODE`; in `2 filtros, el CODE` the noun is the kind of the code's part
  'amount !countNouns|code* countNouns&!sides&!=productos&!kind !code* =, code',
  'amount !countNouns|code* countNouns&!sides&!=productos&!kind !code* =, =el|=la|=los|=las notNumber* code',
  // `2 filtros de aire, filtro de aceite CODE`, `2 filtros de aire, el de aceite CODE`
  'amount .. otherPart !code* =, =un|=una|countNouns&!sides notNumber* code',
  'amount .. otherPart !code* =, =el|=la|=los|=las notNumber* countNouns&!sides notNumber* code',
  'otherPart !code* amount&marked !code|separator* joins code',
  'otherPart !code* mark amount !code|separator* joins code',
  'code notNumber* joins !code* otherPart !code|separator* amount',
  'code notNumber* joins&!separator !code* otherPart !code* amount',
  'code !code* joins !code* amount unitOf? otherPart',
  // a question mark without the words of a question: `2?`
  '^ !=¿|askWords* amount question !=¿|askWords* $',
]);
/** Words that name both sides (`izq y der`): one piece for each side, or more. */
export const bothSides = combinePatterns(['sides joint sides']);
/** Words and numbers that make the quantity uncertain if no number of the line is seated. */
export const unclear = combinePatterns([
  'decimal',
  'notAfter:dayLabels loose not:measures',
  'sides joint sides',
  // `uno derecho y uno izquierdo`, `L/R`, `uno para el aveo y uno para el sail`: one, or one for each
  'leftSide .. rightSide',
  'rightSide .. leftSide',
  'word&bothLetters',
  '=un|=una|=uno|=one .. =un|=una|=uno|=one',
  '=mi|=el|=la .. =y =el|=la =de',
  'notAfter:amount word&severalCars',
  '=lado =y =lado',
  '=juego|=set&!own =completo',
  // `juego de faros` of a product that is a single one
  '=juego|=juegos|=jgo|=set|=sets&!own =de? own|countNouns',
  // `x?`, `cant:`: a quantity is announced but missing
  'notAfter:figure word&mark|=cant|=cantidad|=qty|=quantity not:favor sign&!question* nothing',
  // enquiries: `cuánto sale`, `qué precio tiene`, `la caja`
  'word&enquiries|availability',
  '=a =como',
  // questions about the part: `fotos del CODE`, `qué marca es`, `es original`, `sirve CODE para aveo`, `muéstreme CODE`
  'particulars purpose|=of code',
  // `link de CODE` asks for the page of the part, unless the name of the part contains `link`
  '=link|=enlace|=url purpose|=of code',
  '=que|=cual word? =es',
  '=es =original|=generico|=alterno|=nuevo|=usado|=importado|=nacional',
  '^ =sirve|=sirven',
  'showing',
  'notAfter:amount|measure|=de word&containers',
  // words that may be numbers: `2jgs`, `no2`, `iii`
  'word&numbered|roman|lookalike',
  // `4 bar`, or a single letter such as `l`, may be a number if the line has no description
  '^ !described* slight !described* $',
  '^ !described* word&letter&!chatWords|joining|request|mark !described* $',
  '=nada not:=mas',
  '=de =nuevo',
  '=mil not:=gracias',
  // `docenas de CODE` does not say how many dozens
  'word&dozens',
  // `un lote CODE`, `una pareja de CODE`: a group of unknown size; in `un X de CODE` any X may be a group, unless X is
  // a part or an order
  '=un|=una|=a|=an|=the word&collective',
  '=un|=una|=a|=an word&!own|countNouns|request|orders|deeds|documentLabels|particulars|collective =de|=of joining* code',
  'notAfter:=es|=seria word&uncounted',
  // an unknown word may be like `agotado` or like `aveo`; the word is ignored if the line names a part, a side, a
  // measure or a year, or contains `para` or `de`
  '^ !measure|countNouns|sides|purpose* word&!known|phrased !measure|countNouns|sides|purpose* $',
  // a question that contains no request
  '^ !demand* question !demand* $',
]);
/**
 * Quantities with decimals, as bills write them: `1 CODE 2.00 UND`, `2 CODE 5,00`. In `CODE 2 5,00` the decimal number
 * is a price.
 */
export const wholeDecimal = combinePatterns([
  'decimal&whole units',
  'decimal&whole .. code',
  'amount&!marked .. code .. decimal&whole',
  'decimal&whole .. amount',
]);
/**
 * Numbers with an unknown word after them in the same clause. The word may change the meaning of the number: `2 cada
 * semana`, `4 y pico`.
 */
export const qualified = combinePatterns([
  '@ inner* word&!known|phrased inner* $',
  // `2 CODE espere mi aviso`: unknown words after the code
  // `2 CODE trax filtro`, `2 CODE filtro trax`: beside the name of a part, an unknown word describes the part
  '@ inner* code told* notAfter:countNouns|own|cars|fitted word&!known|phrased|digits|whither not:countNouns|own',
  // the name of the part may be between a number and its code
  '@ inner* word&!known|phrased inner* sign|purpose|reason|whither !code* $',
]);
