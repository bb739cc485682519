import type { PrivacyTexts } from './en.ts';

export const es: PrivacyTexts = {
  portal: 'Portal de la comunidad',
  title: 'Privacidad',
  sections: [
    {
      heading: 'Quién es responsable',
      paragraphs: [
        'Su comunidad gestiona este portal y decide para qué se usa. Su administración responde a las preguntas sobre sus datos.',
      ],
    },
    {
      heading: 'Qué se guarda',
      paragraphs: [
        'Su nombre, correo, teléfono, vivienda y función; lo que escribe y sube; sus solicitudes, facturas y pagos; sus ajustes; dónde ha iniciado sesión; y quién cambió qué y cuándo.',
        'De las imágenes se eliminan el lugar y la cámara. Aquí nunca se guardan números de tarjeta ni de cuenta.',
      ],
    },
    {
      heading: 'Para qué se usa',
      paragraphs: [
        'Para gestionar la comunidad: atender solicitudes, darle noticias, cobrar cuotas y pagar a proveedores. Nada se vende, a nadie se le sigue y ningún otro sitio sabe lo que hace aquí.',
        'Una cookie mantiene su sesión. Otra dura un año e indica que ya ha iniciado sesión con este navegador, para que nadie pueda impedirle solicitar un enlace. Lo que este navegador guarda de las páginas leídas se elimina al cerrar la sesión.',
      ],
    },
    {
      heading: 'Quién lo ve',
      paragraphs: [
        'Usted, la administración de su comunidad y las personas a las que escribe. Sus vecinos ven lo que usted permite en su perfil. Un proveedor ve las solicitudes que se le asignan.',
      ],
    },
    {
      heading: 'Cuánto tiempo se guarda',
      paragraphs: [
        'Una sesión termina tras {sessionDays} días sin uso y como máximo a los {maxSessionDays} días. Un enlace para entrar vale 15 minutos; un código, 10. Un archivo que no se usa se elimina en un plazo de dos días. Un correo se elimina de la cola en cuanto se envía, o a los 14 días si no se puede enviar.',
        'Las solicitudes, los pagos y el registro de cambios se conservan mientras la comunidad deba rendir cuentas de ellos. Cuando se haya ido, la comunidad puede sustituir su nombre, correo y teléfono por un seudónimo en todas partes, también en el registro de cambios.',
      ],
    },
    {
      heading: 'Sus derechos',
      paragraphs: [
        'Corrige sus datos en su perfil. Puede pedir a la administración que corrija, limite o borre lo que se guarda sobre usted, y reclamar ante una autoridad de protección de datos.',
      ],
    },
  ],
  download: {
    heading: 'Sus propios datos',
    lead: 'Todo lo que se guarda sobre usted, en un archivo (JSON). En él se nombran los archivos que subió; los descarga donde los adjuntó. Primero se le envía un código por correo.',
    button: 'Descargar mis datos',
    code: 'Código',
    confirm: 'Confirmar',
    sent: 'Se le ha enviado por correo un código de seis cifras. Escríbalo aquí en los próximos 10 minutos.',
    done: 'Sus datos se han descargado.',
  },
  errors: {
    'signed-out': 'Inicie primero sesión en el portal.',
    wrong: 'Este código es incorrecto, ya se usó o ha caducado. Pida otro.',
    often: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
    failed: 'La conexión ha fallado. Compruébela e inténtelo de nuevo.',
  },
};
