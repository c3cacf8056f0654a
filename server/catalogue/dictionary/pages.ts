import type { KnownRoute } from '@/features/navigation/routes';

/** Words that mean a page of the shop and not a part. Each page has a line: `said, also said = route`. */
export const pageLines = `
garantia, garantias, warranty, devolucion, devoluciones, reembolso, reclamo, reclamos, cambios y devoluciones, politica de cambios, devolver, returns, return policy, refund = contact
envio, envios, entrega, entregas, domicilio, delivery, servientrega, costo de envio, envio a domicilio, tiempo de entrega, cuanto demora el envio, shipping, envian a provincia, hacen envios = contact
horario, horarios, hora de atencion, abren, cierran, atienden, atencion, opening hours, hours, a que hora abren, feriado, domingo, sabado = contact
direccion del local, ubicacion, donde estan, donde quedan, sucursal, sucursales, mapa, location, como llegar, local, almacen, direccion de la tienda, tiendas, store = contact
telefono, whatsapp, contacto, contactos, llamar, numero de telefono, celular, correo, email, contact, phone, asesor, escribir, hablar con alguien, soporte, ayuda, help, servicio al cliente = contact
factura, facturas, facturacion, factura electronica, comprobante, invoice, ride, retencion = orders
mi pedido, mis pedidos, pedidos, rastrear, seguimiento, orden, ordenes, estado de mi pedido, tracking, guia de envio, donde esta mi pedido, order status, mi compra = orders
pago, pagos, formas de pago, tarjeta, transferencia, diferido, cuotas, meses sin intereses, efectivo, metodos de pago, payment, paypal, deposito, pago contra entrega = contact
credito, estado de cuenta, saldo, deuda, cupo, cartera, cuenta por pagar, statement = statement
quienes somos, nosotros, empresa, historia, about, about us, mision, vision, acerca de = about
mi cuenta, iniciar sesion, login, registrarse, registro, entrar, ingresar, crear cuenta, sign in, sign up, cuenta = login
contraseña, clave, olvide mi clave, password, olvide mi contraseña, cambiar clave = password
mi garaje, garaje, mis carros, mis vehiculos, garage = garage
carrito, cart, canasta, mi carrito, shopping cart = cart
favoritos, lista de deseos, deseos, guardados, wishlist = wishlist
comparar, comparador, comparacion, compare = compare
marcas, brands, todas las marcas, lista de marcas = brands
pedido rapido, lista de codigos, subir excel, pedir por codigos, cotizacion, quick order, proforma, por mayor, mayoreo, mayorista, wholesale = quickOrder
blog, articulos, consejos, noticias, tips, news = blog
catalogo, categorias, departamentos, categories, todos los productos, catalogue = shop
mis direcciones, direcciones de entrega, addresses = addresses
trabajo, empleo, vacantes, trabaje con nosotros, bolsa de empleo, jobs = contact
distribuidor, ser distribuidor, proveedores, proveedor, dealer = contact
instalacion, taller, mecanico, instalan, colocacion, mano de obra, installation = contact
` satisfies string;

export type PageRoute = KnownRoute;
