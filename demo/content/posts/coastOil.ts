import { createHeading, list, createNote, createParagraph, type Article } from './article';
import { maintenance } from './topics';

export const coastOil: Article = {
  slug: 'que-aceite-usar-en-la-costa',
  image: '/images/posts/coast-oil-800.avif',
  publishedOn: '2026-09-30',
  content: {
    categories: ['03-003', '03-001'],
    topics: [maintenance],
    title: {
      es: '5W-30, 10W-30 o 20W-50: qué aceite usar en la Costa',
      en: '5W-30, 10W-30 or 20W-50: which oil for the coast',
    },
    excerpt: {
      es: 'A 32 °C mucha gente pone el aceite más grueso que encuentra. Casi nunca hace falta, y a los motores nuevos les hace daño.',
      en: 'At 32 °C many people take the thickest oil there is. It is hardly ever needed, and it harms newer engines.',
    },
    body: {
      es: [
        createParagraph(
          'El aceite que su motor necesita está en el manual y muchas veces en la tapa de llenado. Lo demás es entender qué dicen esos dos números para no dejarse convencer de otra cosa.',
        ),
        createHeading('Qué significan los números'),
        list(
          'El primero, con la W: qué tan rápido fluye en frío. Mientras más bajo, más pronto llega arriba al arrancar.',
          'El segundo: qué tan grueso queda a 100 °C, con el motor caliente. Es el que protege en carretera.',
        ),
        createParagraph(
          'El motor mantiene su aceite cerca de los 100 °C en Guayaquil y en Tulcán: para eso están el termostato y el radiador. Por eso el clima cambia menos de lo que se cree.',
        ),
        createHeading('Una guía para la Costa'),
        list(
          'Autos desde 2010 con 5W-30 o 5W-20 en el manual: respételo. Tienen conductos finos y distribución variable que trabaja con la presión del aceite.',
          'Motores de los 2000 que piden 10W-30 o 10W-40: use el 10W-40 si viaja cargado o remolca.',
          'Motores con más de 200.000 km que ya consumen: 15W-40 o 20W-50 baja el consumo, pero no repara el desgaste.',
          'Diésel: mire la norma (API CI-4, CJ-4, CK-4), no solo la viscosidad. Con filtro de partículas, solo de bajas cenizas.',
        ),
        createHeading('Cada cuánto cambiarlo'),
        createParagraph(
          'Mineral, 5.000 km; semisintético, 7.000; sintético, 10.000. Acorte un tercio si hace recorridos cortos, taxi, polvo o mucho ralentí con aire acondicionado: el motor trabaja aunque el odómetro no avance. Y una vez al año aunque no llegue a los kilómetros. Siempre con filtro nuevo.',
        ),
        createHeading('Lo que conviene revisar'),
        list(
          'Nivel en plano, con el motor apagado cinco minutos. Entre las dos marcas está bien; por encima también es malo.',
          'Aceite color café con leche: entró agua. No lo encienda.',
          'Gotas bajo el carro: el tapón con la arandela vieja es lo más común, y lo más barato.',
        ),
        createNote(
          'La viscosidad del manual primero. Un aceite más grueso no enfría más: circula menos, y lo que no circula no enfría.',
        ),
      ],
      en: [
        createParagraph(
          'The oil your engine needs is in the manual and often on the filler cap. The rest is knowing what the two numbers say, so that nobody talks you into another.',
        ),
        createHeading('What the numbers mean'),
        list(
          'The first, with the W: how fast it flows when cold. The lower, the sooner it reaches the top of the engine.',
          'The second: how thick it stays at 100 °C, with the engine hot. It is the one that protects on the road.',
        ),
        createParagraph(
          'An engine keeps its oil near 100 °C in Guayaquil and in Tulcán alike: that is what thermostat and radiator are for. So the climate changes less than people think.',
        ),
        createHeading('A guide for the coast'),
        list(
          'Cars from 2010 on with 5W-30 or 5W-20 in the manual: keep to it. They have fine passages and variable timing that works by oil pressure.',
          'Engines of the 2000s that ask for 10W-30 or 10W-40: take 10W-40 if you travel loaded or tow.',
          'Engines beyond 200,000 km that use oil: 15W-40 or 20W-50 lowers consumption, but repairs no wear.',
          'Diesel: look at the standard (API CI-4, CJ-4, CK-4), not only at viscosity. With a particulate filter, low ash only.',
        ),
        createHeading('How often to change it'),
        createParagraph(
          'Mineral, 5,000 km; semi-synthetic, 7,000; synthetic, 10,000. Take a third off for short trips, taxis, dust or long idling with the air conditioning on: the engine works though the odometer does not. And once a year in any case. Always with a new filter.',
        ),
        createHeading('What is worth checking'),
        list(
          'Level on flat ground, engine off for five minutes. Between the two marks is right; above is bad, too.',
          'Oil the colour of milky coffee: water got in. Do not start the engine.',
          'Drops under the car: a plug with its old washer is the most common cause, and the cheapest.',
        ),
        createNote(
          'The manual’s viscosity first. Thicker oil does not cool more: it flows less, and what does not flow does not cool.',
        ),
      ],
    },
  },
};
