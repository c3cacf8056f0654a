/**
 * Synonyms: words as shoppers say them, and the words of part names. Each synonym has a line:
 * said, also said = words of the name | words of another name
 * A line that begins with `*` means parts that the demonstration does not sell. Number, gender, accents and joining
 * words are ignored. `npm run catalogue -- misses` lists questions that found nothing: their words may become lines
 * here.
 */
export const synonymLines = `
# --- Body
guardachoque, guarda choque, bumper, bomper, bumpers, defensa, paragolpe, para golpe, parachoque, para choque, fascia, paragolpes = parachoque
front bumper, defensa delantera, bumper frontal = parachoque delantero
rear bumper, bumper back, defensa trasera = parachoque posterior
guia de bumper, soporte de guardachoque, bumper bracket, soporte de parachoque, base de parachoque = guia parachoque
faro, farola, headlight, head light, headlamp, head lamp, optica, silvin, silbin, luz delantera, optico = faro | foco
luz alta, luz baja, luces altas, luces bajas = foco | faro
neblinero, exploradora, antiniebla, fog light, foglight, faro de niebla, halogeno de parachoque, luz de niebla, faro antiniebla, fog lamp, rompeniebla, faro auxiliar = neblinero
stop, calavera, luz trasera, luz posterior, faro trasero, faro posterior, tail light, taillight, tail lamp, farol trasero, mica de stop, piloto trasero, luz de freno, brake light, stop light, lampara trasera, guia trasera, guia posterior, rear light = stop
direccional, intermitente, turn signal, luz de giro, guiñador, cocuyo, blinker, luz de cruce, indicator = direccional | guia lateral
espejo, retrovisor, mirror, side mirror, rear view mirror, espejo lateral, espejito, wing mirror, door mirror = espejo
luna de espejo, vidrio de espejo, mirror glass, cristal de espejo = luna espejo
guardafango, guardabarro, guarda barro, tapabarro, tapa barro, guarda fango, fender, salpicadera, aleta, guardalodo, lodera, guardafangos, guardabarros = guardafango
guardapolvo de guardafango, fender liner, splash shield, pasarueda, tapabarro interior, cubre barro = guardapolvo guardafango
capo, capot, bonete, hood, bonnet, cofre, cubierta de motor, tapa de motor exterior, capote = capo
bisagra de capo, hood hinge, bisagra de bonete, gozne = bisagra capo
mascarilla, persiana, parrilla, grille, grill, careta, rejilla delantera, front grille, parrilla frontal, calandra = mascarilla
moldura, molding, moulding, friso, liston, trim, embellecedor = moldura
bisel, ceja, flare, overfender, bocel, fender flare, viscera de guardafango = bisel
manija, agarradera, manilla, door handle, jaladera, tirador, chapa exterior, abridera, picaporte, handle, manigueta, manecilla = manija
chapa, cerradura, door lock, seguro de puerta, door latch, actuador de puerta, actuador de seguro, lock actuator, bloqueo central, cerrojo, pestillo = chapa puerta
elevavidrios, levantavidrios, levanta vidrios, eleva vidrios, alza vidrios, alzavidrios, subevidrios, window regulator, elevador de vidrio, elevador de ventana, maquina de vidrio, levantacristales, power window, window lifter, elevalunas, sube vidrios, gato de vidrio, mecanismo de vidrio, regulador de ventana = elevavidrios | elevador vidrio
caucho de puerta, empaque de puerta, weatherstrip, felpa, burlete, door seal, sello de puerta, goma de puerta = caucho puerta
* parabrisas, windshield, vidrio delantero, windscreen = parabrisas
* compuerta, tailgate, porton, tapa de balde, cajuela, maletero, trunk, baul = compuerta
* puerta, door = puerta
* antena, antenna = antena
* logo, emblema, badge, escudo = emblema
* estribo, running board, pisadera = estribo
* frente, marco frontal, radiator support, panel frontal = marco radiador

luz, luces, light, lights = luz | faro | foco | stop

# --- Engine
piston, pistones, pistons, embolo = piston
anillo, ring, rings, piston ring, rines de motor, aro de piston, segmento, aros de motor, anillas = anillo
chapa de biela, casquete, metal de biela, cojinete de biela, rod bearing, bearing shell, concha de biela, metales de motor, bronces de biela, babbitt = chapa biela
empaque, junta, empaquetadura, gasket, empacadura, joint, guarnicion, gaskets = empaque
empaque de cabezote, junta de culata, head gasket, empaque de culata, empaque cabeza, empaquetadura de culata, junta de tapa de cilindros = empaque cabezote
culata, cabezote, cylinder head, tapa de cilindros, cabeza de motor = cabezote
empaque de tapa de valvula, valve cover gasket, empaque de tapavalvula, empaque de punterias, rocker cover gasket, empaque de tapa de balancin, junta de tapa de valvulas = empaque tapa valvula
juego de empaques, kit de empaques, overhaul kit, gasket set, full gasket set, engine gasket set = juego empaque motor
reten, retenedor, oil seal, seal, sello de aceite, retenes, retenedores, retén, crankshaft seal, estopera = retenedor
retenedor de cigueñal, crank seal, rear main seal, estopera de cigueñal, reten de cigueñal = retenedor cigueñal
banda de distribucion, correa de distribucion, timing belt, faja de distribucion, banda de tiempo, correa de tiempo, banda dentada, correa dentada, cinturon de distribucion, banda de la distribucion, correa del tiempo, cam belt = banda distribucion
kit de distribucion, timing kit, kit de correa de distribucion, juego de distribucion, kit de tiempo, timing belt kit = kit distribucion | kit cadena distribucion
cadena de distribucion, timing chain, cadena de tiempo, cadenilla, cadena del tiempo, cam chain, cadenilla de distribucion = cadena distribucion
correa, banda, belt, faja, cinturon = banda
banda de accesorios, correa de accesorios, banda de alternador, correa de alternador, serpentine belt, drive belt, banda serpentina, faja de alternador, fan belt, correa de ventilador, correa en v, banda unica, correa unica, poly v, banda de ventilador, banda poly v, correa micro v = banda accesorio
banda de aire acondicionado, correa de aire acondicionado, ac belt, a/c belt, banda de ac, faja de compresor = banda aire acondicionado
templador, tensor, tensioner, tensionador, rodillo tensor, polea tensora, belt tensioner, polea loca, idler pulley, templador de banda, idler = templador
bomba de agua, water pump, bomba agua, bomba de refrigerante, coolant pump, bomba de enfriamiento = bomba agua
radiador, radiator, panal, radeador, enfriador de agua = radiador
electroventilador, ventilador, fan, cooling fan, motoventilador, moto ventilador, ventilador de radiador, radiator fan, abanico, electro ventilador, ventola, aspas de radiador, fan de radiador, electric fan, helice = electroventilador
termostato, thermostat, valvula de temperatura, toma de agua con termostato, termostat, calorstato = termostato
inyector, injector, fuel injector, tobera, inyectores, nozzle, inyector de combustible = inyector
bomba de gasolina, fuel pump, bomba de combustible, bomba de nafta, pila de combustible, pila de gasolina, bomba gasolina, bomba electrica de gasolina, bencinera, modulo de combustible, bomba de bencina, fuel pump module, pila de bomba = bomba gasolina | pila bomba
regulador de presion, fuel pressure regulator, regulador de combustible, regulador de gasolina = regulador presion combustible
base de motor, taco de motor, soporte de motor, engine mount, motor mount, pata de motor, hueso, soporte motor, cacho de motor, engine mounts, silentblock de motor, gomas de motor, cauchos de motor, coyunturas de motor = base motor | hueso motor
base de caja, soporte de caja, transmission mount, taco de caja, gearbox mount, pata de caja = base caja
valvula, valve, valvulas = valvula
valvula de escape, exhaust valve = valvula escape
valvula de admision, intake valve = valvula admision
sello de valvula, valve seal, guia de valvula, sellos de valvulas, capuchon de valvula, valve stem seal, reten de valvula, caucho de valvula, retenes de valvula = sello valvula
manguera, hose, manguito, radiator hose, tubo de radiador, ducto de agua, cañeria de agua, mangera = manguera
manguera de calefaccion, heater hose = manguera calefaccion
silenciador, exosto, exhosto, tubo exosto, muffler, mofle, mataruido, exhaust, tubo de escape, escape, sistema de escape, marmita, resonador, silencioso = silenciador | catalizador
catalizador, catalytic converter, catalitico, convertidor catalitico, cat converter = catalizador
silicona, sellador de motor, rtv, silicone, formador de empaques, pega silicona, hacedor de empaques, gasket maker, siliconas = silicona
* turbo, turbina, turbocharger, turbocargador, turbocompresor = turbo
* carter, oil pan, bandeja de aceite = carter
* bomba de aceite, oil pump = bomba aceite
* arbol de levas, eje de levas, camshaft = arbol leva
* cigueñal, crankshaft, cigüeñal = cigueñal
* multiple, manifold, colector = multiple
* cuerpo de aceleracion, throttle body, mariposa, garganta de aceleracion = cuerpo aceleracion
* valvula egr, egr = valvula egr
* intercooler, enfriador de turbo = intercooler
* propulsor, taque, hidraulico de motor, lifter, botador, levantavalvula, puntería = propulsor
* biela, connecting rod = biela

# --- Maintenance
filtro, filter, filtros, elemento filtrante = filtro
filtro de aceite, oil filter, filtro aceite motor, filtro para aceite, filtro de lubricante, elemento de aceite, cartucho de aceite = filtro aceite
filtro de aire, air filter, depurador, purificador de aire, filtro aire motor, elemento de aire, engine air filter, depurador de aire, air cleaner = filtro aire
filtro de cabina, filtro de habitaculo, cabin filter, filtro de polen, pollen filter, filtro antipolen, filtro de aire acondicionado, filtro de ac, filtro a/c, filtro del aire acondicionado, cabin air filter, filtro de interior, filtro de calefaccion, filtro del a/c = filtro cabina
filtro de cabina con carbon, filtro de cabina carbon activado, filtro de habitaculo con carbon, filtro de polen con carbon, charcoal cabin filter, carbon cabin filter = filtro cabina carbon | filtro cabina
filtro de gasolina, fuel filter, filtro de nafta, filtro de combustible, filtro gasolina, gas filter, filtro de bencina, elemento de combustible = filtro gasolina | filtro combustible | prefiltro combustible | filtro diesel
filtro de diesel, diesel filter, filtro de petroleo, filtro separador, trampa de agua, filtro racor, water separator, filtro trampa, filtro decantador = filtro diesel | filtro combustible separador
aceite, oil, lubricante, engine oil, motor oil, aceite motor, aceite de motor, lubricante de motor, aceites = aceite motor | aceite
aceite atf, aceite hidraulico atf, aceite dexron, aceite mercon, aceite de caja automatica atf = aceite transmision | aceite caja
aceite de caja, gear oil, liquido hidraulico, aceite de transmision, transmission fluid, atf, valvulina, aceite hidraulico, transmission oil, aceite de diferencial, aceite de corona, hidraulico, aceite de direccion, power steering fluid, aceite de direccion hidraulica, liquido de direccion, fluido de transmision, aceite de caja automatica = aceite caja | aceite transmision
bujia, spark plug, candela, chispero, sparkplug, plugs, bujias, spark plugs, encendedor de motor = bujia
bujia de precalentamiento, glow plug, bujia diesel, bujia incandescente, candela de precalentamiento, calentador diesel, bujia de calentamiento, glow plugs = bujia precalentamiento
cable de bujia, spark plug wire, ignition wire, cable de alta, cables de alta tension, cable de encendido, plug wires, ignition cable, chicote de bujia = cable bujia
refrigerante, coolant, anticongelante, antifreeze, agua de radiador, liquido de radiador, liquido radiador, liquido refrigerante, agua verde, engine coolant, liquido de enfriamiento, agua para radiador = refrigerante
liquido de freno, brake fluid, liga de freno, liquido para frenos, hidrolina, liga para frenos, aceite de freno = liquido freno
limpiador de inyectores, injector cleaner, limpia inyectores, aditivo de gasolina, aditivo para inyectores, fuel additive, aditivo de combustible, octanador, octane booster, fuel treatment = limpiador inyector
limpiador diesel, diesel cleaner, aditivo diesel = limpiador diesel
urea, adblue, ad blue, def, diesel exhaust fluid, arla, fluido de escape diesel = urea
aflojatodo, aflojalotodo, wd40, penetrante, lubricante penetrante, penetrating oil, aflojador, desoxidante, quita oxido, afloja todo, rust remover, antioxidante = aflojatodo
limpiador de frenos, brake cleaner, limpia frenos, desengrasante de frenos = limpiador freno
limpiador de contactos, contact cleaner, limpia contactos, electronic cleaner, spray de contactos = limpiador contacto
sellador de radiador, radiator stop leak, sella radiador, tapa fugas, tapafugas, sella fugas, stop leak, sellador de fugas = sellador radiador
antifriccion, aditivo de motor, oil treatment, aditivo para aceite, tratamiento de motor, engine treatment, oil additive, mejorador de aceite = tratamiento motor
pluma, escobilla, plumilla, limpiaparabrisas, wiper, wiper blade, limpia parabrisas, limpiabrisas, limpia brisas, plumas, cepillo de parabrisas, wipers, hoja de limpiaparabrisas, limpiavidrio, limpia vidrios, windshield wiper, brazo limpiaparabrisas, raqueta, parabrisas pluma, escobilla limpiadora = pluma
caucho de plumas, repuesto de plumas, wiper refill, caucho para pluma, goma de pluma = caucho pluma
grasa, grease, grasa de litio, grasa para rodamientos, bearing grease, grasa de rodamientos = grasa

# --- Electrical
bateria, battery, acumulador, pila de carro, car battery, vateria, baterias = bateria
borne, terminal de bateria, battery terminal, borne de bateria, terminales de bateria, battery clamp, pinza de bateria = borne bateria
alternador, alternator, generador, generator, dinamo = alternador
regulador de voltaje, voltage regulator, regulador de alternador, regulador de carga = regulador voltaje
carbones, escobillas de alternador, carbon brushes, carbones de alternador, brush set, cepillos de alternador = carbon alternador
motor de arranque, arrancador, starter, motor de partida, burro de arranque, starter motor, marcha, burro, arranque, partida, motor de marcha, motor arranque, cebador de arranque = motor arranque
automatico, solenoide, solenoid, solenoide de arranque, automatico de arranque, relay de arranque, starter solenoid, chancho de arranque = automatico arranque
bendix, piñon de arranque, bendix de arranque, bendiz, starter drive, bendi = bendix
sensor de oxigeno, oxygen sensor, sonda lambda, lambda, o2 sensor, sensor o2, sensor lambda, sensor de escape, oxigen sensor, sonda de oxigeno, sonda = sensor oxigeno
sensor de cigueñal, ckp, crank sensor, crankshaft sensor, sensor ckp, crankshaft position sensor, sensor de posicion de cigueñal, sensor de rpm, sensor de giro, captador de cigueñal, sensor de vueltas = sensor cigueñal
sensor de temperatura, ect, bulbo de temperatura, temperature sensor, trompo de temperatura, coolant temperature sensor, sensor ect, valvula de temperatura electrica = sensor temperatura
sensor de flujo de aire, maf, sensor maf, mass air flow, caudalimetro, medidor de flujo, air flow meter, airflow meter, airflow sensor = sensor flujo aire
sensor map, map sensor, manifold pressure sensor, sensor de presion de multiple, sensor de vacio = sensor presion map
sensor abs, abs sensor, wheel speed sensor, sensor de velocidad de rueda, sensor de rueda, captador abs, speed sensor = sensor abs
sensor, bulbo, captador, trompo = sensor
bobina, coil, ignition coil, bobina de encendido, coil pack, bobina de chispa, coils, bobina de ignicion, pencil coil = bobina
capuchon de bobina, coil boot, capuchon, chupon de bobina, coil boots = capuchon bobina
foco, bombillo, bulb, bombilla, ampolleta, lampara, light bulb, headlight bulb, foquito, focos, ampolla, peras de luz, luz led, luces led, led = foco
fusible, fuse, fusibles, fuses = fusible
rele, relay, relevador, relays, relé, relai, relevo = rele
rele de direccional, flasher, destellador, flasher electronico, relay de intermitentes, flasher relay = rele direccional
interruptor, switch, suiche, swich, pulsador, boton, suich, conmutador = interruptor
interruptor de elevavidrios, window switch, mando de vidrios, botonera de vidrios, master switch, switch de vidrios, control de vidrios, botonera = interruptor elevavidrios
interruptor de freno, brake light switch, switch de stop, bulbo de freno, brake switch, trompo de stop, trompo de freno, switch de freno = interruptor freno
bocina, pito, horn, claxon, corneta, klaxon, pitos, car horn = bocina
* modulo, computadora, ecu, ecm, computador = modulo
* motor de plumas, wiper motor = motor pluma
* switch de encendido, ignition switch, chapa de contacto = interruptor encendido
* valvula iac, iac, sensor iac = valvula iac
* sensor tps, tps = sensor tps
* compresor, compresor de aire acondicionado, ac compressor = compresor
* condensador, condenser = condensador

# --- Brakes
pastilla de freno, pastilla, brake pad, brake pads, pasta de freno, balata, pastas, pads, frenos de disco, disc pads, brakepads, balatas delanteras, pastillas = pastilla freno
front brake pads, front pads, pastas delanteras = pastilla freno delantera
rear brake pads, rear pads, pastas traseras = pastilla freno posterior
zapata, brake shoe, brake shoes, bandas de freno, balata de tambor, zapatas, zapata de freno, forros de freno, shoes, balatas traseras, patines de freno, ferodo = zapata freno
disco de freno, brake disc, brake rotor, rotor, disc, brake disk, disco, brake discs, rotores, discos de frenos, plato de freno, front rotor, brake rotors = disco freno
tambor de freno, brake drum, campana, tambor, drum, campana de freno, drums = tambor freno
freno, brake, frenos, brakes = freno
* cilindro maestro, bomba de freno, brake master cylinder, master cylinder = bomba freno
* caliper, mordaza, brake caliper, pinza de freno = caliper
* cilindro de rueda, bombin de freno, wheel cylinder, bombin de rueda = cilindro rueda
* hidrovac, servofreno, booster, brake booster = servofreno
* cable de freno de mano, handbrake cable, guaya de freno, cable de emergencia = cable freno

# --- Suspension, steering
amortiguador, shock, shock absorber, strut, shocks, amortiguadores, struts, amorti, absorber, suspension amortiguador, monroe = amortiguador
front shock, amortiguador de adelante, front strut = amortiguador delantero
rear shock, amortiguador de atras = amortiguador posterior
base de amortiguador, strut mount, cazoleta, shock mount, copela, soporte de amortiguador, top mount, plato de amortiguador, torreta, base superior de amortiguador = base amortiguador
guardapolvo de amortiguador, tope de amortiguador, dust boot, bump stop, fuelle de amortiguador, bota de amortiguador = guardapolvo amortiguador
resorte, espiral, coil spring, spring, muelle, springs, espirales, resorte de suspension, coil springs = resorte
rotula, ball joint, bola de mesa, muñon, rotula de suspension, ball joints, balljoint, rotula de mesa, bola de suspension = rotula
rotula inferior, lower ball joint = rotula inferior
rotula superior, upper ball joint = rotula superior
terminal, tie rod end, terminal de direccion, tie rod, cabezal de direccion, outer tie rod, extremo de direccion, terminal de cremallera, brazo terminal, track rod end, tie rod ends = terminal direccion | terminal
axial, inner tie rod, axial de direccion, brazo axial, articulacion axial, precap, rotula axial, inner tie rod end, barra axial, vieleta axial = axial direccion | articulacion axial
link, bieleta, stabilizer link, sway bar link, lapiz estabilizador, link estabilizador, gemela de barra, tirante estabilizador, drop link, brazo de barra estabilizadora, stabilizer bar link, muñeco, lapiz de suspension, anti roll bar link = link barra
mesa, tijera, control arm, brazo de suspension, bandeja de suspension, horquilla, lower control arm, mesa de suspension, parrilla de suspension, bandeja, trapecio, brazo inferior, wishbone, a arm, plato de suspension, charola = brazo | mesa
brazo superior, upper control arm, mesa superior, tijera superior = brazo superior
buje, bushing, silentblock, silent block, bushings, cauchos de mesa, bujes de mesa, goma de suspension, casquillo, bocin de mesa, bocines, silemblock, bujes de suspension = buje
caucho de barra, caucho estabilizador, sway bar bushing, stabilizer bushing, goma de barra, bujes de barra, cauchos de barra estabilizadora = caucho barra
* cremallera, caja de direccion, steering rack, cajetin, rack and pinion = cremallera
* bomba de direccion, power steering pump, bomba hidraulica = bomba direccion
* barra estabilizadora, sway bar = barra estabilizadora
* hoja de resorte, ballesta, paquete de hojas, leaf spring = ballesta

# --- Clutch, transmission, wheels
embrague, clutch, cloche, croche, kit de clutch, clutch kit, clutch set, clucht, juego de embrague, kit de cloche = embrague
disco de embrague, clutch disc, disco de clutch, plato de embrague, prensa, prensa de embrague, pressure plate, plato y disco, disco y plato, plato opresor, plato de presion, prensa y disco, collarin, ruliman de embrague, rodillo de embrague, balinera de embrague, release bearing, canastilla, clutch plate = kit embrague
guaya, chicote, piola, chicotillo = cable
cable de embrague, clutch cable, guaya de embrague, cable de clutch, chicote de clutch, guaya de clutch, guaya de cloche, piola de embrague, cable clutch, piola de clutch = cable embrague
bombin de embrague, clutch slave cylinder, bomba de clutch, esclavo de embrague, bombin inferior, slave cylinder, bomba auxiliar de embrague, cilindro esclavo, bombin de clutch, bomba de embrague = bombin embrague
rodamiento, ruliman, ruleman, bearing, rolinera, balinera, rodaje, rolimán, bearings, wheel bearing, cojinete, rulemanes, balero, balinero, ruliman de rueda, balero de rueda, munequilla, ruliman de llanta = rodamiento
manzana, hub, wheel hub, cubo, maza, cubo de rueda, bocin, bocin de rueda, hub bearing, wheel hub assembly, masa, masa de rueda, punta de rueda, hub assembly, hubs, centro de rueda, porta rodamiento, manzana de rueda, maza de rueda = manzana
homocinetica lado rueda, homocinetica rueda, punta lado rueda, outer cv joint = homocinetica exterior
homocinetica, cv joint, junta homocinetica, punta de eje, homocineticas, cabeza de eje, punta de flecha, constant velocity joint, punta homocinetica, tricoide, trizeta, punta de semieje, espiga, copa homocinetica, cv = homocinetica
semieje, flecha, palier, axle shaft, drive shaft, cv axle, half shaft, eje delantero, eje de transmision, axle, flecha homocinetica, driveshaft, punta y eje, eje palier, semi eje = semieje
llanta, neumatico, tire, tyre, caucho de carro, goma de carro, tires, tyres, cubierta, caucho de rueda = llanta
todo terreno, all terrain, a/t, off road, 4x4, mud terrain, doble proposito = todo terreno
aro, rin, wheel, alloy wheel, rim, aro de magnesio, rines, magnesio, ring de llanta, alloy wheels, aros, rims, llanta de aleacion, aro de aluminio, rin de lujo, aro de lujo, rin de aleacion, steel wheel = aro
* cruceta, universal joint, u joint, junta universal = cruceta
* cardan, propeller shaft, eje cardan, barra de transmision = cardan
* volante de motor, flywheel, volante bimasa, bimasa = volante motor
* corona, piñon y corona, differential gear = corona
* caja de cambios, transmision, gearbox, transmission = caja
* perno de rueda, esparrago, wheel stud, tuerca de rueda, lug nut = perno rueda

# --- Words beside parts
trasero, posterior, rear, back, de atras, atras, trasera, parte trasera, parte de atras = posterior
delantero, frontal, front, de adelante, adelante, delante, enfrente, parte delantera = delantero
izquierdo, chofer, conductor, left, piloto, lado chofer, driver side, driver, lado del conductor, lh, lado izquierdo = izquierdo | conductor | lado opcion
derecho, pasajero, right, copiloto, passenger side, passenger, lado del pasajero, rh, lado derecho = derecho | pasajero | lado opcion
inferior, de abajo, abajo, lower, baja = inferior
superior, de arriba, arriba, upper, alta = superior
exterior, outer, externo, de afuera, outside = exterior
interior, inner, interno, de adentro, inside = interior
sintetico, synthetic, full synthetic, 100% sintetico, fully synthetic = sintetico
semisintetico, semi sintetico, semi synthetic, synthetic blend, tecnosintetico = semisintetico
mineral, convencional, conventional = mineral | convencional
galon, gallon, gal, garrafa = galon
cuarto, quart, litro, litros, liter, litre = litro
diesel, diésel, petroleo, gasoil, gasoleo, a diesel, petrolero = diesel
gasolina, nafta, gas, bencina, petrol, gasoline = gasolina
juego, set, kit, conjunto, paquete = juego | kit
par, pareja, pair, 2 unidades = par
reforzado, heavy duty, trabajo pesado, pesado, uso rudo, reinforced = reforzado | pesado
ceramica, ceramic, ceramico = ceramica
cromado, chrome, chromed, niquelado = cromado
negro, black, negra = negro
rojo, red, roja = rojo
verde, green = verde
azul, blue = azul
rosado, pink, rosa = rosado
plateado, silver, plata, gris = plata
blanco, white, blanca = blanco
electrico, electric, power = electrico
manual, mecanico, mecanica = manual
iridio, iridium = iridio
platino, platinum = platino
niquel, nickel, niquelada, cobre, copper, normal = niquel
aleacion, alloy, aluminio, aluminum, magnesio, lujo = aleacion | aluminio
acero, steel, hierro = acero
ventilado, vented, ventilated = ventilado
solido, solid = solido
perforado, drilled, rayado, slotted, ranurado, hiperventilado = perforado
alto kilometraje, high mileage, muchos kilometros, mucho kilometraje = alto kilometraje
`;

