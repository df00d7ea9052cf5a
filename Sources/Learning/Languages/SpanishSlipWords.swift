extension SpanishWords {
  /// Words that are a letter or two from one of a beginners' deck.
  static let slipWords = """
    abajo abra abre abrigo acero agrio aire al alma alta alto amar amargo ambos ancho anda ano antes apenas arena
    arma arriba asado así atar ave aviso ayuda año bajo bala banco bando bar barba barco barrio base basta
    batir baño beba bebe bello besar beso bien bis blanco boa bola bolsa bota bote brasa brisa broma burro
    cabe cabeza cabo cabra cada caer caja cajón cal calidad calla callar calma calor calvo cama camino campo
    cana canción cansado canto capa cara caro carro carta casar caso cata causa caza cazo caña cebar cebolla
    cena cenar cerca cerco cerdo cero cerrado cesta chica chico ciego cielo cierto cinta cita claro clase
    cobrar coche cocido cocinar codo coger col cola collar color come como común con copa coro correr corto
    cosa cosas coser costa creer crema cruz cuadro cual cuando cuanto cuarto cubo cuello cuenta cuero cuerpo
    cueva cuna cura curso da dado dama dan dar dato de debe deber decid decir dedo dejar del demás dentro
    derecho desde deseo di dicho diente dije dijo dime doce doler dolor donde dormido dos duda dueño dulce
    duro día echar edad el ella ellas ellos empezar en entrar entre era eran error es escoba escuela espada
    espalda espejo espera esposa esta estas este esto estrella falda falta fama faro favor fe fecha fila fin
    fino flor foca fondo foto freno frente fresa fresco frita frito fruto fuego fuente fuera fuerte gafas
    gallo gana ganar garra gas gasto gata gato gema genio gesto gira gol golpe gordo gota grado grano grasa
    grave gris gritar grito grupo guapo guerra gusto ha haber habla hacia hada hambre han harina has hasta hay
    he helado herir hielo hierro higo hilo hoja hombro hondo honor horno hotel huerto hueso huevos huir humo
    ibas idea igual ir isla jabón jamás jamón jarra joven joya juego jugar jugo julio junio junto jurar justo
    la labio lado ladrón lago lana lanzar largo las lata lavar lazo le lecho lector lejos lengua lento les
    letra ley libra libre limpio limón lindo lista listo litro llama llamar llano llanto llegada lleno llevar
    llorar lluvia lo lobo loco lodo lograr los lucha luego lugar luna lunes luz línea macho madera maestro
    mago mal mala mancha mando manera manta manto manzano mapa mar marca marco marido martes marzo mas masa
    mata matar mayo mayor me media medio mejor menos menta mente menú mes mesa meses meta metal meter metro mi
    miedo miel mil mira mis misa mismo mitad moda modo moho molino mono monte mora morir mosca mosto mota
    motor mozo muchos mueble muela muerte mujeres mula mundo muro museo muy más mí música nada nadar nadie
    nave negro ni nido nieto nieve ninfa nivel no nos nota novia novio nube nueva nuevos nuez o ocho ocio odio
    ojos ola olla olor ondas onza opinar orar orden oro os oso otoño otro oveja oído oír pagar paja pala palma
    palo pan papel papá para pared pareja parque parte pasa pasar paso pasta pasto pata patio pato pavo paz
    país paño pecado pecho pedir pegar peine pelar pelea pelota pena pensar peor pera perder pero perro pesado
    pesar pesca pescar peso pie piedra piel pierda pieza pila pino pinta pintar piso pista plan plano planta
    plata playa plaza pleno pluma pobre poco podar poder polo polvo poner por postre pozo prado precio premio
    prima primo prisa prueba pueblo puente puerto pues punta punto puro pájaro que queja quemar quien quinto
    quitar qué rabo radio rama rana rata rato raya rayo raza razón real red regalo regla reina reloj resto rey
    rezar reír rico riego risa ritmo robar roca roda rojo rollo ropero rosa roto rueda ruido ruina río saber
    sabio saco sal sala salida salir salsa saltar salto salud san sana sangre sano santo sapo se seca seco
    seda seguro según sello selva semilla sentir sepa ser serio señal señor si sierra siesta siglo signo
    silbar sin sitio sobre sol solo son sopa soñar su suave subir sucio sudar sueldo suelo suerte sueño suma
    sus sé sí tabla tallo tanto tapa tapar tarea tarta taza techo tela tema temer tenia tenis tercio terco ti
    tibio tienda tierra tigre tinta tipo tira tirar toalla tocar todo tomar tomo tono tonto torero toro torre
    tos trabajo traer traje trato trece trigo triste tropa trozo tu tuerca tumba turno té tía tío tú un una
    unir uno usado usar uva uña va vaca vaciar vacío vale valer valle valor van vara vaso vecino vela velo
    vena vender venta verano verdad verde verso vestido vez vi viaje vida vidrio viejas viento vientre villa
    vio visita vista viuda vivo volar volver voy voz vuelo vuelta y ya yegua yema yerno yo zapato zona zorro
    zumo útil
    """
}
