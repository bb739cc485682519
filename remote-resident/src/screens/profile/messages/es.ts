import type { Messages } from './en.ts';

export const es: Messages = {
  title: 'Perfil y ajustes',
  tabProfile: 'Perfil',
  tabNotifications: 'Notificaciones',
  tabPrivacy: 'Privacidad',
  tabAppearance: 'Apariencia',
  notFoundHint:
    'Aún no hay nada sobre usted. Vuelva a iniciar sesión o póngase en contacto con la administración.',
  memberSince: 'Miembro desde',
  unit: 'Vivienda',
  positionTitle: 'Cargo',
};
