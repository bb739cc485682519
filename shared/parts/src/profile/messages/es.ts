import type { Messages } from './en.ts';

export const es: Messages = {
  sessions: 'Sesiones',
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
