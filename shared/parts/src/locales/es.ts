import { plural } from '@hoa/ui/text';
import type { Messages as CopyAddressMessages } from '../copy-address/messages.ts';
import type { Messages as EditConflictMessages } from '../edit-conflict/messages.ts';
import type { Messages as FailuresMessages } from '../failures/messages.ts';
import type { Messages as FilesMessages } from '../files/messages.ts';
import type { Messages as FormerOwnerMessages } from '../former-owner/messages.ts';
import type { Messages as InvoicesMessages } from '../invoices/messages.ts';
import type { Messages as LongTextMessages } from '../long-text/messages.ts';
import type { Messages as OfficeContactMessages } from '../office-contact/messages.ts';
import type { Messages as OutboxMessages } from '../outbox/messages.ts';
import type { Messages as PicturesMessages } from '../pictures/messages.ts';
import type { Messages as ProfileMessages } from '../profile/messages.ts';
import type { Messages as PasskeysMessages } from '../profile/passkeys/messages.ts';
import type { Messages as SessionsMessages } from '../profile/sessions/messages.ts';
import type { Messages as SaveStateMessages } from '../save-state/messages.ts';
import type { Messages as ViewAsMessages } from '../view-as/messages.ts';
import type { Messages as WelcomeMessages } from '../welcome/messages.ts';

export const copyAddress: CopyAddressMessages = {
  copy: 'Copiar la dirección',
  copied: 'Se copió la dirección.',
  notCopied: 'No se pudo copiar la dirección. Selecciónela y cópiela usted.',
};

export const editConflict: EditConflictMessages = {
  title: 'Esto cambió mientras usted escribía',
  hint: 'No se sobrescribió nada y su texto sigue aquí. Elija cuál conservar.',
  same: 'No se sobrescribió nada. Lo que ve aquí es lo que hay ahora.',
  mine: 'Su texto',
  theirs: 'Ahora',
  nothing: 'Nada',
  yes: 'Sí',
  no: 'No',
  saveMine: 'Guardar lo mío',
  discard: 'Descartar lo mío',
};

export const failures: FailuresMessages = {
  'ticket-not-found': 'Solicitud no encontrada',
  'not-implemented': 'El modo de datos reales aún no está disponible',
  conflict: 'Otra persona lo cambió mientras tanto. No se sobrescribió nada.',
  'storage-full': 'No queda espacio en este dispositivo. No se guardó nada.',
  network: 'La conexión ha fallado. Compruébela e inténtelo de nuevo.',
  busy: 'El portal está ocupado. Inténtelo de nuevo.',
  'new-version':
    'Hay una versión nueva del portal. Vuelva a cargar la página cuando haya enviado o guardado su texto.',
  updating: 'El portal se está actualizando. Inténtelo de nuevo en un momento.',
  'sign-in-invalid': 'Este enlace o código es incorrecto, ya se ha usado o ha caducado. Pida otro.',
  'proof-needed': 'No se ha cambiado nada, porque no se ha confirmado con un código.',
  'too-many-requests': 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
};

export const files: FilesMessages = {
  download: 'Descargar',
  downloadFile: ({ name }) => `Descargar ${name}`,
  previewFile: ({ name }) => `Vista previa de ${name}`,
  remove: 'Quitar',
  removeFile: ({ name }) => `Quitar ${name}`,
  downloadStarted: '¡Descarga iniciada!',
  downloadFailed: 'No se pudo descargar el archivo',
  previewFailed: 'No se pudo cargar la vista previa',
  attachmentRemoved: 'Archivo adjunto eliminado',
  removeTitle: ({ name }) => `¿Quitar ${name}?`,
  uploaded: ({ n }) =>
    plural('es', n, {
      one: '¡1 archivo subido correctamente!',
      other: `¡${n} archivos subidos correctamente!`,
    }),
  failedToUpload: ({ file }) => `No se pudo subir ${file}`,
  uploadFailed: 'No se pudo subir el archivo',
  uploading: ({ file }) => `Subiendo ${file}`,
  tryAgain: 'Reintentar',
  fileHint: ({ types, max }) => `${types}. Hasta ${max} archivos de 10 MB cada uno.`,
  pictures: 'Imágenes',
  files: 'Archivos',
  attachFiles: 'Adjuntar archivos',
  uploadsPending: 'Espere a que se suban los archivos',
  notUploaded: ({ files }) => `Sin subir: ${files}. Reintente o quite antes de enviar.`,
};