/** Words that describe no part. If a question also has other words, these words are left out. */
export const fillerWords = `
a al ante con d de del desde e el en es esa ese eso esta este esto la las le lo los me mi mis mas no o para pa por pero q que se si
su sus te tu tus un una uno unos unas y ya the of for and or with my in on an to is it i need want looking please have got car cars
anio año años ano ao modelo mod marca marcas carro carros auto autos automovil vehiculo vehiculos coche camioneta camionetas camion
moto maquina nave repuesto repuestos refaccion refacciones autoparte autopartes accesorio accesorios parte partes part parts
pieza piezas spare busco buscando buscar necesito necesitaba quiero quisiera queria quieren requiero solicito deseo comprar compro
comprando cotizar cotizacion cotizame precio precios valor cuanto cuanta cuesta cuestan vale valen vende venden vendes tienes tienen
tiene tengo hay hola buenas buenos dias tardes noches favor porfa porfavor gracias ayuda ayudeme ayudame disponible disponibles stock
original originales generico generica generico oem alterno nuevo nueva nuevos nuevas usado usados completo completa completos complete entero bueno buena barato baratos barata
economico economica oferta mejor lado lados tipo clase sirve sirven compatible compatibles dame deme donde consigo conseguir cual
cuales como algo algun alguna porque esta estan ser son soy fue era muy todo toda todos todas tambien solo izq der motorizado
motorizacion cilindraje cilindrada cc version full linea serie genuino genuina americano japones coreano chino unidad unidades
cambiar cambio cambie reponer reemplazo reemplazar toca dañado dañada dañaron daño roto rota rompio rompieron quemado quemada quemo
gastado gastada gastaron viejo vieja mal malo mala ando andan cada cambiarle ponerle poner pongo llevar lleva usa usar uso
recomienda recomiendan recomiende recomendado informacion info consulta consultar vendedor tienda local replacement fits cheap price
best new used genuine year model
`;
