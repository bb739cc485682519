import type { ConfirmEmailTexts } from './en.ts';

export const fr: ConfirmEmailTexts = {
  portal: 'Portail de la communauté',
  title: 'Confirmez votre nouvelle adresse e-mail',
  explanation: 'Vous vous connecterez ensuite avec elle, et vos messages y arriveront.',
  confirm: 'Confirmer l’adresse',
  confirmed: 'Votre nouvelle adresse e-mail est désormais valable.',
  refused: 'Ce lien n’est plus valable. Enregistrez encore une fois l’adresse dans votre profil.',
  failed: 'La connexion a échoué. Vérifiez-la et réessayez.',
};
