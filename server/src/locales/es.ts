import type { ExportTexts } from '../export/export-texts.ts';
import type { PackagePageTexts } from '../export/package-page.ts';
import type { ConfirmEmailTexts } from '../identity/confirm-email-page.ts';
import type { MailTexts } from '../mail/mail-texts.ts';
import type { PrivacyTexts } from '../privacy/privacy-texts.ts';

export const mail: MailTexts = {
  greeting: 'Hola, {name}:',
  footer: 'Enviado por el portal de {association}.',
  laterRole: '{role} desde el {from}',
  answers: {
    byMail: 'Puede responder a este correo. Su respuesta aparecerá en la conversación.',
    inPortal: 'Las respuestas se escriben en el portal; nadie lee las respuestas a este correo.',
  },
  replyRefusals: {
    'unknown-address': 'La dirección a la que escribió no existe o ya no es válida.',
    'other-sender':
      'Llegó desde una dirección que el portal no conoce como suya. Responda desde la dirección a la que se envió el correo, o en el portal.',
    'no-access': 'Ya no puede escribir en esta conversación.',
    'no-text': 'No contiene nada aparte del correo que cita.',
    'too-large':
      'Es demasiado grande. Envíe menos archivos o más pequeños, o escriba en el portal.',
    encrypted: 'Está cifrada, por lo que el portal no puede leerla. Envíela sin cifrar.',
    'too-often':
      'Ha enviado demasiadas respuestas en la última hora. Inténtelo de nuevo más tarde.',
    file: 'No se puede añadir el archivo «{file}»: {problem}.',
  },
  signIn: {
    subject: 'Iniciar sesión en {association}',
    lead: ['Este enlace inicia su sesión. Funciona una sola vez, durante 15 minutos.'],
    action: 'Iniciar sesión',
    end: [
      'O escriba este código donde pidió el enlace: {code}',
      'Si no lo pidió, puede ignorar este correo.',
    ],
  },
  signInLater: {
    subject: 'Su acceso a {association} empieza el {from}',
    lead: [
      'Su acceso a {association} empieza el {from}. A partir de ese día podrá pedir en la página un enlace para iniciar sesión.',
    ],
    action: 'Abrir el portal',
    end: ['Si no quería iniciar sesión, puede ignorar este correo.'],
  },
  proof: {
    subject: 'Su código para {association}',
    lead: [
      'Va a cambiar algo importante en el portal. Escriba allí este código en los próximos 10 minutos: {code}',
    ],
    action: 'Abrir el portal',
    end: [
      'Si no ha sido usted, puede que otra persona haya iniciado sesión en su nombre: cierre esa sesión en su perfil y avise a la administración de {association}.',
    ],
  },
  invitation: {
    subject: 'Le damos la bienvenida al portal de {association}',
    lead: [
      '{association} le ha añadido a su portal: noticias, mensajes, solicitudes y documentos en un solo lugar.',
      'Figura en él como: {roles}.',
      'Su acceso empieza el {from}. Hasta entonces no podrá iniciar sesión.',
      'No necesita contraseña. Escriba esta dirección de correo en la página y recibirá un enlace para iniciar sesión.',
    ],
    action: 'Abrir el portal',
    end: [],
  },
  emailConfirmation: {
    subject: 'Confirme su nueva dirección de correo',
    lead: [
      'Ha pedido que {association} use esta dirección. Confírmela en un plazo de 24 horas; hasta entonces vale la anterior.',
    ],
    action: 'Confirmar la dirección',
    end: ['Si no lo pidió, puede ignorar este correo.'],
  },
  emailChanged: {
    subject: 'Su dirección de correo ha cambiado',
    lead: [
      'El portal de {association} ya no usa esta dirección para usted. Inicie sesión con la nueva.',
      'Si no fue usted, avise enseguida a la administración de {association}.',
    ],
    action: 'Abrir el portal',
    end: [],
  },
  replyRefused: {
    subject: 'Su respuesta no se ha publicado',
    lead: ['{reason}', 'Nadie en la conversación la ha visto. Sigue entre sus correos enviados.'],
    action: 'Abrir el portal',
    end: [],
  },
  exportReady: {
    subject: 'Su exportación de {association} está lista',
    lead: [
      'La exportación que solicitó está lista. Puede descargarla en los ajustes hasta el {until}.',
    ],
    action: 'Abrir los ajustes',
    end: ['Si no la solicitó, avise de inmediato a los demás administradores.'],
  },
  broadcast: {
    subject: '{title}',
    lead: ['{message}'],
    action: 'Abrir el portal',
    end: ['En su perfil puede elegir qué correos recibe.'],
  },
  notification: {
    subject: '{title}',
    lead: ['{message}', '{written}'],
    action: 'Abrir en el portal',
    end: ['En su perfil puede elegir qué correos recibe.'],
  },
};

