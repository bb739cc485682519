import type { ConfirmEmailTexts } from './en.ts';

export const es: ConfirmEmailTexts = {
  portal: 'Portal de la comunidad',
  title: 'Confirme su nueva dirección de correo',
  explanation: 'A partir de entonces inicia sesión con ella y recibe allí los correos.',
  confirm: 'Confirmar la dirección',
  confirmed: 'Su nueva dirección de correo vale desde ahora.',
  refused: 'Este enlace ya no es válido. Guarde la dirección otra vez en su perfil.',
  failed: 'La conexión ha fallado. Compruébela e inténtelo de nuevo.',
};