export const invoices: InvoicesMessages = {
  detailNumber: ({ number }) => `Factura ${number}`,
  notFound: 'Factura no encontrada',
  notFoundHint: 'No existe o no le corresponde verla.',
  laborLine: ({ hours, rate }) => `${hours} h × ${rate}`,
  quantityOf: ({ n, cost }) => `${n} × ${cost}`,
  unnamedItem: 'Materiales',
  approved: 'Aprobada',
  paid: 'Pagada',
  notesTitle: 'Notas',
  documents: 'Documentos',
  lines: 'Conceptos',
  line: 'Concepto',
  calculation: 'Cálculo',
  amount: 'Importe',
  status: 'Estado',
  submitted: 'Presentada',
  due: 'Vence',
  labor: 'Mano de obra',
  total: 'Total',
  view: ({ number }) => `Ver ${number}`,
  vendor: 'Proveedor',
};

export const longText: LongTextMessages = {
  showAll: 'Mostrar el texto completo',
  failed: 'No se pudo cargar el texto completo',
};

export const outbox: OutboxMessages = {
  waiting: 'Pendiente de envío',
  notSent: 'No enviado',
  kept: 'Guardado en este dispositivo. Se enviará cuando tenga conexión.',
  numberToCome: 'Cuando se envíe',
  tryAgain: 'Reintentar',
  discard: 'Descartar',
  discardQuestion: '¿Descartar lo que ha escrito?',
  discardText: 'No se ha enviado a nadie y no se podrá recuperar.',
  unsent: (n) =>
    plural('es', n, {
      one: 'No se envió 1 cosa que escribió.',
      other: `No se enviaron ${n} cosas que escribió.`,
    }),
  show: 'Mostrar',
  listTitle: 'Sin enviar',
  kinds: {
    'tickets.create': 'Solicitud',
    'tickets.postMessage': 'Mensaje en una solicitud',
    'threads.reply': 'Respuesta a un mensaje',
    'comments.add': 'Comentario en los foros',
  },
  failed: 'Algo ha salido mal',
  reasons: {
    'ticket-not-found': 'La solicitud ya no existe.',
    'thread-not-found': 'La conversación ya no existe.',
    'topic-not-found': 'El tema ya no existe.',
    'not-found': 'Aquello a lo que pertenece ya no existe.',
    'not-implemented': 'El modo de datos reales aún no está disponible',
    'invalid-input': 'Parte de lo introducido no es válida',
    'storage-full': 'No queda espacio en este dispositivo. No se guardó nada.',
    'outbox-expired':
      'Lo escribió hace más de 90 días y quizá ya se envió entonces. Con «Reintentar» se envía ahora.',
    conflict: 'Otra persona lo ha modificado entretanto. No se ha sobrescrito nada.',
  },
};

export const pictures: PicturesMessages = {
  previousPicture: 'Imagen anterior',
  nextPicture: 'Imagen siguiente',
  pictureOf: ({ n, total }) => `${n} de ${total}`,
};

export const profile: ProfileMessages = {
  sessions: 'Sesiones',
  passkeys: 'Llaves de acceso',
  failed: 'No se pudo cargar el perfil',
  notFound: 'Perfil no encontrado',

  details: { page: 'Sus datos', drawer: 'Perfil' },
  detailsHint: 'Así le localizan la junta y la administración.',
  displayName: 'Nombre visible',
  email: 'Correo electrónico',
  emailPending: ({ email }) =>
    `Será válido cuando lo confirme allí. Hasta entonces escribimos a ${email}.`,
  phone: 'Teléfono',
  services: 'Servicios',
  save: { page: 'Guardar cambios', drawer: 'Guardar perfil' },
  updated: '¡Perfil actualizado correctamente!',
  failedUpdate: 'No se pudo actualizar el perfil',

  notifications: 'Notificaciones',
  channels: 'Cómo le avisamos',
  topics: 'De qué le avisamos',
  preferenceHints: {
    email: 'A la dirección de su perfil.',
    push: 'En los dispositivos donde ha iniciado sesión.',
    sms: 'Al número de teléfono de su perfil.',
    announcements: 'Noticias y eventos de la comunidad.',
    maintenance: 'Obras en los edificios y en sus solicitudes.',
    payments: 'Cuotas, recibos y pago automático.',
    forums: 'Respuestas a lo que ha escrito.',
    security: 'Avisos de seguridad. Le aconsejamos dejarlo activado.',
  },
  vendorPreferenceHints: { maintenance: 'Sus órdenes de trabajo.', payments: 'Sus facturas.' },
  preferencesUpdated: '¡Preferencias de notificación actualizadas!',
  failedPreferences: 'No se pudieron actualizar las preferencias',

  privacy: { page: 'Lo que ven de usted sus vecinos', drawer: 'Privacidad' },
  privacyHint: 'La administración siempre ve sus datos.',
  privacyHints: {
    showUnit: 'Su número de vivienda junto a su nombre.',
    showServices: 'Sus servicios en las solicitudes que se le asignan.',
    showTitle: 'Su cargo junto a su nombre.',
    showPhone: 'Su número de teléfono en las solicitudes compartidas.',
    showEmail: 'Su correo electrónico en las solicitudes compartidas.',
    allowMessages: 'Sus vecinos le encuentran en el directorio y pueden escribirle.',
  },
  privacyUpdated: '¡Ajustes de privacidad actualizados!',
  failedPrivacy: 'No se pudieron actualizar los ajustes',

  appearance: 'Apariencia',
  appearanceHint: 'Se aplica al instante, en todas las pestañas de este navegador.',
  theme: 'Tema',
  themeHints: {
    light: 'Luminoso, para el día.',
    dark: 'Descansado para la vista de noche.',
    auto: 'Según su dispositivo.',
  },
  language: 'Idioma',
  languageHint: 'Las fechas y los importes también lo siguen.',
  themeUpdated: '¡Tema actualizado!',
  failedTheme: 'No se pudo actualizar el tema',
  languageUpdated: '¡Idioma actualizado!',
  failedLanguage: 'No se pudo actualizar el idioma',
};

