/**
 * The words by which mail programs introduce quotes and end mails in English, German, Spanish and French. All other
 * lines belong to what the person wrote.
 */

/** The labels of the header of a quoted mail, as Outlook and GMX write them. */
export const headerLabels =
  /^[>*_\s]*(from|sent|date|to|cc|subject|von|gesendet|datum|an|betreff|de|enviado( el)?|fecha|para|asunto|envoyé|à|objet|répondre à|reply-to|importance)\s?\*?\s?:/i;

/** A line between the answer and the quoted mail, such as "-----Original Message-----". */
export const separator =
  /^\s*(_{8,}|-{20,}|-{2,}\s*(original message|original appointment|ursprüngliche nachricht|mensaje original|message d['’]origine|forwarded message)\s*-{2,})\s*$/i;

/** A line above a quote, such as "On Tuesday at 10:00, Ada wrote:", which may be wrapped. */
export const introduction = /(wrote|schrieb|geschrieben|escribió|écrit)\b.*:\s*$/i;
export const introductionStart = /^\s*(on|am|el|le)\s/i;

/** Says that answers are between the quoted lines, which then have to stay. */
export const pointsBelow =
  /\b(below|inline|in-line|in red|interspersed|unten|rot|abajo|en rojo|ci-dessous|plus bas|en rouge)\b/i;

const device =
  /\b(iphone|ipad|android|galaxy|samsung|pixel|huawei|xiaomi|oneplus|blackberry|outlook|gmail|yahoo|proton ?mail|icloud|gmx|web\.de|windows|mobile|phone|smartphone|mobiltelefon|handy|tablet|móvil|movil|teléfono|mobile|portable|téléphone|mail)\b/i;

const sentFrom =
  /^(sent (from|via|with)|get outlook|von mein\w* .*gesendet|gesendet (von|mit|über)|diese nachricht wurde (von|mit) .*gesendet|outlook für|(holen sie sich|laden sie) outlook|enviado (desde|con|mediante)|(obtener|obtenga|descargar|descargue) outlook|envoyé (de|depuis|avec|à partir)|(télécharger|téléchargez|obtenir|obtenez) outlook)\b/i;

const maxSignatureLength = 140;

/** True for a line that a program adds, such as "Sent from my iPhone". */
export function isProgramSignature(line: string): boolean {
  const text = line.trim();
  return text.length <= maxSignatureLength && sentFrom.test(text) && device.test(text);
}
