import type { Messages } from './en.ts';

export const es: Messages = {
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
