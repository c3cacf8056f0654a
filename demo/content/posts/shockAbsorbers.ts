import { createHeading, list, createNote, createParagraph, type Article } from './article';
import { safety } from './topics';

export const shockAbsorbers: Article = {
  slug: 'amortiguadores-y-adoquin',
  image: '/images/posts/shock-absorbers-800.avif',
  publishedOn: '2026-07-23',
  content: {
    categories: ['05-003', '05-005'],
    topics: [safety],
    title: {
      es: 'Adoquín, baches y lastre: qué se gasta primero en la suspensión',
      en: 'Cobbles, potholes and gravel: what wears first in a suspension',
    },
    excerpt: {
      es: 'No todo golpe es el amortiguador. Cómo encontrar de dónde viene el ruido y qué se cambia junto, para no pagar dos veces la mano de obra.',
      en: 'Not every knock is a shock absorber. How to find where the noise comes from, and what to change together so that you pay the labour once.',
    },
    body: {
      es: [
        createParagraph(
          'En asfalto un amortiguador da de 80.000 a 100.000 kilómetros. Con adoquín todos los días, rompevelocidades y vías de lastre, la mitad. Lo malo es que se acaba de a poco y uno se acostumbra.',
        ),
        createHeading('Cómo saber que está acabado'),
        list(
          'El carro sigue rebotando después del bache: debe subir, bajar y quedarse quieto.',
          'Está mojado de aceite y con tierra pegada. Una película fina cerca del vástago es normal; gotas, no.',
          'Al frenar se clava de trompa, y con viento o al rebasar flota.',
          'La llanta se gasta por parches: pase la mano y se siente como una sierra.',
          'En mojado frena más largo, porque la rueda pasa más tiempo en el aire que en el piso.',
        ),
        createHeading('El ruido casi nunca es el amortiguador'),
        list(
          'Golpe seco y seguido en adoquín: el terminal de la barra estabilizadora. Es lo más común y lo más barato.',
          'Golpe al arrancar y al frenar: los bujes del brazo.',
          'Crujido al girar parado: la base superior del amortiguador o su rulimán.',
          'Golpe al girar en baches, y dirección con juego: rótula o terminal de dirección. Con estos no se espera.',
        ),
        createHeading('Qué se cambia junto'),
        list(
          'Los dos del mismo eje, siempre. Uno nuevo y uno viejo hacen que el carro se vaya de lado al frenar.',
          'Base superior, guardapolvo y tope: van en el mismo desarme y protegen al nuevo.',
          'El espiral, solo si está roto, vencido o de distinta altura que el otro.',
        ),
        createHeading('Para el mecánico'),
        list(
          'Bombee el nuevo de tres a cinco veces en posición vertical antes de montarlo, para sacar el aire.',
          'No agarre el vástago con playo: una raya corta el retenedor en pocas semanas.',
          'Apriete los pernos de los bujes con el carro apoyado en las ruedas. En el aire quedan torcidos y se rompen.',
          'Después de tocar amortiguador delantero, rótula o brazo: alineación.',
        ),
        createNote(
          'Pida revisar la suspensión cada 20.000 km, y las llantas con la presión de la puerta: una llanta demasiado inflada le pasa cada adoquín al amortiguador.',
        ),
      ],
      en: [
        createParagraph(
          'On asphalt a shock absorber gives 80,000 to 100,000 kilometres. With cobbles every day, speed bumps and gravel roads, half of that. The trouble is that it goes slowly, and one gets used to it.',
        ),
        createHeading('How to know that it is finished'),
        list(
          'The car keeps bouncing after the pothole: it should rise, fall and be still.',
          'It is wet with oil and caked in dirt. A thin film near the rod is normal; drops are not.',
          'It dives when braking, and floats in wind or when overtaking.',
          'The tyre wears in patches: run your hand over it and it feels like a saw.',
          'In the wet it takes longer to stop, because the wheel spends more time in the air.',
        ),
        createHeading('The noise is hardly ever the shock absorber'),
        list(
          'A dry, quick knock on cobbles: the stabilizer link. The most common and the cheapest.',
          'A thump when pulling away and when braking: the control arm’s bushings.',
          'A creak when steering at a standstill: the strut’s upper mount or its bearing.',
          'A knock when turning over bumps, and play in the steering: ball joint or tie rod end. These do not wait.',
        ),
        createHeading('What to change together'),
        list(
          'Both of an axle, always. One new and one old make the car pull to a side when braking.',
          'Upper mount, dust boot and bump stop: they come off in the same job and protect the new one.',
          'The spring, only if it is broken, sagged or not as high as the other.',
        ),
        createHeading('For the mechanic'),
        list(
          'Pump the new one three to five times upright before fitting it, to get the air out.',
          'Do not hold the rod with pliers: a scratch cuts the seal within weeks.',
          'Tighten the bolts of bushings with the car on its wheels. In the air they end up twisted, and tear.',
          'After touching a front strut, a ball joint or an arm: wheel alignment.',
        ),
        createNote(
          'Have the suspension checked every 20,000 km, and keep tyres at the pressure on the door: one pumped too hard hands every cobble to the shock absorber.',
        ),
      ],
    },
  },
};
