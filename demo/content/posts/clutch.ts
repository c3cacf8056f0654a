import { createHeading, list, createNote, createParagraph, type Article } from './article';
import { maintenance } from './topics';

export const clutch: Article = {
  slug: 'el-embrague-en-la-ciudad',
  image: '/images/posts/clutch-800.avif',
  publishedOn: '2026-07-02',
  content: {
    categories: ['05-004', '02-002'],
    topics: [maintenance],
    title: {
      es: 'El embrague en la ciudad: cuánto dura y cómo se mata antes',
      en: 'The clutch in town: how long it lasts and what kills it early',
    },
    excerpt: {
      es: 'El mismo embrague da 50.000 km en un taxi y 150.000 en otro carro. Las señales, una prueba de diez segundos y lo que se cambia ese día.',
      en: 'The same clutch gives 50,000 km in one car and 150,000 in another. The signs, a ten-second test, and what to change that day.',
    },
    body: {
      es: [
        createParagraph(
          'El disco de embrague se gasta solo mientras patina: al arrancar y al hacer los cambios. En carretera casi no trabaja; en una subida de Quito a las seis de la tarde trabaja todo el tiempo.',
        ),
        createHeading('Las señales'),
        list(
          'En cuarta, cuesta arriba, acelera: suben las revoluciones y el carro no. Está patinando.',
          'El pedal agarra muy arriba, casi al soltarlo. El disco está delgado.',
          'El pedal se puso duro: se gastaron los dedos del plato.',
          'Los cambios entran raspando, sobre todo la reversa: no desengancha. Antes de bajar la caja, vea si falta líquido o si el cable está largo.',
          'Zumba al pisar el pedal: el rulimán de empuje. Zumba al soltarlo, en neutro: es la caja.',
          'Tiembla al arrancar: disco con aceite, volante quemado o una base de motor rota.',
        ),
        createHeading('La prueba de los diez segundos'),
        createParagraph(
          'Motor caliente, sitio plano y libre, freno de mano bien puesto y el pie en el freno. Ponga tercera, acelere un poco y suelte el pedal de embrague. Si el motor se apaga al instante, agarra. Si sigue girando, patina. Hágalo una sola vez: la prueba también gasta.',
        ),
        createHeading('Lo que lo mata'),
        list(
          'Sostener el carro en la cuesta con el embrague. Use el freno de mano.',
          'Manejar con el pie apoyado en el pedal: el rulimán no descansa nunca.',
          'Esperar el semáforo en primera con el pedal pisado. Ponga neutro.',
          'Arrancar en segunda, o con más carga de la que dice el manual.',
        ),
        createHeading('Qué se cambia ese día'),
        list(
          'El kit completo: disco, plato y rulimán. La mano de obra es bajar la caja, y es la misma por una pieza que por tres.',
          'El volante se revisa: con manchas azules o grietas se rectifica, si es de una pieza. El bimasa no se rectifica: se mide el juego y se cambia.',
          'El retenedor trasero del cigüeñal, si hay humedad de aceite. Una gota arruina el disco nuevo.',
          'Líquido del sistema hidráulico y, si gotea, el bombín.',
        ),
        createNote(
          'Con el embrague nuevo, los primeros 500 km sin arrancones ni remolque: el disco tiene que asentarse contra el volante.',
        ),
      ],
      en: [
        createParagraph(
          'A clutch disc wears only while it slips: pulling away and changing gear. On the highway it hardly works; on a Quito hill at six in the evening it never stops.',
        ),
        createHeading('The signs'),
        list(
          'In fourth, uphill, you accelerate: the revs rise and the car does not. It is slipping.',
          'The pedal bites very high, almost released. The disc is thin.',
          'The pedal has become heavy: the fingers of the pressure plate are worn.',
          'Gears go in grating, reverse above all: it does not release. Before taking the gearbox down, see whether fluid is missing or the cable is slack.',
          'It hums with the pedal pressed: the release bearing. It hums with the pedal released, in neutral: the gearbox.',
          'It shudders when pulling away: oil on the disc, a burnt flywheel, or a broken engine mount.',
        ),
        createHeading('The ten-second test'),
        createParagraph(
          'Engine warm, on flat and free ground, handbrake firmly on and a foot on the brake. Take third gear, accelerate a little and let the clutch go. If the engine stalls at once, it holds. If it runs on, it slips. Do it only once: the test wears it, too.',
        ),
        createHeading('What kills it'),
        list(
          'Holding the car on a hill with the clutch. Use the handbrake.',
          'Driving with a foot on the pedal: the bearing never rests.',
          'Waiting at the lights in first with the pedal down. Take neutral.',
          'Starting in second, or with more load than the manual says.',
        ),
        createHeading('What to change that day'),
        list(
          'The whole kit: disc, plate and bearing. The labour is taking the gearbox down, and it is the same for one piece as for three.',
          'The flywheel is inspected: with blue spots or cracks it is machined, if it is of one piece. A dual-mass one is not machined: its play is measured, and it is replaced.',
          'The rear crankshaft seal, if there is any trace of oil. One drop ruins the new disc.',
          'The fluid of the hydraulic system and, if it drips, the slave cylinder.',
        ),
        createNote(
          'With a new clutch, no hard starts and no towing for the first 500 km: the disc has to bed in against the flywheel.',
        ),
      ],
    },
  },
};
