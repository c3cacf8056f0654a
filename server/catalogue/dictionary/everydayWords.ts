/**
 * Everyday words of Spanish, which occur in sentences about a part. They are never corrected to a word of a part. If
 * the catalogue or the dictionary also knows such a word, the word keeps that meaning.
 */
export const everydayWordLines = `
abajo abierto abrir abro acaba acabo acaso adentro afuera agarra ahi ahora ahorita alguien alguno algunos alla alli alto amigo
amigos amiga ando anda andaba antes anoche apenas aqui arriba asi atras aun aunque ayer ayuden bajo bajar bastante bien busca
cada cae calle camino casa casi cerca cierto ciudad claro cogi coge coger cosa cosas creo cual cualquier cuando cuantos cuatro
cuenta cuidado dan daria dar darle debe debo decir dejar deja dejo demas dentro desde despacio destilada destilado despues dice dicen dicho dije dijo
diez dinero dios doce dos duda duro ella ellos empieza empezo encima encuentro enero entonces entre entrega enviar envian envio
era eran eres esos espera esperar esposa estado estar estas estoy estaba fin final fuera fueron gente grande gusta ha haber habia
habra hace hacen hacer haga hago han hasta hacia hecho hermano hijo hizo hora horas hoy igual ir jefe joven junto juntos jueves
largo lejos lento leve libre linea listo llama llamar llega llegar llego lleva llevar lluvia local luego lugar lunes maestro mal
mala malo mama manda mandar mandan manera mano martes mayor me media medio mejorar menos mes mi mia miedo mientras mil mio mira
mire mismo misma momento mucho mucha muchos mujer mundo nada nadie ni ninguno noche nos nosotros nueve numero nunca ocho once otra
otro otros pagar pago papa para parece pasa pasado pasar paso pide pido pedir pena pequeño perdon pero persona piensa pienso plata
poco poca poder pone poner pongo porque posible primero primo problema pronto pudo puede pueden puedo pues puse puso que quede
queda quedo quien quienes quite quito quitar rapido rato razon recien respuesta sabado sabe saben saber sale salio salir saludo
saludos sea seco segun segundo seguro seis semana senor señor señora ser sera si siempre siete siento sigue sino sirvio sobre solo
sola son soy suave sube subir subida sucede sucio sumo tal tampoco tan tanto tarda tarde te temprano tener tenga tenia tenian
tendra tendran tercero tiempo tierra toco todavia todo tomar toma trabajo trabaja traen traer trae traigo tras tres tu ultimo
unico usar uso usted ustedes va vamos van vaya vecino veces ven venden venir veo ver verdad vez via viaje vida viene viernes vino
vivo vivir volver voy vuelta vuelve yo zona
about after again all also another any because before being bit both but buy came can come could did does doing done down each
ever every few find first from gave get give goes gone good had has have hello help here him his how into its just keep know last
less like little long made make makes many maybe more most much must never next not now off often old once one only other our out
over own please put quick really right said same see seems sell send she should show since some soon still such take tell than
thank thanks that them then there these they thing things think this those three time today too try two under until use used very
want was way well were what when where which while who why will without would year years yes yet you your
`;
