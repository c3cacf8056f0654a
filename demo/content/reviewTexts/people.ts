/** First names. A first name with an initial identifies no real person. */
export const firstNames = (
  'Andrés Byron Carlos Cristian Danilo Diego Edison Eduardo Fabián Fernando Freddy Galo Geovanny Hugo Iván Jairo ' +
  'Javier Jefferson Jorge José Juan Kléver Leonardo Luis Manuel Marcelo Marco Mauricio Milton Nelson Néstor Oswaldo ' +
  'Pablo Patricio Paúl Raúl Ramiro Ricardo Rodrigo Santiago Segundo Stalin Vinicio Walter Washington Wilson Xavier ' +
  'Alexandra Ana Andrea Blanca Carmen Daniela Elizabeth Fernanda Gabriela Gladys Jéssica Johanna Karina Lorena Mayra ' +
  'María Mónica Narcisa Paola Patricia Rosa Sandra Silvia Tatiana Verónica Ximena Yolanda'
).split(' ');

export const englishFirstNames = 'Alan Beth Colin Dana Erik Helen Keith Laura Martin Nora Peter Susan'.split(
  ' ',
);

export const initials = 'ABCDEFGHJLMNOPQRSTUVYZ'.split('');