export const passkeys: PasskeysMessages = {
  hint: 'Confirme los cambios de personas con su huella, su rostro o el PIN del dispositivo en lugar de un código por correo.',
  failedToLoad: 'No se pudieron cargar sus llaves de acceso',
  unsupported: 'Este navegador no puede usar llaves de acceso.',
  dates: ({ added, lastUsed }) =>
    lastUsed === undefined
      ? `Añadida el ${added}, nunca usada`
      : `Añadida el ${added}, usada por última vez el ${lastUsed}`,
  add: 'Añadir llave de acceso',
  added: '¡Llave de acceso añadida!',
  known: 'Este dispositivo ya tiene una llave de acceso para el portal.',
  failedToAdd: 'No se añadió la llave de acceso',
  remove: 'Quitar',
  removed: '¡Llave de acceso quitada!',
  failedToRemove: 'No se pudo quitar la llave de acceso',
};

export const sessions: SessionsMessages = {
  hint: 'Dónde ha iniciado sesión. Cierre lo que no conozca o ya no use.',
  failedToLoad: 'No se pudieron cargar sus sesiones',
  unknownDevice: 'Dispositivo desconocido',
  current: 'Esta',
  dates: ({ signedIn, lastUsed }) => `Iniciada el ${signedIn}, usada por última vez el ${lastUsed}`,
  on: ({ browser, system }) => `${browser} en ${system}`,
  end: 'Cerrar sesión remota',
  ended: '¡Sesión cerrada!',
  privacy: 'Privacidad y mis datos',
  failedToEnd: 'No se pudo cerrar la sesión',
};

export const saveState: SaveStateMessages = {
  saved: 'Guardado',
  saving: 'Guardando…',
  unsaved: 'Sin guardar',
};

export const welcome: WelcomeMessages = {
  title: ({ portal }) => `Le damos la bienvenida a ${portal}`,
  intro: {
    resident: 'Su hogar, sus vecinos y la oficina en un solo lugar.',
    vendor: 'Sus trabajos, mensajes y pagos en un solo lugar.',
    admin: 'Todo lo que la comunidad le pide en un solo lugar.',
  },
  start: 'Empiece aquí',
  dismiss: 'Ocultar la bienvenida',
  report: 'Avisar de un problema',
  pay: 'Pagar sus cuotas',
  attend: 'Ver lo que viene',
  talk: 'Preguntar a los vecinos',
  compare: 'Ordenar sus trabajos',
  finished: 'Ver lo terminado',
  bill: 'Crear una factura',
  triage: 'Revisar las solicitudes',
  order: 'Encargar un trabajo',
  announce: 'Publicar una noticia',
  broadcast: 'Enviar un comunicado',
};

export const officeContact: OfficeContactMessages = {
  title: ({ name }) => `Contacto de ${name}`,
  officeHours: 'Horario de oficina',
  postalAddress: 'Dirección postal',
};

export const formerOwner: FormerOwnerMessages = {
  ended: ({ home, day }) => `Fue propietario de ${home} hasta el ${day}.`,
  effect: 'Puede leer sus recibos y solicitudes de ese tiempo.',
};

export const viewAs: ViewAsMessages = {
  view: {
    about: ({ name }) => `Está viendo el portal como ${name}.`,
    effect: 'No se puede cambiar nada.',
    stop: 'Dejar de ver',
  },
  act: {
    about: ({ name }) => `Está actuando en nombre de ${name}.`,
    effect: 'El historial le menciona a usted.',
    stop: 'Dejar de actuar',
  },
  failed: 'No se pudo terminar. Termina solo en un plazo de cuatro horas.',
};
