import { createHeading, list, createNote, createParagraph, type Article } from './article';
import { maintenance, safety } from './topics';

export const brakePads: Article = {
  slug: 'cuando-cambiar-las-pastillas-de-freno',
  image: '/images/posts/brake-pads-800.avif',
  publishedOn: '2026-11-12',
  content: {
    categories: ['05-001', '05-002'],
    topics: [maintenance, safety],
    title: {
      es: '¿Cuándo se cambian las pastillas de freno?',
      en: 'When do brake pads need changing?',
    },
    excerpt: {
      es: 'No hay un kilometraje mágico: bajar de la Sierra a la Costa gasta más que un año en la ciudad. Estas son las señales y las medidas.',
      en: 'There is no magic mileage: one descent from the highlands wears more than months in town. These are the signs and the measurements.',
    },
    body: {
      es: [
        createParagraph(
          'Un taxi en Quito puede terminar un juego de pastillas en 15.000 kilómetros; un auto que solo anda en llano pasa de 50.000. Por eso no sirve contar kilómetros: hay que mirar y medir.',
        ),
        createHeading('La medida que manda'),
        createParagraph(
          'Se mide el material de fricción, sin la placa de metal. Nueva, una pastilla delantera trae entre 10 y 12 mm. Con 3 mm se programa el cambio; con 2 mm ya no se sale a la carretera. En casi todos los aros se alcanza a ver la pastilla entre los rayos con una linterna.',
        ),
        createHeading('Lo que el carro le avisa'),
        list(
          'Chillido agudo al frenar suave: la lámina avisadora ya topa el disco. Quedan pocas semanas.',
          'Ruido de metal con metal: se acabó el material. Cada frenada se lleva parte del disco.',
          'El pedal vibra: no suelen ser las pastillas, sino el disco con el espesor desigual.',
          'El carro se va a un lado: una mordaza trabada o una pastilla contaminada con aceite o grasa.',
          'El líquido de frenos baja sin que haya fuga: los pistones salieron porque las pastillas están delgadas.',
        ),
        createHeading('Bajadas largas: lo que más castiga'),
        createParagraph(
          'De Alóag a Santo Domingo o de Cuenca a Machala se pierden más de 2.000 metros de altura. Con el pie sobre el freno, las pastillas pasan de 400 °C y se cristalizan: quedan lisas, brillantes y frenan menos aunque tengan material. Baje en segunda o tercera, frene fuerte y corto, y suelte para que se enfríen.',
        ),
        createHeading('Al cambiarlas'),
        list(
          'Siempre las dos ruedas del mismo eje.',
          'Mida el disco: el espesor mínimo viene grabado en el borde (MIN TH). Por debajo, se cambia; no se rectifica.',
          'Limpie y engrase los pasadores de la mordaza; una pastilla gastada en cuña casi siempre es un pasador pegado.',
          'Asiéntelas: unas veinte frenadas de 60 a 20 km/h, sin detenerse, dejando enfriar entre una y otra.',
          'El líquido de frenos se cambia cada dos años: absorbe humedad y hierve antes.',
        ),
        createNote(
          'En resumen: revise cada 10.000 km, cambie con 3 mm y hágalo por eje. Pastillas a tiempo son un gasto; pastillas y discos, varias veces ese gasto.',
        ),
      ],
      en: [
        createParagraph(
          'A taxi in Quito can finish a set of pads in 15,000 kilometres; a car that only sees flat roads goes beyond 50,000. Counting kilometres does not help: you have to look and measure.',
        ),
        createHeading('The measurement that decides'),
        createParagraph(
          'Measure the friction material without its metal plate. A new front pad has 10 to 12 mm. At 3 mm plan the change; at 2 mm stay off the highway. Through most wheels the pad can be seen between the spokes with a torch.',
        ),
        createHeading('What the car tells you'),
        list(
          'A high squeal when braking gently: the wear indicator touches the disc. A few weeks are left.',
          'Metal on metal: the material is gone. Every stop takes some of the disc.',
          'The pedal pulses: usually not the pads, but a disc of uneven thickness.',
          'The car pulls to one side: a seized caliper, or a pad with oil or grease on it.',
          'Brake fluid drops without a leak: the pistons moved out because the pads are thin.',
        ),
        createHeading('Long descents wear the most'),
        createParagraph(
          'From Alóag to Santo Domingo or from Cuenca to Machala a car loses more than 2,000 metres of height. With a foot on the brake the pads pass 400 °C and glaze: smooth, shiny, and weak even with material left. Go down in second or third gear, brake hard and short, then let go so that they cool.',
        ),
        createHeading('When you change them'),
        list(
          'Always both wheels of an axle.',
          'Measure the disc: its minimum thickness is stamped on the edge (MIN TH). Below that it is replaced, not machined.',
          'Clean and grease the caliper pins; a pad worn like a wedge is nearly always a stuck pin.',
          'Bed them in: some twenty stops from 60 to 20 km/h without standing still, cooling in between.',
          'Brake fluid is changed every two years: it takes up water and boils earlier.',
        ),
        createNote(
          'In short: check every 10,000 km, change at 3 mm, one axle at a time. Pads in time are one expense; pads and discs are several times that.',
        ),
      ],
    },
  },
};