export const privacy: PrivacyTexts = {
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
        'Su nombre, correo, teléfono, dirección postal, vivienda y función; lo que escribe y sube; sus respuestas a eventos; sus solicitudes, facturas y pagos; sus ajustes; dónde ha iniciado sesión; y quién cambió qué y cuándo.',
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
        'Usted, la administración de su comunidad y las personas a las que escribe. Sus vecinos ven lo que usted permite en su perfil. Un proveedor ve las solicitudes que se le asignan. Un administrador puede ver el portal como usted lo ve, sin cambiar nada; queda registrado en su historial. Quien redacta las noticias ve cuántas personas las han visto, no quiénes.',
        'Todos los miembros ven lo que usted escribe en los foros, salvo que la moderación lo oculte, y lo que vota en una encuesta abierta. En una encuesta secreta nadie puede saber qué votó, solo si votó.',
        'Un mensaje a vecinos solo lo ven las personas a las que escribe, y la vista de la administración no lo muestra. Si una de ellas lo denuncia, quienes responden por la oficina ven una copia. Nadie se entera de que usted lo bloqueó o denunció.',
        'Quien tenga su dirección personal de calendario ve los eventos de su comunidad. Puede cambiarla o desactivarla en cualquier momento, y termina cuando usted se va.',
        'La administración puede compartir un archivo con un auditor mediante un enlace que termina en 90 días como máximo. Indica quién era propietario de qué vivienda, quién ocupó qué puesto o cargo y qué se pagó.',
      ],
    },
    {
      heading: 'Cuánto tiempo se guarda',
      paragraphs: [
        'Una sesión termina tras {sessionDays} días sin uso y como máximo a los {maxSessionDays} días. Un enlace para entrar vale 15 minutos; un código, 10. Un archivo que no se usa se elimina en un plazo de dos días. Un correo se elimina de la cola en cuanto se envía, o a los 14 días si no se puede enviar. De una respuesta por correo solo se guarda el mensaje en que se convierte; su dirección sirve durante un año desde el último correo.',
        'Las solicitudes, los pagos y el registro de cambios se conservan mientras la comunidad deba rendir cuentas de ellos. Cuando se haya ido, la comunidad puede sustituir su nombre, correo, teléfono y dirección postal por un seudónimo en todas partes, también en el registro de cambios. Si ha vendido su vivienda, puede seguir entrando para leer los recibos y las solicitudes de su época, y nada más.',
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

export const confirmEmail: ConfirmEmailTexts = {
  portal: 'Portal de la comunidad',
  title: 'Confirme su nueva dirección de correo',
  explanation: 'A partir de entonces inicia sesión con ella y recibe allí los correos.',
  confirm: 'Confirmar la dirección',
  confirmed: 'Su nueva dirección de correo vale desde ahora.',
  refused: 'Este enlace ya no es válido. Guarde la dirección otra vez en su perfil.',
  failed: 'La conexión ha fallado. Compruébela e inténtelo de nuevo.',
};

export const packagePage: PackagePageTexts = {
  portal: 'Portal de la comunidad',
  title: 'Paquete de auditoría',
  from: '{association} comparte con usted sus registros de este periodo:',
  until: 'Puede descargarlos hasta el {day}.',
  download: 'Descargar el archivo ZIP',
  running: 'El paquete se está preparando. Vuelva a abrir esta página en unos minutos.',
  invalid:
    'Este enlace no es válido. Es posible que haya vencido o que se haya retirado. Pida otro a la comunidad.',
  failed: 'La conexión ha fallado. Compruébela e inténtelo de nuevo.',
};

export const exported: ExportTexts = {
  title: 'Exportación de {association}',
  packageTitle: 'Paquete de auditoría de {association}',
  madeAt: 'Creada el {time}.',
  content:
    'Contiene todo lo que el portal guarda sobre la comunidad, incluidos los mensajes entre sus miembros. Guárdela con el mismo cuidado que el propio portal. No contiene los datos de acceso de nadie.',
  packageContent:
    'Contiene los pagos de cuotas, las facturas con sus órdenes de trabajo y quién tuvo qué puesto, cargo y vivienda en este periodo. Contiene datos personales: no lo comparta con nadie más.',
  records: 'Registros',
  kind: 'Tipo',
  table: 'Tabla',
  count: 'Cantidad',
  tablesOpen:
    'Las tablas son archivos CSV en UTF-8 que se abren con una hoja de cálculo. El diccionario de datos describe sus columnas.',
  dictionary: 'Diccionario de datos',
  formulas: 'Un apóstrofo precede al texto que una hoja de cálculo ejecutaría como fórmula.',
  formulasImported: 'Al importar la exportación se quita.',
  files: 'Archivos',
  noFiles: 'No hay archivos.',
  tables: {
    tickets: 'Solicitudes',
    ticketMessages: 'Mensajes de solicitudes',
    ticketInvoices: 'Facturas de solicitudes',
    invoices: 'Facturas',
    vendors: 'Proveedores',
    vendorContacts: 'Contactos de proveedores',
    residents: 'Directorio de residentes',
    directoryEntries: 'Directorio tal como se ve',
    eventSeries: 'Eventos planificados',
    eventAnswers: 'Respuestas a eventos',
    associations: 'Ajustes',
    offices: 'Permisos de los cargos',
    buildings: 'Edificios',
    units: 'Viviendas',
    imports: 'Hojas de cálculo importadas',
    seats: 'Cargos en la junta y los comités',
    sales: 'Ventas de viviendas',
    people: 'Personas',
    memberships: 'Roles de las personas',
    vendorNotifications: 'Notificaciones de proveedores',
    contactSubmissions: 'Consultas a proveedores',
    news: 'Noticias',
    newsReadings: 'Noticias vistas',
    events: 'Eventos',
    topics: 'Temas del foro',
    moderationEntries: 'Registro de moderación',
    topicFollows: 'Temas seguidos',
    commentThanks: 'Agradecimientos por comentarios',
    polls: 'Encuestas',
    pollVotes: 'Votos',
    pollBallots: 'Papeletas de encuestas secretas',
    topicUpdates: 'Novedades de los temas',
    comments: 'Comentarios',
    threads: 'Conversaciones',
    threadMessages: 'Mensajes',
    threadReadings: 'Conversaciones leídas',
    messageDrafts: 'Borradores de mensajes',
    messageReports: 'Mensajes denunciados',
    messageBlocks: 'Vecinos bloqueados',
    notifications: 'Notificaciones',
    notificationMarks: 'Notificaciones leídas',
    folders: 'Carpetas',
    files: 'Documentos',
    storedFiles: 'Archivos guardados',
    accounts: 'Cuentas de las viviendas',
    payments: 'Pagos',
    subscriptions: 'Pagos automáticos',
    paymentSettings: 'Ajustes de pago',
    profiles: 'Perfiles',
    broadcasts: 'Difusiones',
    broadcastDrafts: 'Borradores de difusiones',
    sequences: 'Últimos números',
    history: 'Registro de cambios',
    workOrders: 'Órdenes de trabajo',
    roster: 'Propietarios y administradores',
  },
};
