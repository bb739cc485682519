import { type Locale, plural } from '@hoa/shared/text';

interface OutboxNotices {
  sent(n: number): string;
  refused(n: number): string;
  damaged: string;
}

/** What a person is told about what they wrote offline. */
export const outboxNotices: Record<Locale, OutboxNotices> = {
  en: {
    sent: (n) =>
      plural('en', n, {
        one: '1 item written offline was sent.',
        other: `${n} items written offline were sent.`,
      }),
    refused: (n) =>
      plural('en', n, {
        one: '1 item written offline could not be sent. The reason stands beside it.',
        other: `${n} items written offline could not be sent. The reasons stand beside them.`,
      }),
    damaged: 'Something written offline could not be read. It was set aside.',
  },
  es: {
    sent: (n) =>
      plural('es', n, {
        one: 'Se ha enviado 1 elemento escrito sin conexión.',
        other: `Se han enviado ${n} elementos escritos sin conexión.`,
      }),
    refused: (n) =>
      plural('es', n, {
        one: 'No se ha podido enviar 1 elemento escrito sin conexión. El motivo figura junto a él.',
        other: `No se han podido enviar ${n} elementos escritos sin conexión. Los motivos figuran junto a ellos.`,
      }),
    damaged: 'Algo escrito sin conexión no se ha podido leer. Se ha apartado.',
  },
  fr: {
    sent: (n) =>
      plural('fr', n, {
        one: '1 élément écrit hors ligne a été envoyé.',
        other: `${n} éléments écrits hors ligne ont été envoyés.`,
      }),
    refused: (n) =>
      plural('fr', n, {
        one: '1 élément écrit hors ligne n’a pas pu être envoyé. La raison figure à côté.',
        other: `${n} éléments écrits hors ligne n’ont pas pu être envoyés. Les raisons figurent à côté.`,
      }),
    damaged: 'Un élément écrit hors ligne n’a pas pu être lu. Il a été mis de côté.',
  },
  de: {
    sent: (n) =>
      plural('de', n, {
        one: '1 offline verfasster Eintrag wurde gesendet.',
        other: `${n} offline verfasste Einträge wurden gesendet.`,
      }),
    refused: (n) =>
      plural('de', n, {
        one: '1 offline verfasster Eintrag konnte nicht gesendet werden. Der Grund steht daneben.',
        other: `${n} offline verfasste Einträge konnten nicht gesendet werden. Die Gründe stehen daneben.`,
      }),
    damaged: 'Ein offline verfasster Eintrag war nicht lesbar. Er wurde beiseitegelegt.',
  },
};
