import { createHeading, list, createNote, createParagraph, type Article } from './article';
import { electrics } from './topics';

export const altitudeBattery: Article = {
  slug: 'la-bateria-en-la-altura',
  image: '/images/posts/altitude-battery-800.avif',
  publishedOn: '2026-10-29',
  content: {
    categories: ['04-001', '04-002'],
    topics: [electrics],
    title: {
      es: 'La batería en Quito y Cuenca: ¿la altura la mata?',
      en: 'Batteries in Quito and Cuenca: does altitude kill them?',
    },
    excerpt: {
      es: 'La culpa no es de la altura, sino de las mañanas frías y los recorridos cortos. Cómo medirla con un multímetro y elegir la que sigue.',
      en: 'Altitude is not to blame: cold mornings and short trips are. How to test yours with a multimeter and choose the next one.',
    },
    body: {
      es: [
        createParagraph(
          'A 2.800 metros la batería trabaja igual que a nivel del mar: adentro hay química, no aire. Lo que cambia en la Sierra es lo que la rodea. Y en la Costa el enemigo es otro.',
        ),
        createHeading('Lo que de verdad pasa en la Sierra'),
        list(
          'Madrugadas de 5 a 8 °C: en frío la batería entrega cerca de un tercio menos, justo cuando el aceite espeso pide más fuerza al motor de arranque.',
          'Recorridos cortos en tráfico: luces, ventilador y radio gastan más de lo que el alternador repone en ralentí.',
          'Cuestas en primera y segunda: el motor se calienta más y el compartimiento también.',
        ),
        createHeading('Y en la Costa'),
        createParagraph(
          'El calor no se nota al arrancar, pero evapora el agua y corroe las placas. La misma batería que en Cuenca dura cuatro años, en Guayaquil o Machala suele dar dos y medio.',
        ),
        createHeading('Mídala en cinco minutos'),
        createParagraph('Con el motor apagado desde la noche anterior y un multímetro de veinte dólares:'),
        list(
          '12,6 V o más: cargada.',
          '12,4 V: al 75 %. Un viaje largo la recupera.',
          '12,2 V: a la mitad. Cárguela y vuelva a medir al día siguiente.',
          '12,0 V o menos: descargada; si después de cargar vuelve a caer, hay que cambiarla.',
          'Al dar arranque no debe bajar de 9,6 V.',
          'Con el motor encendido, de 13,8 a 14,7 V. Menos, es el alternador o la banda; más, el regulador está cocinando la batería.',
        ),
        createHeading('Al comprar'),
        list(
          'Capacidad (Ah) igual a la del manual o un paso más, si cabe en la base.',
          'Corriente de arranque en frío (CCA): en la Sierra conviene el valor más alto de las que le sirven.',
          'Polaridad y tipo de borne: con el positivo al otro lado, los cables no llegan.',
          'Fecha de fabricación: no más de seis meses en percha.',
          'Start-stop: solo AGM o EFB. Una común dura meses.',
        ),
        createNote(
          'Antes de cambiarla, limpie los bornes y ajústelos. Muchos autos que «no tienen batería» solo tienen un borne flojo o sulfatado.',
        ),
      ],
      en: [
        createParagraph(
          'At 2,800 metres a battery works as it does at sea level: inside is chemistry, not air. What changes in the highlands is everything around it. On the coast the enemy is another one.',
        ),
        createHeading('What really happens in the highlands'),
        list(
          'Mornings of 5 to 8 °C: cold, a battery gives about a third less, just when thick oil asks more of the starter.',
          'Short trips in traffic: lights, fan and radio use more than the alternator gives back at idle.',
          'Climbs in first and second gear: the engine runs hotter, and so does everything under the bonnet.',
        ),
        createHeading('And on the coast'),
        createParagraph(
          'Heat is not noticed at the start, but it evaporates water and corrodes the plates. The battery that lasts four years in Cuenca often gives two and a half in Guayaquil or Machala.',
        ),
        createHeading('Test it in five minutes'),
        createParagraph('With the engine off since the night before and a twenty-dollar multimeter:'),
        list(
          '12.6 V or more: charged.',
          '12.4 V: at 75 %. One long drive brings it back.',
          '12.2 V: half. Charge it and measure again the next day.',
          '12.0 V or less: flat; if it drops again after charging, replace it.',
          'While cranking it must not fall below 9.6 V.',
          'With the engine running, 13.8 to 14.7 V. Less is the alternator or its belt; more, and the regulator is cooking the battery.',
        ),
        createHeading('When you buy'),
        list(
          'Capacity (Ah) as in the manual or one step up, if the tray takes it.',
          'Cold cranking amps (CCA): in the highlands take the highest of those that fit.',
          'Polarity and terminals: with the positive on the other side the cables do not reach.',
          'Date of manufacture: no more than six months on the shelf.',
          'Start-stop: only AGM or EFB. A common one lasts months.',
        ),
        createNote(
          'Before replacing it, clean and tighten the terminals. Many cars with “no battery” only have a loose or corroded terminal.',
        ),
      ],
    },
  },
};
